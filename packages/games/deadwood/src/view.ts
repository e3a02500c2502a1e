/** What a seat sees: everything but the order of the stacks, of which it keeps what it has seen. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_IDS, type BuildingId } from './data/buildings.ts'
import { COWBOY_TYPES, type CowboyType, fineFor, STRENGTHS, type TileId } from './data/figures.ts'
import { CROSSING_IDS, CROSSINGS, type CrossingId, PLOT_IDS, type PlotId } from './data/plots.ts'
import { slot, strengthAt, typeOf } from './rules/cowboys.ts'
import { nextOnLine, stationStands } from './rules/railway.ts'
import { isProtected } from './rules/sheriff.ts'
import { isBuilding, knows } from './rules/town.ts'
import { totalOf } from './scoring.ts'
import { type Duel, EMPTY, type End, ENDS, endBit, type Finale, STATION, type State } from './state.ts'
import type { Step } from './steps.ts'

/** How many of each type. */
export type Gang = { readonly [T in CowboyType]: number }

export interface PlayerView {
  readonly seat: Seat
  readonly money: number
  readonly cartridges: number
  readonly ponies: number
  readonly posters: number
  /** What the posters would cost now. */
  readonly fine: number
  readonly total: number
  readonly ranch: Gang
  readonly mine: Gang
  readonly reserve: Gang
  readonly bootHill: Gang
}

export interface CowboyView {
  readonly seat: Seat
  readonly cowboy: CowboyType
}

export interface PlotView {
  readonly plot: PlotId
  readonly tile: TileId | null
  readonly cowboys: readonly CowboyView[]
  readonly safe: boolean
}

export interface StackView {
  /** From the top; null for a tile the viewer cannot place. */
  readonly tiles: readonly (BuildingId | null)[]
  /** What is in it, in no order: everybody can work that out. */
  readonly contents: readonly BuildingId[]
}

export interface DuelView {
  readonly building: BuildingId
  readonly attacker: Seat
  readonly defender: Seat
  readonly attackerDice: number
  readonly defenderDice: number
}

export interface FinaleView {
  readonly fighters: readonly { seat: Seat; champion: CowboyType | null; dice: number; wounds: number }[]
}

export interface View {
  readonly viewer: Seat | null
  readonly firstSeat: Seat
  readonly active: Seat
  readonly players: readonly PlayerView[]
  readonly plots: readonly PlotView[]
  readonly sheriff: { readonly crossing: CrossingId; readonly plots: readonly PlotId[] }
  readonly line: readonly PlotId[]
  readonly nextOnLine: readonly PlotId[]
  readonly stationStands: boolean
  readonly stacks: readonly StackView[]
  readonly drawn: readonly BuildingId[]
  readonly pool: number
  readonly box: number
  readonly supply: { readonly cartridges: number; readonly ponies: number }
  /** The building that somebody is asked to annex or to leave alone. */
  readonly annexing: BuildingId | null
  /** Whom a General Store moves: somebody is asked where to. */
  readonly moving: { readonly from: BuildingId; readonly cowboy: CowboyType } | null
  readonly duel: DuelView | null
  readonly finale: FinaleView | null
  readonly ending: readonly End[]
  readonly winners: readonly Seat[] | null
}

function gang(counts: readonly number[], seat: Seat): Gang {
  const [novice, gunslinger, veteran] = STRENGTHS.map((strength) => counts[slot(seat, strength)])
  return { novice, gunslinger, veteran }
}

function playerView(s: Readonly<State>, seat: Seat): PlayerView {
  return {
    seat,
    money: s.money[seat],
    cartridges: s.cartridges[seat],
    ponies: s.ponies[seat],
    posters: s.posters[seat],
    fine: fineFor(s.posters[seat]),
    total: totalOf(s, seat),
    ranch: gang(s.ranch, seat),
    mine: gang(s.mine, seat),
    reserve: gang(s.reserve, seat),
    bootHill: gang(s.bootHill, seat),
  }
}

