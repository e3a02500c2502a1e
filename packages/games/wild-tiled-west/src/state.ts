/** The position. Tiles, squares, partners and sides are indexes; arrays marked readonly are replaced, never changed. */
import type { Core, Seat } from '@waystation/kernel'
import type { SideIndex } from './data/boards.ts'
import type { Cell } from './data/grid.ts'
import type { Partner } from './data/partners.ts'
import type { Bandits } from './data/solo.ts'
import type { Tile, Turn } from './data/tiles.ts'
import type { Mask } from './data/mask.ts'
import type { Step } from './steps.ts'

/** What moves the marker on the score track during the game. */
export const TRACK_CATEGORIES = [
  'start',
  'towns',
  'wrangling',
  'contracts',
  'surrounded',
  'office',
  'tussles',
  'conquest',
] as const
export type TrackCategory = (typeof TRACK_CATEGORIES)[number]
export const trackIndex = (category: TrackCategory): number => TRACK_CATEGORIES.indexOf(category)

/** No card: a partner not chosen yet. */
export const NO_PARTNER = -1

/** A tile on a board. */
export interface Placed {
  readonly tile: Tile
  readonly turn: Turn
  /** Where its first square lies. */
  readonly at: Cell
  /** Carpenters: gold stored on it. */
  readonly gold: number
}

export interface Player {
  side: SideIndex
  gold: number
  bullets: number
  /** Space of the mining track, 1 to 10. */
  mine: number
  /** Points on the track, by category. */
  track: number[]
  /** Squares under tiles and alleys. */
  covered: Mask
  /** Fields and cows, printed and on tiles. */
  fields: Mask
  cows: Mask
  /** Squares of houses, which stop bullets. */
  houses: Mask
  sheriffs: Mask
  /** Bandits alive, and those under a bullet. */
  standing: Mask
  tombstones: Mask
  boots: Mask
  /** In the order they were laid, alleys left out. */
  tiles: readonly Placed[]
  alleys: number
  /** Alleys won and not yet laid. */
  alleysDue: number
  /** Bit masks over towns, over `tiles` (red signs that have paid), lassos and markets of the side. */
  towns: number
  paid: number
  roped: number
  markets: number
  /** Aces on tiles, by suit, and a bit mask of ace cards. */
  aces: readonly number[]
  aceCards: number
  largestWrangle: number
  /** Sawmills not used yet. */
  sawmills: number
  /** Signpost: General Stores set aside. */
  storesAside: number
  /** Partners dealt, then the one kept, the one put back, and the second one, which lies open. */
  hand: readonly Partner[]
  partner: Partner
  rejected: Partner
  second: Partner
}

/** Solo: the Ridge and its cards. */
export interface Ridge {
  /** Bandits on the Ridge itself, hill bandits included, and how many of them are under a bullet. */
  bandits: number
  buried: number
  /** Face up, left to right, and the bullets on each. */
  cards: readonly Bandits[]
  buriedOn: readonly number[]
  /** Cards whose cows already belong to a herd, counted from the left. */
  herded: number
  spareBullets: number
  /** Face down; the last one is turned up next. */
  deck: readonly Bandits[]
}

export interface State extends Core<Step> {
  /** 0 before the first year; over after the fourth. */
  year: number
  round: number
  over: boolean
  /** Who holds the first-player token; it is drawn once everybody has kept a partner. */
  first: Seat
  players: Player[]
  /** Tiles left in each stack, and those out of the game. */
  stacks: number[]
  removed: number
  /** Notches where a die lies. */
  prairie: readonly number[]
  river: readonly number[]
  /** Contract of each slot, and a bit mask of those turned to their small side. */
  contracts: readonly number[]
  flipped: number
  /** Bit mask of the ace cards in the supply. */
  aceSupply: number
  /** Face-down partners; the last one is drawn next. */
  deck: readonly Partner[]
  row: readonly Partner[]
  ridge: Ridge | null
}

export function cloneState(s: Readonly<State>): State {
  return {
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    year: s.year,
    round: s.round,
    over: s.over,
    first: s.first,
    players: s.players.map(clonePlayer),
    stacks: s.stacks.slice(),
    removed: s.removed,
    prairie: s.prairie,
    river: s.river,
    contracts: s.contracts,
    flipped: s.flipped,
    aceSupply: s.aceSupply,
    deck: s.deck,
    row: s.row,
    ridge: s.ridge === null ? null : { ...s.ridge },
  }
}

function clonePlayer(p: Readonly<Player>): Player {
  return { ...p, track: p.track.slice() }
}
