/** What the tests of a file are called. */
import { parseTranscript } from '../transcript/parse.ts'

/** After `test(` or `describe(`, after the table of `.each(...)(`, or first in a row of such a table. */
const TITLE = /(?:\b(?:test|describe)\(|\)\(|^\s*\[)\s*(['"`])(.+?)\1/gm

export function titlesIn(file: string, source: string): readonly string[] {
  if (file.endsWith('.transcript')) return parseTranscript(source, file).map(({ title }) => title)
  return [...source.matchAll(TITLE)].map(([, , title]) => title)
}

/** Made of calls like `conformance(game)`, whose tests are called by the testkit. */
export const isSuite = (source: string): boolean => source.includes(`from '@waystation/testkit/vitest'`)
