/** What bots learn by. */
import { apply, decisions, start } from '@waystation/kernel'
import { seenBy } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { tileOf, valueOf } from '../src/data/cattle.ts'
import { elGaucho as game, TILE_IDS } from '../src/index.ts'
import { lying, type State, standing } from '../src/state.ts'

const opened = () => start(game, { players: 2 }, 'sight').state

/** Both have kept their first tile. */
function inTheRounds(): State {
  let state = opened()
  while (state.phase === 'preliminary') {
    const [{ seat, options }] = decisions(game, state)
    ;({ state } = apply(game, state, seat, options[0].id))
  }
  return state
}

describe('the sight', () => {
  test('what a seat keeps under the seal is its herd already, to itself alone', () => {
    const state = opened()
    const [{ seat, options }] = decisions(game, state)
    const [tile] = state.players[seat].hand
    const [breed] = TILE_IDS[tile].split('-')
    const after = apply(game, state, seat, options[0].id).state
    expect(options[0].id).toBe(`keep ${TILE_IDS[tile]}`)
    expect(after.players[seat].herds.flat()).toEqual([])
    expect(seenBy(game, after, seat).get(`own: ${breed} ${valueOf(tile) - 1}`)).toBe(16)
    const others = [...seenBy(game, after, 1 - seat).keys()]
    expect(others.filter((name) => name.startsWith('rival 1: price'))).toEqual([])
    expect(seenBy(game, after, 1 - seat).get(`table: unseen ${tile}`)).toBe(16)
  })

  test('a steppe tile is known to those who have looked at it', () => {
    const state = inTheRounds()
    const [tile] = state.steppe
    state.steppeSeen[0] = 1
    expect(seenBy(game, state, 0).get(`table: seen in the steppe ${tile}`)).toBe(16)
    expect(seenBy(game, state, 0).has(`table: unseen ${tile}`)).toBe(false)
    expect(seenBy(game, state, 1).has(`table: seen in the steppe ${tile}`)).toBe(false)
    expect(seenBy(game, state, 1).get(`table: unseen ${tile}`)).toBe(16)
  })

  test('herds with their direction, and gauchos on the pampa, from either side', () => {
    const state = inTheRounds()
    state.players[0].herds = [[], [], ['black-03', 'black-07'].map(tileOf), [], []]
    state.gauchos = state.gauchos.map(() => -1)
    const [first, second] = state.tiles
    state.gauchos[0] = standing(0)
    state.gauchos[1] = lying(1)
    const own = seenBy(game, state, 0)
    expect([...own.keys()].filter((name) => name.startsWith('own: black'))).toEqual([
      'own: black 2',
      'own: black 6',
      'own: black herd at least 1',
      'own: black herd at least 2',
      'own: black herd rises',
    ])
    expect(own.get('own: end of the black herd 6')).toBe(16)
    expect(own.get(`table: own standing ${first}`)).toBe(16)
    expect(own.get(`table: other lying ${second}`)).toBe(16)
    const rival = seenBy(game, state, 1)
    expect(rival.get('rival 1: black herd rises')).toBe(16)
    expect(rival.get(`table: other standing ${first}`)).toBe(16)
    expect(rival.get(`table: own lying ${second}`)).toBe(16)
  })
})
