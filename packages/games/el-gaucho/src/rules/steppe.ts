/** "Bœuf secret (Steppe)": four face-down tiles; look at all, bring one or two of them to the pampa. */
import type { Seat } from '@waystation/kernel'
import { TILE_IDS, type Tile, tileOf, valueOf } from '../data/cattle.ts'
import { PASTURES } from '../data/pampa.ts'
import { STEPPE_PAIR_HIGHEST, STEPPE_SIZE } from '../data/setup.ts'
import {
  type FetchOption,
  fetch,
  type ReclaimOption,
  SETTLE,
  type SettleOption,
  type SpecialOption,
} from '../options.ts'
import { EMPTY, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { leavable, placeGaucho, reclaim, reclaimable } from './gauchos.ts'
import { drawTile, freeSpace, spacesOf } from './pampa.ts'
import { playSpecial, specialOptions } from './special-actions.ts'

/** The steppe is completed to four tiles as long as the pile lasts. */
export function fillSteppe(g: Context): void {
  const before = g.s.steppe.length
  while (g.s.steppe.length < STEPPE_SIZE) {
    const tile = drawTile(g, 'steppe')
    if (tile === undefined) break
    g.s.steppe.push(tile)
    g.s.steppeSeen.push(0)
  }
  if (g.s.steppe.length > before) g.emit({ type: 'steppeFilled', count: g.s.steppe.length - before })
}

/** One tile of any value, or two of at most 4 each if there is room and a gaucho for both. */
export const steppe: Rule<'steppe', FetchOption> = {
  ask(s, { seat }) {
    const tiles = inOrder(s)
    const options = tiles.map((tile) => fetch([tile]))
    if (roomForTwo(s) && gauchosAtHand(s, seat) >= 2) {
      const small = tiles.filter((tile) => valueOf(tile) <= STEPPE_PAIR_HIGHEST)
      small.forEach((a, i) => options.push(...small.slice(i + 1).map((b) => fetch([a, b]))))
    }
    return { seat, kind: 'steppe', options, conceal: true }
  },
  choose(g, { seat }, { tiles }) {
    const fetched = tiles.map(tileOf)
    for (const tile of fetched) {
      const at = g.s.steppe.indexOf(tile)
      g.s.steppe.splice(at, 1)
      g.s.steppeSeen.splice(at, 1)
    }
    g.s.fetched = fetched
    g.then({ do: 'findGaucho', seat }, { do: 'settle', seat }, { do: 'refillSteppe' })
  },
}

/** Steppe tiles lie there in no order of their own. */
function inOrder(s: Readonly<State>): Tile[] {
  return s.steppe.slice().sort((a, b) => a - b)
}

/** Looking at the tiles is what cannot be taken back. */
export const lookAtSteppe: Rule<'lookAtSteppe'> = {
  run(g, { seat }) {
    g.reveal()
    g.s.steppeSeen = g.s.steppeSeen.map((mask) => mask | (1 << seat))
    const tiles = inOrder(g.s).map((tile) => TILE_IDS[tile])
    g.emit({ type: 'steppeSeen', seat, secret: { [seat]: { tiles } } })
    g.then({ do: 'steppe', seat })
  },
}

function roomForTwo(s: Readonly<State>): boolean {
  let free = 0
  PASTURES.forEach((_, pasture) => {
    for (const space of spacesOf(s, pasture)) if (s.tiles[space] === EMPTY) free++
  })
  return free >= 2
}

/** In the supply, or able to return to it. */
function gauchosAtHand(s: Readonly<State>, seat: Seat): number {
  return s.players[seat].supply + reclaimable(s, seat).length + leavable(s, seat).length
}

/** Own lying gauchos, and own gauchos on action spaces, used or not. */
export function gauchoSources(s: Readonly<State>, seat: Seat): (ReclaimOption | SpecialOption)[] {
  return [...reclaimable(s, seat), ...specialOptions(s, seat)]
}

/** A gaucho missing for the next tile comes from the pampa or from an action space, whose action may be done then ("à tout moment"). */
export const findGaucho: Rule<'findGaucho', ReclaimOption | SpecialOption> = {
  ask(s, { seat }) {
    return s.players[seat].supply > 0 ? null : { seat, kind: 'findGaucho', options: gauchoSources(s, seat) }
  },
  choose(g, { seat }, option) {
    if (option.do === 'reclaim') reclaim(g, seat, tileOf(option.tile))
    else playSpecial(g, seat, option)
  },
}

/** The tile goes to a pasture with a free space, whatever that pasture's total, with an own gaucho standing on it. */
export const settle: Rule<'settle', SettleOption> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'settle',
    options: SETTLE.filter((_, pasture) => freeSpace(s, pasture) !== undefined),
  }),
  choose(g, step, option) {
    const { seat } = step
    const [tile, ...later] = g.s.fetched
    g.s.fetched = later
    settleTile(
      g,
      seat,
      tile,
      PASTURES.findIndex(({ id }) => id === option.pasture),
    )
    if (later.length > 0) g.then({ do: 'findGaucho', seat }, step)
  },
}

function settleTile(g: Context, seat: Seat, tile: Tile, pasture: number): void {
  const space = freeSpace(g.s, pasture)
  if (space === undefined) throw new Error(`${PASTURES[pasture].id} has no free space`)
  g.s.tiles[space] = tile
  placeGaucho(g, seat, space, true)
  g.emit({ type: 'tileSettled', seat, tile: TILE_IDS[tile], pasture: PASTURES[pasture].id })
}

export const refillSteppe: Rule<'refillSteppe'> = { run: fillSteppe }
