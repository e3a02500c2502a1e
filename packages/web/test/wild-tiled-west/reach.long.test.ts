/** Every option of whole games, at every decision; laying.test.ts looks at a sample. */
import { expect, it } from 'vitest'
import { KINDS_BY_HAND, reachedByHand } from './reach.ts'

const GAMES = 200

it(`every option of ${GAMES} random games is within reach of the hand`, () => {
  const { gestures, kinds } = reachedByHand({ games: GAMES, stride: 1 })
  expect(gestures).toBeGreaterThan(40_000)
  expect(kinds).toEqual(expect.arrayContaining([...KINDS_BY_HAND]))
})
