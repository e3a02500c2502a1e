/**
 * "Utilisation des actions spéciales": free, any number of different ones, at any moment of the own turn. The gaucho returns
 * to the supply first and can be used at once. Sort is for round-ups only, but its gaucho may be taken back here.
 */
import { may, type Seat } from '@waystation/kernel'
import { AREA_IDS, AREAS, type Area, type AreaId, areaOf, bit } from '../data/action-areas.ts'
import { BREEDS, breedOf, TILE_IDS, type Tile, tileOf, valueOf } from '../data/cattle.ts'
import { ALL_SPACES, PASTURES } from '../data/pampa.ts'
import { SMALLEST_SALE } from '../data/setup.ts'
import {
  DISPLACE,
  type Option,
  type OverseerOption,
  SELL,
  type SpecialOption,
  STEAL,
  TAKE_BACK,
  USE,
  WAKE,
  WISHES,
} from '../options.ts'
import { addDice } from '../options/handfuls.ts'
import { isLying, lying, ownerOf, type State, standing } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { leaveArea, placeGaucho, returnGaucho, spaceOfTile, takeBack } from './gauchos.ts'
import { addToHerd, receive, sellHerd } from './herds.ts'
import { freeSpace } from './pampa.ts'

/** The step that carries out each area's action. Sort has none: it is used while bringing cattle home. */
const ACTION_STEPS = {
  wish: 'wish',
  'immediate-sale': 'immediateSale',
  theft: 'theft',
  overseer: 'overseer',
  steppe: 'lookAtSteppe',
} as const satisfies Partial<Record<AreaId, string>>

type UsableArea = keyof typeof ACTION_STEPS

/** Whether the action of an area would have anything to act on. */
export function hasEffect(s: Readonly<State>, seat: Seat, area: AreaId): boolean {
  switch (area) {
    case 'sort':
      return false
    case 'wish':
      return true
    case 'immediate-sale':
      return s.players[seat].herds.some((herd) => herd.length >= SMALLEST_SALE)
    case 'theft':
      return s.players.some((player, other) => other !== seat && player.herds.some((herd) => herd.length > 0))
    case 'overseer':
      return s.gauchos.some((gaucho) => isLying(gaucho) && (ownerOf(gaucho) === seat || canDisplace(s)))
    case 'steppe':
      return s.steppe.length > 0 && PASTURES.some((_, pasture) => freeSpace(s, pasture) !== undefined)
  }
}

/** Use an action, or take its gaucho back without using it. Not in an area touched before in the same turn. */
export function specialOptions(s: Readonly<State>, seat: Seat): readonly SpecialOption[] {
  const ready = s.players[seat].areas & ~s.touched
  let usable = 0
  for (const area of AREAS) {
    if ((ready & bit(area)) !== 0 && hasEffect(s, seat, AREA_IDS[area])) usable |= bit(area)
  }
  return useOrTakeBack(usable, ready)
}

const MADE: (readonly SpecialOption[] | undefined)[] = []

/** The list for these sets of areas, made once. */
function useOrTakeBack(usable: number, ready: number): readonly SpecialOption[] {
  return (MADE[(usable << AREA_IDS.length) | ready] ??= [...inSet(USE, usable), ...inSet(TAKE_BACK, ready)])
}

function inSet(options: readonly SpecialOption[], mask: number): SpecialOption[] {
  return options.filter((_, area) => (mask & bit(area)) !== 0)
}

/** Open while the player takes or spends dice. In the middle of a special action only `findGaucho` asks for another. */
export function anytime(s: Readonly<State>, seat: Seat): readonly Option[] {
  const step = s.agenda[s.agenda.length - 1]
  const open = step.do === 'takeDice' || step.do === 'spendDice'
  return open && step.seat === seat ? specialOptions(s, seat) : []
}

export function playSpecial(g: Context, seat: Seat, option: Option): void {
  if (option.do === 'takeBack') return takeBack(g, seat, areaOf(option.area))
  if (option.do === 'use') useArea(g, seat, areaOf(option.area))
}

function useArea(g: Context, seat: Seat, area: Area): void {
  leaveArea(g, seat, area)
  g.emit({ type: 'areaUsed', seat, area: AREA_IDS[area] })
  g.then({ do: ACTION_STEPS[AREA_IDS[area] as UsableArea], seat })
}

