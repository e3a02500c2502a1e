/** The position. Buildings, plots and crossings are indexes; pieces of one gang and strength are alike, so they are counted. */
import type { Core, Seat } from '@waystation/kernel'
import { type Building, BUILDING_COUNT } from './data/buildings.ts'
import type { Strength } from './data/figures.ts'
import type { Crossing, Plot } from './data/plots.ts'
import type { Step } from './steps.ts'

/** What can lie on a plot besides a building. */
export const EMPTY = -1
export const STATION = BUILDING_COUNT
export const RAIL = BUILDING_COUNT + 1

export const NOBODY = -1

/** Bits of `ending`: the three ways a game can end (Fin de la partie). */
export const ENDS = ['station', 'pool', 'gang'] as const
export type End = (typeof ENDS)[number]
export const endBit = (end: End): number => 1 << ENDS.indexOf(end)

/** Everyone at the table and the spectators, in `seen`. */
export const EVERYONE = 0xff
export const SPECTATOR_BIT = 0x80
export const seenBit = (seat: Seat | null): number => (seat === null ? SPECTATOR_BIT : 1 << seat)

/** A duel between its first poster and its last die. */
export interface Duel {
  readonly building: Building
  readonly attacker: Seat
  readonly defender: Seat
  attackerLoaded: number
  defenderLoaded: number
}

/** The final duel among the tied (Duel final). Arrays run by seat. */
export interface Finale {
  /** 1 for the seats that fight or fought. */
  fighters: number[]
  /** Strength of the champion who stands; 0 for nobody. */
  champions: Strength[]
  dice: number[]
  wounds: number[]
  /** Dice aimed, at index shooter * players + target. */
  aims: number[]
}

/** A cowboy beside a rail tile or the station may annex his building so many times. */
export interface Owed {
  /** Index of the tile in `line`. */
  readonly rail: number
  readonly building: Building
  readonly seat: Seat
  readonly times: number
}

export interface State extends Core<Step> {
  readonly players: number
  /** Who won the roll for the first turn. */
  firstSeat: Seat
  /** Whose turn it is. */
  active: Seat
  money: number[]
  cartridges: number[]
  ponies: number[]
  posters: number[]
  /** Cowboys at index seat * 3 + strength - 1. */
  ranch: number[]
  mine: number[]
  reserve: number[]
  bootHill: number[]
  /** For each building the strengths of the cowboys there, two bits per seat. */
  posted: number[]
  /** Tile on each plot. */
  lots: number[]
  /** Face-down tiles; the last one of a stack is drawn next. */
  stacks: Building[][]
  /** For each tile in a stack, bit mask of those who know where in it the tile lies. */
  seen: number[]
  /** Tiles drawn and not yet built, face up. */
  drawn: Building[]
  sheriff: Crossing
  /** Plots of the railway in laying order; the fifth one is the station. */
  line: Plot[]
  /** Annexations that rail tiles still owe; replaced, never changed. */
  owed: readonly Owed[]
  /** Posters in the crime pool and in the box. */
  pool: number
  box: number
  cartridgeSupply: number
  ponySupply: number
  duel: Duel | null
  finale: Finale | null
  /** Bit mask of the ends that have come; latched. */
  ending: number
  /** Who had the Stage Depot when the game ended without a station. */
  depotHolder: Seat
  /** Null until the game is decided. */
  winners: Seat[] | null
}

export function cloneState(s: Readonly<State>): State {
  return {
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    players: s.players,
    firstSeat: s.firstSeat,
    active: s.active,
    money: s.money.slice(),
    cartridges: s.cartridges.slice(),
    ponies: s.ponies.slice(),
    posters: s.posters.slice(),
    ranch: s.ranch.slice(),
    mine: s.mine.slice(),
    reserve: s.reserve.slice(),
    bootHill: s.bootHill.slice(),
    posted: s.posted.slice(),
    lots: s.lots.slice(),
    stacks: [s.stacks[0].slice(), s.stacks[1].slice(), s.stacks[2].slice()],
    seen: s.seen.slice(),
    drawn: s.drawn.slice(),
    sheriff: s.sheriff,
    line: s.line.slice(),
    owed: s.owed,
    pool: s.pool,
    box: s.box,
    cartridgeSupply: s.cartridgeSupply,
    ponySupply: s.ponySupply,
    duel: s.duel === null ? null : { ...s.duel },
    finale: s.finale === null ? null : cloneFinale(s.finale),
    ending: s.ending,
    depotHolder: s.depotHolder,
    winners: s.winners === null ? null : s.winners.slice(),
  }
}

function cloneFinale(f: Readonly<Finale>): Finale {
  return {
    fighters: f.fighters.slice(),
    champions: f.champions.slice(),
    dice: f.dice.slice(),
    wounds: f.wounds.slice(),
    aims: f.aims.slice(),
  }
}
