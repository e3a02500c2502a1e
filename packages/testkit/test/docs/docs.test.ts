/** What the documents show is true. */
import { readFileSync } from 'node:fs'
import { hashOf, parseRecord, verify } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { parseTranscript, runExample } from '../../src/index.ts'
import { ticTacToe } from '@waystation/tic-tac-toe'

/** The first block of code in a document that begins like this. */
function block(document: string, begins: string): string {
  const text = readFileSync(new URL(`../../../../docs/${document}`, import.meta.url), 'utf8')
  const found = text.split('```\n').find((part) => part.startsWith(begins))
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