/** "Souhait": one more die, of any value. */
export const wish: Rule<'wish', Extract<Option, { do: 'wish' }>> = {
  ask: (_s, { seat }) => ({ seat, kind: 'wish', options: WISHES }),
  choose(g, { seat }, { value }) {
    addDice(g.s.taken, [value])
    g.emit({ type: 'dieWished', seat, value })
  },
}

/** "Vente immédiate": one own herd of at least two, for 5 pesos more. */
export const immediateSale: Rule<'immediateSale', Extract<Option, { do: 'sell' }>> = {
  ask(s, { seat }) {
    const { herds } = s.players[seat]
    return { seat, kind: 'immediateSale', options: SELL.filter((_, breed) => herds[breed].length >= SMALLEST_SALE) }
  },
  choose: (g, { seat }, { breed }) => sellHerd(g, seat, BREEDS.indexOf(breed), 'immediate-sale'),
}

/** "Vol de bœuf": any tile of another player, who is paid its value; it goes to the right of the own line. */
export const theft: Rule<'theft', Extract<Option, { do: 'steal' }>> = {
  ask(s, { seat }) {
    const others = s.players.filter((_, other) => other !== seat)
    const options = others.flatMap((player) => player.herds.flat()).sort((a, b) => a - b)
    return { seat, kind: 'theft', options: options.map((tile) => STEAL[tile]) }
  },
  choose(g, { seat }, option) {
    const tile = tileOf(option.tile)
    const from = holderOf(g.s, tile)
    const { herds } = g.s.players[from]
    herds[breedOf(tile)] = herds[breedOf(tile)].filter((other) => other !== tile)
    g.emit({ type: 'cattleStolen', seat, from, tile: option.tile })
    receive(g, from, { kind: 'theft-insurance', tiles: [tile], pesos: valueOf(tile) })
    addToHerd(g, seat, tile)
  },
}

function holderOf(s: Readonly<State>, tile: Tile): Seat {
  return s.players.findIndex((player) => player.herds[breedOf(tile)].includes(tile))
}

/** "Réveil / déplacement": raise one or two own lying gauchos, or replace one of another player by an own standing one. */
export const overseer: Rule<'overseer', OverseerOption> = {
  ask: (s, { seat }) => ({ seat, kind: 'overseer', options: [...sleepers(s, seat), ...displaceable(s, seat)] }),
  choose(g, { seat }, option) {
    if (option.do === 'displace') return displace(g, seat, tileOf(option.tile))
    wake(g, seat, tileOf(option.tile))
    g.then(may(seat, { do: 'wakeAnother', seat }))
  },
}

export const wakeAnother: Rule<'wakeAnother', OverseerOption> = {
  ask(s, { seat }) {
    const options = sleepers(s, seat)
    return options.length === 0 ? null : { seat, kind: 'wakeAnother', options }
  },
  choose: (g, { seat }, option) => wake(g, seat, tileOf(option.tile)),
}

function sleepers(s: Readonly<State>, seat: Seat): OverseerOption[] {
  return ALL_SPACES[s.players.length].filter((at) => s.gauchos[at] === lying(seat)).map((at) => WAKE[s.tiles[at]])
}

/** Not while a tile of the steppe waits for the gaucho that leaves the overseer's space. */
const canDisplace = (s: Readonly<State>): boolean => s.fetched.length === 0

function displaceable(s: Readonly<State>, seat: Seat): OverseerOption[] {
  if (!canDisplace(s)) return []
  const others = (at: number) => isLying(s.gauchos[at]) && ownerOf(s.gauchos[at]) !== seat
  return ALL_SPACES[s.players.length].filter(others).map((at) => DISPLACE[s.tiles[at]])
}

function wake(g: Context, seat: Seat, tile: Tile): void {
  g.s.gauchos[spaceOfTile(g.s, tile)] = standing(seat)
  g.emit({ type: 'gauchoRises', seat, tile: TILE_IDS[tile], dice: [] })
}

function displace(g: Context, seat: Seat, tile: Tile): void {
  const space = spaceOfTile(g.s, tile)
  const from = ownerOf(g.s.gauchos[space])
  returnGaucho(g, from)
  placeGaucho(g, seat, space, true)
  g.emit({ type: 'gauchoDisplaced', seat, from, tile: TILE_IDS[tile] })
  receive(g, from, { kind: 'displacement-insurance', tiles: [tile], pesos: valueOf(tile) })
}