function tileId(tile: number): TileId | null {
  if (tile === EMPTY) return null
  if (isBuilding(tile)) return BUILDING_IDS[tile]
  return tile === STATION ? 'train-station' : 'rail'
}

function cowboysOn(s: Readonly<State>, building: Building): CowboyView[] {
  return s.money.flatMap((_, seat) => {
    const strength = strengthAt(s, building, seat)
    return strength === 0 ? [] : [{ seat, cowboy: typeOf(strength) }]
  })
}

function plotView(s: Readonly<State>, plot: number): PlotView {
  const tile = s.lots[plot]
  return {
    plot: PLOT_IDS[plot],
    tile: tileId(tile),
    cowboys: isBuilding(tile) ? cowboysOn(s, tile) : [],
    safe: isProtected(s, plot),
  }
}

function stackView(s: Readonly<State>, tiles: readonly Building[], seat: Seat | null): StackView {
  return {
    tiles: tiles.map((tile) => (knows(s, seat, tile) ? BUILDING_IDS[tile] : null)).reverse(),
    contents: [...tiles].sort((a, b) => a - b).map((tile) => BUILDING_IDS[tile]),
  }
}

function duelView(s: Readonly<State>, duel: Duel): DuelView {
  const { building, attacker, defender } = duel
  return {
    building: BUILDING_IDS[building],
    attacker,
    defender,
    attackerDice: strengthAt(s, building, attacker) + duel.attackerLoaded,
    defenderDice: strengthAt(s, building, defender) + duel.defenderLoaded,
  }
}

function annexing(s: Readonly<State>): BuildingId | null {
  const step = s.agenda[s.agenda.length - 1] as Step | undefined
  return step?.do === 'annex' ? BUILDING_IDS[step.building] : null
}

function moving(s: Readonly<State>): View['moving'] {
  const step = s.agenda[s.agenda.length - 1] as Step | undefined
  if (step?.do !== 'moveTo') return null
  return { from: BUILDING_IDS[step.from], cowboy: COWBOY_TYPES[strengthAt(s, step.from, step.seat) - 1] }
}

function finaleView(finale: Finale): FinaleView {
  const fighters = finale.fighters.flatMap((fights, seat) => {
    if (fights === 0) return []
    const strength = finale.champions[seat]
    const champion = strength === 0 ? null : COWBOY_TYPES[strength - 1]
    return [{ seat, champion, dice: finale.dice[seat], wounds: finale.wounds[seat] }]
  })
  return { fighters }
}

export function view(s: Readonly<State>, seat: Seat | null): View {
  return {
    viewer: seat,
    firstSeat: s.firstSeat,
    active: s.active,
    players: s.money.map((_, player) => playerView(s, player)),
    plots: s.lots.map((_, plot) => plotView(s, plot)),
    sheriff: { crossing: CROSSING_IDS[s.sheriff], plots: CROSSINGS[s.sheriff].map((plot) => PLOT_IDS[plot]) },
    line: s.line.map((plot) => PLOT_IDS[plot]),
    nextOnLine: stationStands(s) ? [] : nextOnLine(s).map((plot) => PLOT_IDS[plot]),
    stationStands: stationStands(s),
    stacks: s.stacks.map((tiles) => stackView(s, tiles, seat)),
    drawn: s.drawn.map((tile) => BUILDING_IDS[tile]),
    pool: s.pool,
    box: s.box,
    supply: { cartridges: s.cartridgeSupply, ponies: s.ponySupply },
    annexing: annexing(s),
    moving: moving(s),
    duel: s.duel === null ? null : duelView(s, s.duel),
    finale: s.finale === null ? null : finaleView(s.finale),
    ending: ENDS.filter((end) => (s.ending & endBit(end)) !== 0),
    winners: s.winners === null ? null : s.winners.slice(),
  }
}
