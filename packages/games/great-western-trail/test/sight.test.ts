/** What bots learn by. */
import { checkConfig, start } from '@waystation/kernel'
import { seenBy } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import { MODULES } from '../src/data/modules.ts'
import { townAt } from '../src/data/rails/towns.ts'
import { FIRST_NEUTRAL, NEUTRAL_LETTERS } from '../src/data/tiles.ts'
import { NEUTRAL_SPACES, NODES } from '../src/data/trail.ts'
import { greatWesternTrail as game, type State } from '../src/index.ts'

const opened = (variants: { readonly [id: string]: string } = {}, seed = 'sight'): State =>
  start(game, checkConfig(game.meta, { players: 2, variants }), seed).state

describe('the sight', () => {
  test('shuffled neutral buildings are seen where they lie, and which of them come next', () => {
    const state = opened({ 'neutral-buildings': 'shuffled' })
    const letters = NEUTRAL_SPACES.map((space) => state.trail[space] - FIRST_NEUTRAL)
    expect(letters).not.toEqual(NEUTRAL_LETTERS.map((_, i) => i))
    state.players[0].at = NEUTRAL_SPACES[2]
    const seen = seenBy(game, state, 0)
    NEUTRAL_SPACES.forEach((space, i) => {
      expect(seen.get(`table: neutral building on ${NODES[space].id} ${letters[i]}`)).toBe(16)
      expect(seen.has(`own: neutral building ahead ${letters[i]}`)).toBe(i > 2)
    })
    expect(seen.get(`own: on neutral building ${letters[2]}`)).toBe(16)
    expect(seen.get(`own: next neutral building ${letters[3]}`)).toBe(16)
  })

  test('a side that can still be built is seen as that side', () => {
    const state = opened({ 'private-buildings': 'b' })
    const seen = seenBy(game, state, 0)
    const faces = BUILDINGS.flatMap(({ id }, face) => (seen.has(`own: building in the supply ${face}`) ? [id] : []))
    expect(faces).toEqual(['1b', '2b', '3b', '4b', '5b', '6b', '7b', '8b', '9b', '10b'])
  })

  test('Rails to the North: own shops and what lies next to them, the shops of others in their towns', () => {
    const state = opened({ 'rails-north': 'with' })
    const [gate, west] = [townAt('green-gate'), townAt('green-west')]
    state.players[0].shops = 1 << gate
    state.tradeSpaces[4 * gate] = 0
    const own = seenBy(game, state, 0)
    expect(own.get(`table: module ${MODULES.indexOf('rails-north')}`)).toBe(16)
    expect(own.get(`own: shop in town ${gate}`)).toBe(16)
    expect(own.get(`own: town next to a shop ${west}`)).toBe(16)
    expect(own.has(`table: other shops in town ${gate}`)).toBe(false)
    expect(seenBy(game, state, 1).get(`table: other shops in town ${gate}`)).toBe(8)
    expect(seenBy(game, opened(), 0).has(`own: town next to a shop ${gate}`)).toBe(false)
  })

  test('the poker table: what somebody has laid is worth something to himself alone', () => {
    const state = opened({ 'poker-table': 'with' })
    const [player] = state.players
    player.laid = player.hand.splice(0, 2)
    const [own, rival] = [seenBy(game, state, 0), seenBy(game, state, 1)]
    expect(own.get('own: cards laid')).toBe(11)
    expect(own.has('own: value of the cards laid')).toBe(true)
    expect(rival.get('rival 1: cards laid')).toBe(11)
    expect(rival.has('rival 1: value of the cards laid')).toBe(false)
  })
})
