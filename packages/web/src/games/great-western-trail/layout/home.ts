/** A player's place: hand and piles, the own board with its discs and workers, buildings, things won. */
import {
  AUXILIARIES,
  type AuxiliaryId,
  CERTIFICATE_TRACK,
  SLOTS_PER_ROW,
  WORKERS,
} from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { box, grid, named } from '../../../board/boxes.ts'
import type { HomeLayout } from './types.ts'

const AUXILIARY_IDS: readonly AuxiliaryId[] = AUXILIARIES.map(({ id }) => id)

/** The rooms of the own board. */
interface OwnBoard {
  readonly auxiliaries: Box
  readonly columns: 1 | 2 | 3
  readonly workers: Box
  /** Discs for steps and for the hand. */
  readonly discs: Box
  readonly certificates: Box
  /** With the sixth auxiliary action. */
  readonly shop: boolean
}

function ownBoard({ auxiliaries, columns, workers, discs, certificates, shop }: OwnBoard) {
  const ids = shop ? AUXILIARY_IDS : AUXILIARY_IDS.filter((id) => id !== 'aux-shop')
  const rows = Math.ceil(ids.length / columns)
  const cells = grid(workers, SLOTS_PER_ROW, WORKERS.length, 2)
  const [money, points, hand] = thirds(discs)
  const track = grid(certificates, CERTIFICATE_TRACK.length, 1, 2)
  return {
    auxiliaries: named(ids, grid(auxiliaries, columns, rows, 3)),
    workers: named(
      WORKERS,
      WORKERS.map((_, row) => cells.slice(row * SLOTS_PER_ROW, (row + 1) * SLOTS_PER_ROW)),
    ),
    discs: {
      'disc-step-money': money,
      'disc-step-vp': points,
      'disc-hand': hand,
      'disc-certificate-4': track[4],
      'disc-certificate-6': track[5],
    },
    certificates: track,
  }
}

/** Two for steps side by side, both for the hand below. */
function thirds(room: Box): readonly Box[] {
  const { x, y, width, height } = room
  const half = (height - 3) / 2
  const wide = (width - 3) / 2
  return [box(x, y, wide, half), box(x + wide + 3, y, wide, half), box(x, y + half + 3, width, half)]
}

/** Along the lower edge of a desk. */
export function homeStrip(rect: Box, shop: boolean): HomeLayout {
  const { x } = rect
  const y = rect.y + 5
  const height = rect.height - 10
  const track = Math.min(24, height * 0.2)
  const board = height - track - 4
  // The annex stands between the piles and the own board.
  const annex = shop ? 64 : 0
  return {
    rect,
    purse: box(x + 5, y, 78, height),
    hand: box(x + 86, y, 236 - annex, height),
    card: { width: Math.min(Math.max(50, height * 0.42), height * 0.62), height },
    drawPile: box(x + 326 - annex, y, 46, (height - 4) / 2),
    discardPile: box(x + 326 - annex, y + (height + 4) / 2, 46, (height - 4) / 2),
    ...ownBoard({
      auxiliaries: box(x + 378, y, 168, height),
      columns: 2,
      workers: box(x + 552, y, 162, board),
      discs: box(x + 720, y, 84, board),
      certificates: box(x + 572, y + board + 4, 232, track),
      shop,
    }),
    buildings: box(x + 810, y, 104, height),
    won: box(x + 918, y, rect.width - 922, height),
    annex: shop ? box(x + 310, y, 62, height) : null,
    tokens: null,
  }
}

/** Large, where it has been enlarged: the hand below as always. */
export function homeOpen(rect: Box, shop: boolean): HomeLayout {
  const { x, y, width, height } = rect
  const strip = homeStrip(box(x, y + height - 112, width, 112), shop)
  const top = y + 6
  const room = height - 124
  const upper = room * 0.54
  const lower = room - upper - 8
  return {
    ...strip,
    rect,
    hand: { ...strip.hand, width: 420 },
    drawPile: { ...strip.drawPile, x: x + 520 },
    discardPile: { ...strip.discardPile, x: x + 572, y: strip.drawPile.y },
    ...ownBoard({
      auxiliaries: box(x + 8, top, 330, upper),
      columns: 2,
      workers: box(x + 350, top, 400, upper - 62),
      discs: box(x + 762, top, 230, shop ? upper - 68 : upper),
      certificates: box(x + 380, top + upper - 52, 370, 52),
      shop,
    }),
    buildings: box(x + 8, top + upper + 8, 724, lower),
    won: box(x + 740, top + upper + 8, width - 748, lower),
    annex: shop ? box(x + 762, top + upper - 62, 230, 62) : null,
  }
}

/** A sheet of a phone: hand and purse are on the dock. */
export function homeTall(rect: Box, shop: boolean): HomeLayout {
  const { x, y, width } = rect
  const inner = width - 16
  return {
    ...homeDock(rect, false),
    rect,
    ...ownBoard({
      auxiliaries: box(x + 8, y + 8, inner, 150),
      columns: 2,
      discs: box(x + 8, y + 164, inner, 96),
      certificates: box(x + 44, y + 266, inner - 36, 46),
      workers: box(x + 8, y + 320, inner, 148),
      shop,
    }),
    buildings: box(x + 8, y + 478, inner, 228),
    won: box(x + 8, y + 714, inner, 86),
    annex: shop ? box(x + 8, y + 808, inner, 60) : null,
  }
}

/** What is always at hand on a phone. */
export function homeDock(rect: Box, shop: boolean): HomeLayout {
  const { x, y, width, height } = rect
  const tokens = shop ? box(x + width - 100, y + 4, 46, height - 8) : null
  return {
    rect,
    purse: box(x + 4, y + 4, 66, height - 8),
    hand: box(x + 74, y + 4, width - (shop ? 178 : 128), height - 8),
    card: { width: 56, height: height - 8 },
    drawPile: box(x + width - 50, y + 4, 46, (height - 12) / 2),
    discardPile: box(x + width - 50, y + height / 2 + 2, 46, (height - 12) / 2),
    auxiliaries: null,
    discs: null,
    workers: null,
    certificates: null,
    buildings: null,
    won: null,
    annex: null,
    tokens,
  }
}
