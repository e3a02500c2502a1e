/** What the documents show is true. */
import { readFileSync } from 'node:fs'
import { hashOf, parseRecord, verify } from '@waystation/kernel'
import { expect, test } from 'vitest'
import * as kit from '../../src/index.ts'
import { parseTranscript, runExample } from '../../src/index.ts'
import * as suites from '../../src/vitest.ts'
import { ticTacToe } from '@waystation/tic-tac-toe'

const ROOT = new URL('../../../../', import.meta.url)

const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

/** The first block of code in a document that begins like this. */
function block(document: string, begins: string): string {
  const found = textOf(`docs/${document}`)
    .split('```\n')
    .find((part) => part.startsWith(begins))
  if (found === undefined) throw new Error(`${document} has no block that begins with "${begins}"`)
  return found
}

test('docs/record-format.md: the record verifies', () => {
  const record = parseRecord(block('record-format.md', 'waystation record'))
  expect(hashOf(verify(ticTacToe, record).state)).toBe(record.state)
  expect(record.log).toHaveLength(4)
})

test('docs/adding-a-game.md: the transcript holds', () => {
  const [example] = parseTranscript(block('adding-a-game.md', 'example '), 'adding-a-game.md')
  expect(runExample(ticTacToe, example)).toEqual([])
})

test('docs/adding-a-game.md: the suites it calls, and what they are told with, are there', () => {
  const calls = [...textOf('docs/adding-a-game.md').matchAll(/^```ts\n(\w+)\(/gm)].map(([, name]) => name)
  expect(calls.sort()).toEqual([...calls].filter((name) => name in suites).sort())
  expect(calls.length).toBeGreaterThan(5)
  const helpers = ['told', 'reasonCodes', 'planned', 'eventTypes']
  expect(helpers.filter((name) => !(name in kit) || !textOf('docs/adding-a-game.md').includes(name))).toEqual([])
})
