/** What a seat sees. Face-down tiles are counts, except those the seat itself has seen. */
import type { Seat } from '@waystation/kernel'
import { AREA_IDS, type AreaId, bit } from './data/action-areas.ts'
import { BREEDS, type Breed, type Tile, TILE_IDS, type TileId } from './data/cattle.ts'
import { PASTURES, type PastureId } from './data/pampa.ts'
import { spacesOf, pastureTotal } from './rules/pampa.ts'
import {
  EMPTY,
  type Income,
  isStanding,
  NO_BREED,
  NOBODY,
  ownerOf,
  type Phase,
  type Player,
  type State,
} from './state.ts'

export interface GauchoView {
  readonly seat: Seat
  readonly standing: boolean
}

export interface SpaceView {
  readonly tile: TileId | null
  readonly gaucho: GauchoView | null
}

export interface PastureView {
  readonly id: PastureId
  readonly total: number
  /** Spaces in play, left to right. */
  readonly spaces: readonly SpaceView[]
  /** Spaces covered at this number of players. */
  readonly covered: number
}

export interface PlayerView {
  readonly supply: number
  readonly pesos: number
  readonly areas: readonly AreaId[]
  /** Lines of cattle, breeds without any left out. */
  readonly herds: readonly { readonly breed: Breed; readonly tiles: readonly TileId[] }[]
  readonly incoming: readonly TileId[]
  readonly handSize: number
  readonly discardedCount: number
  readonly income: readonly {
    readonly kind: Income['kind']
    readonly tiles: readonly TileId[]
    readonly pesos: number
  }[]
}

export interface View {
  readonly seat: Seat | null
  readonly phase: Phase
  readonly round: number
  readonly startPlayer: Seat
  /** Whose turn it is, or null between turns. */
  readonly turn: Seat | null
  readonly players: readonly PlayerView[]
  readonly rodeo: readonly number[]
  readonly taken: readonly number[]
  /** Areas the player whose turn it is may not occupy or use any more in this turn. */
  readonly touched: readonly AreaId[]
  readonly pastures: readonly PastureView[]
  readonly steppe: {
    readonly count: number
    readonly known: readonly TileId[]
    /** Taken by this seat and still to be placed, the next one first; hidden from the others. */
    readonly fetched: readonly TileId[]
  }
  readonly pile: number
  readonly removedBreed: Breed | null
  /** Own start tiles to choose from, and those put aside. */
  readonly hand: readonly TileId[]
  readonly discarded: readonly TileId[]
}

const ids = (tiles: readonly Tile[]): TileId[] => tiles.map((tile) => TILE_IDS[tile])
const areasIn = (mask: number): AreaId[] => AREA_IDS.filter((_, area) => (mask & bit(area)) !== 0)
const byIndex = (a: Tile, b: Tile): number => a - b

export function view(s: Readonly<State>, seat: Seat | null): View {
  const own = seat === null ? undefined : s.players[seat]
  const inTurn = s.agenda.some((step) => step.do === 'takeDice' || step.do === 'spendDice')
  return {
    seat,
    phase: s.phase,
    round: s.round,
    startPlayer: s.startPlayer,
    turn: inTurn ? s.turn : null,
    players: s.players.map(playerView),
    rodeo: s.rodeo.slice(),
    taken: s.taken.slice(),
    touched: areasIn(s.touched),
    pastures: PASTURES.map((_, pasture) => pastureView(s, pasture)),
    steppe: { count: s.steppe.length, known: ids(seenTiles(s, seat)), fetched: ids(seat === s.turn ? s.fetched : []) },
    pile: s.pile.length,
    removedBreed: s.removedBreed === NO_BREED ? null : BREEDS[s.removedBreed],
    hand: ids(own?.hand ?? []),
    discarded: ids(own?.discarded ?? []),
  }
}

/** Steppe tiles this seat has looked at. */
export function seenTiles(s: Readonly<State>, seat: Seat | null): Tile[] {
  if (seat === null) return []
  return s.steppe.filter((_, i) => (s.steppeSeen[i] & (1 << seat)) !== 0).sort(byIndex)
}

function playerView(player: Readonly<Player>): PlayerView {
  return {
    supply: player.supply,
    pesos: player.pesos,
    areas: areasIn(player.areas),
    herds: BREEDS.map((breed, i) => ({ breed, tiles: ids(player.herds[i]) })).filter(({ tiles }) => tiles.length > 0),
    incoming: ids(player.incoming),
    handSize: player.hand.length,
    discardedCount: player.discarded.length,
    income: player.income.map(({ kind, tiles, pesos }) => ({ kind, tiles: ids(tiles), pesos })),
  }
}

function pastureView(s: Readonly<State>, pasture: number): PastureView {
  const { id, spaces } = PASTURES[pasture]
  const inPlay = spacesOf(s, pasture)
  return {
    id,
    total: pastureTotal(s, pasture),
    spaces: inPlay.map((space) => ({
      tile: s.tiles[space] === EMPTY ? null : TILE_IDS[s.tiles[space]],
      gaucho: gauchoView(s.gauchos[space]),
    })),
    covered: spaces - inPlay.length,
  }
}

function gauchoView(gaucho: number): GauchoView | null {
  return gaucho === NOBODY ? null : { seat: ownerOf(gaucho), standing: isStanding(gaucho) }
}
