import { describe, expect, it } from 'vitest'
import { en } from '@waystation/el-gaucho/text/en'
import { Labels } from '../../src/games/el-gaucho/labels.ts'
import { kindFor } from '../../src/board/kinds.ts'
import { lowWidth } from '../../src/games/el-gaucho/layout/grounds.ts'
import { groundFor, layoutOf } from '../../src/games/el-gaucho/layout/layout.ts'
import { type Piece, piecesOf } from '../../src/games/el-gaucho/pieces/piece.ts'
import { spotsOf } from '../../src/games/el-gaucho/spots/spots.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { playThrough, SEATS } from './games.ts'

const FINGER = 44
/** A low laptop has a mouse. */
const POINTER = 30

/** The room that the shell gives the board on a desk, a low laptop, a tablet and a phone. */
const SCREENS = [
  { width: 1100, height: 760, least: FINGER },
  { width: 996, height: 508, least: POINTER },
  { width: 800, height: 1000, least: FINGER },
  { width: 390, height: 500, least: FINGER },
]

describe.each(SCREENS)('at $width x $height pixels', ({ width, height, least }) => {
  const kind = kindFor(width)
  const low = lowWidth({ width, height })

  it.each(SEATS)('everything lies inside the board with %i players', (players) => {
    playThrough(players, `inside ${players}`, ({ view }) => {
      const layout = layoutOf(view, groundFor(kind, players, low))
      const outside = piecesOf(view, layout, new Map()).filter(
        ({ x, y }: Piece) => x < 0 || y < 0 || x > layout.width || y > layout.height,
      )
      expect(outside).toEqual([])
    })
  })

  it.each(SEATS)('no herd reaches beyond its ranch with %i players', (players) => {
    playThrough(players, `herds ${players}`, ({ view }) => {
      const { ranch } = layoutOf(view, groundFor(kind, players, low))
      const beyond = ranch.flatMap(({ rect, herds }) =>
        herds.filter((herd) => herd.rect.x + herd.rect.width > rect.x + rect.width),
      )
      expect(beyond).toEqual([])
    })
  })

  it.each(SEATS)('what can be chosen is large enough for a finger or a mouse with %i players', (players) => {
    playThrough(players, `finger ${players}`, ({ view, decision }) => {
      const layout = layoutOf(view, groundFor(kind, players, low))
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      const scale = width / layout.width
      const spots = spotsOf(view, layout, new Labels(view, String, en), lit, new Map())
      const small = spots
        .filter((spot) => lit.has(spot.target))
        .filter(({ rect }) => Math.min(rect.width, rect.height) * scale < least - 0.5)
      expect(small.map(({ key }) => key)).toEqual([])
    })
  })
})

describe('a low laptop', () => {
  const stage = { width: 996, height: 508 }

  it.each(SEATS)('has nothing empty at the sides of the board with %i players', (players) => {
    let [first, narrowest] = [0, Number.POSITIVE_INFINITY]
    playThrough(players, `sides ${players}`, ({ view }) => {
      const board = layoutOf(view, groundFor('wide', players, lowWidth(stage)))
      const share = Math.min(1, (stage.height / board.height / stage.width) * board.width)
      first ||= share
      narrowest = Math.min(narrowest, share)
    })
    expect(first).toBeGreaterThan(0.97)
    // Large herds need more lines.
    expect(narrowest).toBeGreaterThan(0.8)
  })

  it('is not what a higher window is', () => {
    expect(lowWidth({ width: 996, height: 660 })).toBeNull()
    expect(lowWidth(null)).toBeNull()
  })
})

it('pieces have names of their own', () => {
  playThrough(4, 'names', ({ view }) => {
    const keys = piecesOf(view, layoutOf(view, groundFor('wide', 4)), new Map()).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
