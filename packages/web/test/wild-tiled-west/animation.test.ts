import type { PlayerView } from '@waystation/wild-tiled-west'
import { describe, expect, it } from 'vitest'
import { advanceTo } from '../../src/games/wild-tiled-west/animation/advance.ts'
import { planOf } from '../../src/games/wild-tiled-west/land/plan.ts'
import { playConquest, SEATS } from './games.ts'

const sorted = (cells: readonly string[]): readonly string[] => [...cells].sort()
const ascending = (notches: readonly number[]): readonly number[] => [...notches].sort((a, b) => a - b)

/** What playback shows of a player; before a board is taken there is nothing to show. */
const land = ({ board, covered, standing, tombstones, sheriffs, cows, tiles, bullets, mine, score }: PlayerView) => ({
  squares: board === null ? [] : [covered, standing, tombstones, sheriffs, cows].map(sorted),
  tiles: tiles.map(({ tile, turn, cells }) => [tile, turn, cells]),
  figures: [bullets, mine, score],
})

describe.each(SEATS)('playing back with %i players', (players) => {
  it('comes to the position that the rules have reached, as far as land, dice and figures are concerned', () => {
    playConquest(players, `advance ${players}`, ({ before, events, view }) => {
      const told = events.reduce(advanceTo(view), before)
      expect(told.players.map(land)).toEqual(view.players.map(land))
      const rolled = view.prairie.length > 0
      expect(rolled ? [ascending(told.prairie), ascending(told.river)] : []).toEqual(
        rolled ? [ascending(view.prairie), ascending(view.river)] : [],
      )
      expect(told.stacks).toEqual(view.stacks)
    })
  })
})

it('the land shows as many squares covered as the rules say', () => {
  let settled = 0
  playConquest(2, 'ways', ({ view }) => {
    const own = view.players.filter(({ board }) => board !== null)
    settled += own.length
    expect(own.map((player) => planOf(player)?.ground.size)).toEqual(own.map(({ covered }) => covered.length))
  })
  expect(settled).toBeGreaterThan(50)
})
