/** Where things can be clicked or asked about: one spot for each, with what a screen reader says about it. */
import {
  CELL_IDS,
  type CellId,
  cellOf,
  DICE,
  type Option,
  type PlayerView,
  SIZE,
  SUITS,
  TILE_IDS,
  type TileId,
  type View,
} from '@waystation/wild-tiled-west'
import type { Target } from '../../adapter.ts'
import type { Box } from '../../art/ink.ts'
import type { Spot } from '../../board/Spots.tsx'
import type { Labels } from './labels.ts'
import type { Grid, Layout, OfferPlaces } from './layout/types.ts'
import { chooserBoxes } from './scene/Chooser.tsx'
import { aceBox, partnerBox } from './scene/Supply.tsx'
import { ownPartnerBox } from './scene/OwnPartners.tsx'
import type { Prices } from './scene/trays/Trays.tsx'
import { COWS, wrangleBox } from './scene/Wrangle.tsx'
import { columnOf, rowOf, sideOf } from './squares.ts'
import {
  aceTarget,
  alleysTarget,
  DECK,
  dieTarget,
  partnerTarget,
  SAWMILL,
  stackTarget,
  storeTarget,
  thingTarget,
  wrangleTarget,
} from './targets.ts'

export interface Sight {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly lit: ReadonlySet<Target>
  /** Whose settlement is in sight. */
  readonly shown: PlayerView
  readonly prices: Prices
}

const spot = (target: Target, rect: Box, label: string, round = 4, key: string = target): Spot => ({
  key,
  target,
  rect,
  label,
  round,
})

const around = ({ x, y }: { readonly x: number; readonly y: number }, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
})

export function cellBox({ x, y, cell }: Grid, square: number): Box {
  return { x: x + columnOf(square) * cell, y: y + rowOf(square) * cell, width: cell, height: cell }
}

/** What a finger hits, in the units of a phone's sheet. */
const FINGER = 45.2

/** As wide as a finger around the middle of this, not over the edge of the sheet, and never over the middle of the row above or below, of which some are lower. */
function forFinger({ x, y, width, height }: Box, sheet: number, row: number): Box {
  const left = Math.max(0, Math.min(sheet - FINGER, x + (width - FINGER) / 2))
  const high = Math.min(FINGER, row * 1.84)
  return { x: left, y: y + (height - high) / 2, width: FINGER, height: high }
}

function traySpots({ view, layout: { kind, width, trays }, labels, prices }: Sight): Spot[] {
  if (trays === null) return []
  const inset = ({ x, y, width, height }: Box): Box => ({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 })
  const stacks = TILE_IDS.map((tile) =>
    spot(stackTarget(tile), inset(trays.stacks[tile]), labels.stack(tile, prices.get(tile))),
  )
  const dice = DICE.flatMap((die) =>
    view[die].map((notch): Spot => {
      // Close to the die: prices of the stacks beside it begin where it ends.
      const glow = around(trays.notches[die][notch - 1], 11.5 * trays.scale)
      const label = labels.words.die(die, notch)
      return {
        ...spot(dieTarget(die, notch), kind === 'tall' ? forFinger(glow, width, trays.rows / 10) : glow, label, 12),
        glow,
      }
    }),
  )
  const alleys = [1, 2].map((count) => spot(alleysTarget(count), trays.alleys[count - 1], labels.words.alleys(count)))
  const mills = view.seat === null ? 0 : view.players[view.seat].sawmills
  return [...stacks, ...dice, ...alleys, ...(mills > 0 ? [spot(SAWMILL, trays.sawmill, labels.words.useSawmill)] : [])]
}

/** Boxes of the stacks within reach, drawn large. */
export function offerBox({ x, y, width, columns, row }: OfferPlaces, at: number): Box {
  const wide = width / columns
  return {
    x: x + (at % columns) * wide + 2,
    y: y + Math.floor(at / columns) * row + 2,
    width: wide - 4,
    height: row - 4,
  }
}

function offerSpots({ layout: { offers }, labels, prices }: Sight): Spot[] {
  if (offers === null) return []
  return [...prices.keys()].map((tile, i) =>
    spot(stackTarget(tile), offerBox(offers, i), labels.stack(tile, prices.get(tile)), 9, `offer ${tile}`),
  )
}

