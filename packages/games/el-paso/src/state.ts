/**
 * The position. Cards, tiles and trail spaces are small integers (see data/ and tiles.ts); hands and discard piles are
 * counts by kind of card. Arrays marked readonly are replaced, never changed, and shared between clones.
 */
import type { Core, Seat } from '@waystation/kernel'
import type { Step } from './steps.ts'

export interface Player {
  money: number
  tokens: number
  /** On the certificate track. */
  certificates: number
  /** Trail space of the rancher; OFF_TRAIL before the first turn. */
  at: number
  /** The worker area: how many of each type. */
  area: number[]
  /** How many of each breed. */
  hand: number[]
  /** Face down; the last card is drawn first. */
  pile: number[]
  /** How many of each card. */
  discard: number[]
  /** The hand last shown in El Paso; everyone has seen it. */
  lastHand: readonly number[]
  /** Breeds removed from the game: the personal reject pile of the errata. */
  removed: readonly number[]
  /** Discs still on the board, a bit each. */
  discs: number
  /** Own discs on each post. */
  posts: number[]
  objectives: readonly number[]
  bonuses: readonly number[]
}

/** Sue, the opponent of the solo mode: no hand, no money; her workers are levels that only grow. */
export interface Sue {
  at: number
  /** Her strategy: the types of workers from left to right. */
  readonly row: readonly number[]
  /** Cowboys, builders and engineers, wild ones counted as the type they joined. */
  workers: number[]
  /** How many of those are wild cards. */
  wilds: number
  cattle: number[]
  objectives: readonly number[]
  bonuses: readonly number[]
  /** Discs not yet placed. */
  reserve: number
  posts: number[]
  /** Her face-down supply of workers and cattle; the last card is drawn first. */
  supply: number[]
  /** Cards of her supply drawn in her last turn, in order. */
  drawn: readonly number[]
  /** Solo cards, face down; the last one is drawn first. */
  deck: number[]
  discard: readonly number[]
}

export const PHASES = ['setup', 'rounds', 'last-simmental', 'last-turns', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** What the table agreed on; never changes. */
export interface TableRules {
  /** Bit n: common building n shows its b side. */
  readonly sides: number
  /** Bit n: train card n shows its back. */
  readonly backs: number
  /** Errata: on building 2a either the tile or the move. */
  readonly chooseOne2a: boolean
  /** Sue takes a Corriente whatever cattle a train card gives. */
  readonly sueTakesCorriente: boolean
  /** Sue delivers to the highest post every time instead of the next higher one. */
  readonly sueDeliversHighest: boolean
  /** Points taken off Sue's total. */
  readonly handicap: number
  /** An objective's disc may lie on a higher post than the one shown. */
  readonly discAtLeast: boolean
}

export interface State extends Core<Step> {
  phase: Phase
  /** Whose turn it is: a seat, SUE_SEAT in the solo game, or NOBODY. */
  turn: number
  /** Turns still to come once somebody stands on the Simmental space. */
  turnsLeft: number
  /** Whose rancher stands on the Simmental space, or NOBODY. */
  simmentalSpace: number
  /** Whose hand lies open for a delivery, or NOBODY. */
  openHand: number
  readonly rules: TableRules
  players: Player[]
  sue: Sue | null
  /** What lies on each trail space. */
  trail: number[]
  /** Cards left of each breed: the market, and the Simmental stack. */
  market: number[]
  /** Cards left of each type of worker. */
  workers: number[]
  /** Tiles left of each common building, by number minus one. */
  buildings: number[]
  /** Face-down stacks; the last tile is drawn first. */
  objectives: number[]
  bonuses: number[]
  /** Face-up tiles, left to right; NO_SHOWN where the stack has run out. */
  objectivesShown: number[]
  bonusesShown: number[]
}

export const NOBODY: Seat = -1
export const NO_SHOWN = -1

function clonePlayer(p: Readonly<Player>): Player {
  return {
    money: p.money,
    tokens: p.tokens,
    certificates: p.certificates,
    at: p.at,
    area: p.area.slice(),
    hand: p.hand.slice(),
    pile: p.pile.slice(),
    discard: p.discard.slice(),
    lastHand: p.lastHand,
    removed: p.removed,
    discs: p.discs,
    posts: p.posts.slice(),
    objectives: p.objectives,
    bonuses: p.bonuses,
  }
}

function cloneSue(sue: Readonly<Sue>): Sue {
  return {
    at: sue.at,
    row: sue.row,
    workers: sue.workers.slice(),
    wilds: sue.wilds,
    cattle: sue.cattle.slice(),
    objectives: sue.objectives,
    bonuses: sue.bonuses,
    reserve: sue.reserve,
    posts: sue.posts.slice(),
    supply: sue.supply.slice(),
    drawn: sue.drawn,
    deck: sue.deck.slice(),
    discard: sue.discard,
  }
}

export function cloneState(s: Readonly<State>): State {
  return {
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    phase: s.phase,
    turn: s.turn,
    turnsLeft: s.turnsLeft,
    simmentalSpace: s.simmentalSpace,
    openHand: s.openHand,
    rules: s.rules,
    players: s.players.map(clonePlayer),
    sue: s.sue === null ? null : cloneSue(s.sue),
    trail: s.trail.slice(),
    market: s.market.slice(),
    workers: s.workers.slice(),
    buildings: s.buildings.slice(),
    objectives: s.objectives.slice(),
    bonuses: s.bonuses.slice(),
    objectivesShown: s.objectivesShown.slice(),
    bonusesShown: s.bonusesShown.slice(),
  }
}
