import { formatRecord, type GameRecord, parseRecord, Refusal, sha256 } from '@waystation/kernel'
import { expect, test } from 'vitest'

const OPENING: GameRecord = {
  game: 'tic-tac-toe',
  rules: 1,
  config: { players: 2, variants: {} },
  seed: 'seed',
  salt: 'salt',
  seats: ['Ann', 'Bob'],
  log: [],
  state: 'f00d',
  scores: null,
}

function refusal(text: string): Refusal {
  try {
    parseRecord(text)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('the record was accepted')
}

/** The text with something replaced and the checksum made right again. */
function forged(from: string, to: string): string {
  const body = formatRecord(OPENING)
    .replace(from, to)
    .replace(/checksum .*\n$/, '')
  return `${body}checksum ${sha256(body)}\n`
}

test('a record without answers can be read again', () => {
  expect(parseRecord(formatRecord(OPENING))).toEqual(OPENING)
})

test('a refusal says which case it is, for wording in any language', () => {
  expect(refusal('something else\n').detail).toEqual({ case: 'title' })
  expect(refusal(formatRecord(OPENING).replace('Ann', 'Eve')).detail).toEqual({ case: 'checksum' })
  expect(refusal(forged('seed seed', 'seed sees')).detail).toEqual({ case: 'commitment' })
  expect(refusal(forged('seat 1 Bob\n', '')).detail).toEqual({ case: 'form' })
  expect(refusal(forged('\n\n', '\n')).detail).toEqual({ case: 'form' })
  expect(refusal(forged('\n\n\n', '\n')).detail).toEqual({ case: 'form' })
})