/** Squares that can be chosen, and those on which there is something to ask about. */
function squareSpots({ layout: { grid }, labels, lit, shown }: Sight): Spot[] {
  if (grid === null || shown.board === null || shown.face === null) return []
  const { prints } = sideOf(shown.board, shown.face)
  const there = new Set<CellId>([...shown.covered, ...shown.standing, ...shown.tombstones])
  return CELL_IDS.filter((id) => lit.has(id) || there.has(id) || prints[cellOf(id)] !== 'empty').map((id) => ({
    ...spot(id, cellBox(grid, cellOf(id)), labels.square(shown, id), 6),
    glow: clearOfNames(grid, cellOf(id)),
  }))
}

/** How far a ring reaches beyond what it goes around. */
const RING = 5

/** Names of rows and columns stand close to the first of them: there a ring stays inside its square. */
function clearOfNames(grid: Grid, square: number): Box {
  const { x, y, width, height } = cellBox(grid, square)
  const [left, top] = [columnOf(square) === 0 ? RING : 0, rowOf(square) === 0 ? RING : 0]
  return { x: x + left, y: y + top, width: width - left, height: height - top }
}

function supplySpots({ view, layout, labels }: Sight): Spot[] {
  const { wrangle, supply } = layout
  const columns =
    wrangle === null
      ? []
      : COWS.map((cows) => spot(wrangleTarget(cows), wrangleBox(wrangle, cows), labels.wrangle(cows)))
  if (supply === null) return columns
  return [
    ...columns,
    ...SUITS.map((suit) => spot(aceTarget(suit), aceBox(supply, suit), labels.ace(suit))),
    ...view.row.map((id, i) => spot(partnerTarget(id), partnerBox(supply, i), labels.name(id))),
    spot(DECK, partnerBox(supply, view.row.length === 0 ? 3 : view.row.length), labels.words.deck(view.deck)),
  ]
}

function ownSpots({ layout, labels, shown }: Sight): Spot[] {
  const { purse, mine, partners } = layout
  const out: Spot[] = []
  if (purse !== null) out.push(spot(thingTarget('gold'), purse, labels.purse(shown), 6))
  if (mine !== null) out.push(spot(thingTarget('mine'), { ...mine, height: mine.height - 3 }, labels.mine(shown), 6))
  if (partners !== null) {
    const kept = shown.partner ?? (shown.hasPartner ? 'partner-hidden' : null)
    if (kept !== null)
      out.push(spot(thingTarget(kept), ownPartnerBox(partners, 0), labels.name(kept), 4, 'own partner'))
    if (shown.second !== null)
      out.push(spot(thingTarget(shown.second), ownPartnerBox(partners, 1), labels.name(shown.second), 4, 'own second'))
  }
  return out
}

/** Carpenters: nuggets to be left on the building just placed. */
export function storeBox({ grid }: Layout, { tiles }: PlayerView, gold: number): Box | null {
  const cells = tiles.at(-1)?.cells ?? []
  if (grid === null || cells.length === 0) return null
  const row = Math.max(...cells.map((id) => rowOf(cellOf(id))))
  const column = Math.min(...cells.map((id) => columnOf(cellOf(id))))
  const [top, left] = [row < SIZE - 1 ? row + 1 : row - 1, Math.min(column, SIZE - 3)]
  return {
    x: grid.x + (left + gold) * grid.cell + 1,
    y: grid.y + top * grid.cell,
    width: grid.cell - 2,
    height: grid.cell,
  }
}

function storeSpots({ layout, labels, lit, shown }: Sight): Spot[] {
  return [0, 1, 2].flatMap((gold) => {
    const box = lit.has(storeTarget(gold)) ? storeBox(layout, shown, gold) : null
    return box === null ? [] : [spot(storeTarget(gold), box, labels.store(gold), 8)]
  })
}

export function spotsOf(sight: Sight): Spot[] {
  const chooser = chooserBoxes(sight)
  const storing = storeSpots(sight)
  return [
    ...(chooser.length > 0 ? [] : [...traySpots(sight), ...offerSpots(sight)]),
    ...(storing.length > 0 ? [] : squareSpots(sight)),
    ...supplySpots(sight),
    ...ownSpots(sight),
    ...storing,
    ...chooser.map(({ target, box, label }) => spot(target, box, label, 6)),
  ]
}

/** What a tile within reach costs now, the cheapest way. */
export function pricesOf(options: readonly Option[]): Prices {
  const prices = new Map<TileId, number>()
  for (const option of options) {
    if (option.do !== 'draft' && option.do !== 'saw') continue
    prices.set(option.tile, Math.min(option.cost, prices.get(option.tile) ?? option.cost))
  }
  return prices
}
