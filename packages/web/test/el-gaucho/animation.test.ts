import type { View } from '@waystation/el-gaucho'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/board/animation.ts'
import { advance } from '../../src/games/el-gaucho/animation/advance.ts'
import { ANIMATION } from '../../src/games/el-gaucho/animation/index.ts'
import { playThrough, SEATS } from './games.ts'

/** What is drawn; the rest of a view is not on the board, or is set by rules that emit no event. */
function drawn(view: View) {
  const { players, pastures, startPlayer, taken, pile, turn } = view
  return {
    players: players.map(({ supply, pesos, areas, herds, incoming }) => ({
      supply,
      pesos,
      areas: [...areas].sort(),
      herds,
      incoming,
    })),
    pastures,
    startPlayer,
    taken: turn === null ? [] : taken,
    pile,
  }
}

describe.each(SEATS)('the animation with %i players', (players) => {
  it('ends where the engine is', () => {
    let told = 0
    playThrough(players, `film ${players}`, ({ before, events, view }) => {
      if (events.length === 0) return
      told++
      const { startPlayer, ...shown } = drawn(events.reduce(advance, before))
      const { startPlayer: _passedOn, ...real } = drawn(view)
      expect(shown).toEqual(real)
      expect([startPlayer, (startPlayer + 1) % players]).toContain(view.startPlayer)
    })
    expect(told).toBeGreaterThan(50)
  })

  it('is never longer than the table waits for it', () => {
    playThrough(players, `pace ${players}`, ({ before, events }) => {
      const total = scenes(ANIMATION, before, events).reduce((sum, { ms }) => sum + ms, 0)
      expect(total).toBeLessThanOrEqual(3500)
    })
  })
})
