/** The files of golden games: replayed as they are; on request, and only then, written anew. */
import type { Game, GameTypes } from '@waystation/kernel'
import { readText, writeText } from '../files.ts'
import { type Golden, goldenFault } from './golden.ts'

const SWITCH = 'WAYSTATION_GOLDENS'
const HINT = `If the rules were changed on purpose, raise rulesVersion and run the test with ${SWITCH}=rewrite.`

/** Whether the files are to be written anew. */
export function isRewriting(env: Readonly<Record<string, string | undefined>>): boolean {
  const asked = env[SWITCH]
  if (asked === undefined || asked === '') return false
  if (asked !== 'rewrite') throw new Error(`${SWITCH} is "rewrite" or nothing, not "${asked}"`)
  if (env['CI']) throw new Error(`${SWITCH}=rewrite is for people: golden games never change in CI`)
  return true
}

/** What is wrong with a kept game, and what to do about it. */
export function keptFault<T extends GameTypes>(game: Game<T>, folder: URL, name: string): string | null {
  const record = readText(folder, `${name}.record`)
  const scores = readText(folder, `${name}.scores`)
  if (record === null || scores === null) return `${name} has not been kept yet. Run the test with ${SWITCH}=rewrite.`
  const fault = goldenFault(game, { record, scores })
  return fault === null ? null : `${name}: ${fault}. ${HINT}`
}

/** Writes the files, and says what that changed. */
export function keep(folder: URL, name: string, golden: Golden): string {
  const record = readText(folder, `${name}.record`)
  const same = record === golden.record && readText(folder, `${name}.scores`) === golden.scores
  writeText(folder, `${name}.record`, golden.record)
  writeText(folder, `${name}.scores`, golden.scores)
  return `golden game ${name}: ${record === null ? 'kept for the first time' : same ? 'the same as before' : 'CHANGED'}`
}
