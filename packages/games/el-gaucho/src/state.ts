/** The position. Tiles, spaces and areas are indexes; arrays marked readonly are replaced, never changed. */
import type { Core, Seat } from '@waystation/kernel'
import type { Tile } from './data/cattle.ts'
import type { Step } from './steps.ts'

/** Where money came from; one line of the score sheet each. */
export const INCOME_KINDS = [
  'sale',
  'immediate-sale',
  'final-sale',
  'theft-insurance',
  'displacement-insurance',
] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

export interface Income {
  readonly kind: IncomeKind
  readonly tiles: readonly Tile[]
  readonly pesos: number
}

export interface Player {
  /** Gauchos not in use. */
  supply: number
  pesos: number
  /** Bit mask of the action areas where a gaucho of this player stands. */
  areas: number
  /** One line per breed. */
  herds: (readonly Tile[])[]
  /** Start tiles not yet chosen from. */
  hand: readonly Tile[]
  /** Start tiles not kept: out of the game, known to their owner only. */
  discarded: readonly Tile[]
  /** Tiles just rounded up, to be added to the herds. */
  incoming: readonly Tile[]
  income: readonly Income[]
}

export const PHASES = ['preliminary', 'rounds', 'last-round', 'no-dice-round', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** No tile on this pasture space. */
export const EMPTY = -1
/** No breed is out of the game. */
export const NO_BREED = -1
/** No gaucho on this tile. */
export const NOBODY = -1

/** A gaucho on a tile, as one number. */
export const lying = (seat: Seat): number => seat * 2
export const standing = (seat: Seat): number => seat * 2 + 1
export const ownerOf = (gaucho: number): Seat => gaucho >> 1
export const isStanding = (gaucho: number): boolean => gaucho !== NOBODY && (gaucho & 1) === 1
export const isLying = (gaucho: number): boolean => gaucho !== NOBODY && (gaucho & 1) === 0

export interface State extends Core<Step> {
  phase: Phase
  round: number
  startPlayer: Seat
  /** Whose turn it is; meaningless outside turns. */
  turn: Seat
  players: Player[]
  /** Dice left in the rodeo, smallest first. */
  rodeo: number[]
  /** Unused dice in front of the player whose turn it is, smallest first, a wished one included. */
  taken: number[]
  /** Bit mask of the areas touched in this turn: neither to be occupied nor used again. */
  touched: number
  /** Spaces where a gaucho was placed in this turn. */
  placed: readonly number[]
  /** Tile on each pasture space, or EMPTY. */
  tiles: number[]
  /** Gaucho on each pasture space, or NOBODY. */
  gauchos: number[]
  steppe: Tile[]
  /** For each steppe tile, bit mask of the seats that have seen it. */
  steppeSeen: number[]
  /** Taken from the steppe by the player in turn and still to be placed, the next one first. */
  fetched: readonly Tile[]
  /** Face-down draw pile; the last one is drawn next. */
  pile: Tile[]
  /** Two players only: the breed taken out, else NO_BREED. */
  removedBreed: number
}

export function cloneState(s: Readonly<State>): State {
  return {
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    phase: s.phase,
    round: s.round,
    startPlayer: s.startPlayer,
    turn: s.turn,
    players: s.players.map(clonePlayer),
    rodeo: s.rodeo.slice(),
    taken: s.taken.slice(),
    touched: s.touched,
    placed: s.placed,
    tiles: s.tiles.slice(),
    gauchos: s.gauchos.slice(),
    steppe: s.steppe.slice(),
    steppeSeen: s.steppeSeen.slice(),
    fetched: s.fetched,
    pile: s.pile.slice(),
    removedBreed: s.removedBreed,
  }
}

function clonePlayer(p: Readonly<Player>): Player {
  return {
    supply: p.supply,
    pesos: p.pesos,
    areas: p.areas,
    herds: p.herds.slice(),
    hand: p.hand,
    discarded: p.discarded,
    incoming: p.incoming,
    income: p.income,
  }
}
