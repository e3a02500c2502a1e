import { describe, expect, it } from 'vitest'
import { en } from '@waystation/el-gaucho/text/en'
import { Labels } from '../../src/games/el-gaucho/labels.ts'
import { kindFor } from '../../src/board/kinds.ts'
import { groundFor, layoutOf } from '../../src/games/el-gaucho/layout/layout.ts'
import { type Piece, piecesOf } from '../../src/games/el-gaucho/pieces/piece.ts'
import { spotsOf } from '../../src/games/el-gaucho/spots/spots.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { playThrough, SEATS } from './games.ts'

/** Widths the shell gives the board on a desk, a tablet and a phone. */
const SCREENS = [1100, 800, 390]
const FINGER = 44

describe.each(SCREENS)('at %i pixels', (width) => {
  const kind = kindFor(width)

  it.each(SEATS)('everything lies inside the board with %i players', (players) => {
    playThrough(players, `inside ${players}`, ({ view }) => {
      const layout = layoutOf(view, groundFor(kind, players))
      const outside = piecesOf(view, layout, new Map()).filter(
        ({ x, y }: Piece) => x < 0 || y < 0 || x > layout.width || y > layout.height,
      )
      expect(outside).toEqual([])
    })
  })

  it.each(SEATS)('no herd reaches beyond its ranch with %i players', (players) => {
    playThrough(players, `herds ${players}`, ({ view }) => {
      const { ranch } = layoutOf(view, groundFor(kind, players))
      const beyond = ranch.flatMap(({ rect, herds }) =>
        herds.filter((herd) => herd.rect.x + herd.rect.width > rect.x + rect.width),
      )
      expect(beyond).toEqual([])
    })
  })

  it.each(SEATS)('what can be chosen is large enough for a finger with %i players', (players) => {
    playThrough(players, `finger ${players}`, ({ view, decision }) => {
      const layout = layoutOf(view, groundFor(kind, players))
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      const scale = width / layout.width
      const spots = spotsOf(view, layout, new Labels(view, String, en), lit, new Map())
      const small = spots
        .filter((spot) => lit.has(spot.target))
        .filter(({ rect }) => Math.min(rect.width, rect.height) * scale < FINGER - 0.5)
      expect(small.map(({ key }) => key)).toEqual([])
    })
  })
})

it('pieces have names of their own', () => {
  playThrough(4, 'names', ({ view }) => {
    const keys = piecesOf(view, layoutOf(view, groundFor('wide', 4)), new Map()).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
