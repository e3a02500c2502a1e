import { describe, expect, it } from 'vitest'
import { en } from '@waystation/el-gaucho/text/en'
import { Labels } from '../../src/games/el-gaucho/labels.ts'
import { kindFor } from '../../src/board/kinds.ts'
import { groundFor, layoutOf } from '../../src/games/el-gaucho/layout/layout.ts'
import { sheetFor } from '../../src/games/el-gaucho/layout/sheet.ts'
import type { Ground } from '../../src/games/el-gaucho/layout/types.ts'
import { type Piece, piecesOf } from '../../src/games/el-gaucho/pieces/piece.ts'
import { spotsOf } from '../../src/games/el-gaucho/spots/spots.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { playThrough, SEATS } from './games.ts'

const FINGER = 44
/** Where a whole board lies on a small tablet held sideways. */
const TABLET_FINGER = 33
/** A low laptop has a mouse. */
const POINTER = 30

interface Stage {
  readonly width: number
  readonly height: number
}

/** The room that the shell gives the board on a desk, a low laptop, a tablet and a phone. */
const SCREENS = [
  { width: 1100, height: 760, least: FINGER },
  { width: 996, height: 508, least: POINTER },
  { width: 800, height: 1000, least: FINGER },
  { width: 390, height: 500, least: FINGER },
]

/** Stages of tablets: upright and held sideways, small and large. */
const TABLETS = [
  { width: 768, height: 713 },
  { width: 820, height: 869 },
  { width: 733, height: 627 },
  { width: 847, height: 627 },
]

function groundOn(stage: Stage, players: number): Ground {
  const sheet = sheetFor(stage)
  const kind = kindFor(stage.width) === 'tall' ? 'tall' : 'wide'
  return groundFor(kind, players, sheet?.width ?? null, sheet?.height ?? null)
}

/** How much of the width of its stage a board has that lies on it whole. */
const shareOf = ({ width, height }: Stage, board: Stage): number =>
  Math.min(1, (height / board.height / width) * board.width)

describe.each(SCREENS)('at $width x $height pixels', ({ width, height, least }) => {
  const stage = { width, height }

  it.each(SEATS)('everything lies inside the board with %i players', (players) => {
    playThrough(players, `inside ${players}`, ({ view }) => {
      const layout = layoutOf(view, groundOn(stage, players))
      const outside = piecesOf(view, layout, new Map()).filter(
        ({ x, y }: Piece) => x < 0 || y < 0 || x > layout.width || y > layout.height,
      )
      expect(outside).toEqual([])
    })
  })

  it.each(SEATS)('no herd reaches beyond its ranch with %i players', (players) => {
    playThrough(players, `herds ${players}`, ({ view }) => {
      const { ranch } = layoutOf(view, groundOn(stage, players))
      const beyond = ranch.flatMap(({ rect, herds }) =>
        herds.filter((herd) => herd.rect.x + herd.rect.width > rect.x + rect.width),
      )
      expect(beyond).toEqual([])
    })
  })

  it.each(SEATS)('what can be chosen is large enough for a finger or a mouse with %i players', (players) => {
    playThrough(players, `finger ${players}`, ({ view, decision }) => {
      const layout = layoutOf(view, groundOn(stage, players))
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
      const share = shareOf(stage, layoutOf(view, groundOn(stage, players)))
      first ||= share
      narrowest = Math.min(narrowest, share)
    })
    expect(first).toBeGreaterThan(0.97)
    // Large herds need more lines.
    expect(narrowest).toBeGreaterThan(0.8)
  })

  it('is not what a higher window is', () => {
    expect(sheetFor({ width: 996, height: 660 })).toBeNull()
    expect(sheetFor(null)).toBeNull()
  })
})

describe.each(TABLETS)('a tablet with a stage of $width x $height pixels', (stage) => {
  it.each(SEATS)('is filled by the whole board, to the edges and to the bottom, with %i players', (players) => {
    let [first, narrowest] = [0, Number.POSITIVE_INFINITY]
    playThrough(players, `tablet ${players}`, ({ view }) => {
      const board = layoutOf(view, groundOn(stage, players))
      // Not higher than its stage where herds are small, and never much lower.
      expect(board.height / board.width).toBeGreaterThan((stage.height / stage.width) * 0.99)
      const share = shareOf(stage, board)
      first ||= share
      narrowest = Math.min(narrowest, share)
    })
    expect(first).toBeGreaterThan(0.99)
    expect(narrowest).toBeGreaterThan(0.8)
  })

  it.each(SEATS)(
    'has everything inside the board, and room for a finger on dice and cattle, with %i players',
    (players) => {
      playThrough(players, `tablet places ${players}`, ({ view, decision }) => {
        const layout = layoutOf(view, groundOn(stage, players))
        const outside = piecesOf(view, layout, new Map()).filter(
          ({ x, y }: Piece) => x < 0 || y < 0 || x > layout.width || y > layout.height,
        )
        expect(outside).toEqual([])
        const lit = new Set(decision.options.flatMap((option) => targets(option)))
        const small = spotsOf(view, layout, new Labels(view, String, en), lit, new Map())
          .filter((spot) => lit.has(spot.target))
          .filter(({ rect }) => Math.min(rect.width, rect.height) * (stage.width / layout.width) < TABLET_FINGER)
        expect(small.map(({ key }) => key)).toEqual([])
      })
    },
  )
})

it('pieces have names of their own', () => {
  playThrough(4, 'names', ({ view }) => {
    const keys = piecesOf(view, layoutOf(view, groundFor('wide', 4)), new Map()).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
