/** Who knows which partner. */
import { apply, decisions, determinize, redact, Rng, start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { PARTNER_IDS } from '../src/data/partners.ts'
import { wildTiledWest as game } from '../src/index.ts'

function afterKeeping() {
  const opened = start(game, { players: 3 }, 'secrets')
  let { state } = opened
  const events = [...opened.events]
  for (const { seat, options } of decisions(game, state)) {
    const outcome = apply(game, state, seat, options[0].id)
    state = outcome.state
    events.push(...outcome.events)
  }
  return { state, events }
}

describe('Partenaires', () => {
  test('partners are known to their owners only', () => {
    const { state, events } = afterKeeping()
    const own = PARTNER_IDS[state.players[0].partner]
    expect(game.view(state, 0).players[0].partner).toBe(own)
    for (const seat of [1, 2, null]) {
      expect(game.view(state, seat).players[0].partner).toBeNull()
      const heard = events.map((event) => redact(event, seat)).filter(({ type }) => type === 'partnerKept')
      expect(JSON.stringify(heard)).not.toContain(`"${own}"`)
    }
  })

  test('what I put back is in nobody’s hand, in any world I believe in', () => {
    const { state } = afterKeeping()
    const { partner, rejected } = state.players[0]
    const worlds = Array.from({ length: 60 }, (_, n) => determinize(game, state, 0, new Rng(`world ${n}`)))
    for (const world of worlds) {
      expect(world.players[0]).toMatchObject({ partner, rejected })
      const held = world.players.map((player) => player.partner)
      expect(new Set(held).size).toBe(3)
      expect(held).not.toContain(rejected)
      expect(game.census(world)).toEqual(game.census(state))
    }
    expect(new Set(worlds.map(({ players }) => players[1].partner)).size).toBeGreaterThan(5)
  })
})
