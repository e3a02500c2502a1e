/** What the modules add to the view: the map of Rails to the North, and the poker table. */
import type { Seat } from '@waystation/kernel'
import { BONUS_TOKENS } from '../data/poker.ts'
import { MEDIUM_TILES, type MediumTileId } from '../data/rails/medium-towns.ts'
import { MEDIUM_TOWNS, SPACES_PER_TOWN, type TownId, TOWNS } from '../data/rails/towns.ts'
import { STATION_MASTERS, type StationMasterId } from '../data/station-masters.ts'
import { tablesOf } from '../data/tables.ts'
import { WORKERS, type WorkerId } from '../data/tiles.ts'
import { type CardId, cardId } from '../options/cards.ts'
import { emptyBells } from '../rules/annex.ts'
import { shopsLeft } from '../rules/shops.ts'
import { NOBODY, NONE, type Player, type State } from '../state.ts'

export interface TownView {
  readonly town: TownId
  /** Whose shop stands on each trade space. */
  readonly spaces: readonly (Seat | null)[]
  readonly tile: MediumTileId | null
}

export interface MapView {
  readonly towns: readonly TownView[]
  readonly newYork: readonly StationMasterId[]
  /** In the supply. */
  readonly exchangeTokens: number
}

export interface PokerView {
  readonly pot: number
  /** Bonus tokens left, from the top. */
  readonly tokens: readonly { readonly vp: number; readonly money: number }[]
}

/** A player's annex. */
export interface AnnexView {
  readonly shops: readonly TownId[]
  readonly shopsLeft: number
  readonly emptyBells: number
  readonly exchangeTokens: number
}

/** A player's place at the poker table. */
export interface SeatView {
  readonly worker: WorkerId
  readonly vp: number
  readonly cardCount: number
  /** Only their owner sees them. */
  readonly cards: readonly CardId[] | null
}

export function mapView(s: Readonly<State>): MapView | null {
  if (tablesOf(s).tradeSpaces === 0) return null
  const towns = TOWNS.map(({ id }, town): TownView => {
    const tile = MEDIUM_TOWNS.indexOf(town)
    const spaces = s.tradeSpaces.slice(town * SPACES_PER_TOWN, (town + 1) * SPACES_PER_TOWN)
    return {
      town: id,
      spaces: spaces.map((seat) => (seat === NOBODY ? null : seat)),
      tile: tile < 0 ? null : MEDIUM_TILES[s.mediumTiles[tile]].id,
    }
  })
  return { towns, newYork: s.newYork.map((m) => STATION_MASTERS[m].id), exchangeTokens: s.exchangeTokens }
}

export function pokerView(s: Readonly<State>): PokerView | null {
  if (tablesOf(s).bonusTokens === 0) return null
  const taken = s.players.filter((p) => p.bonus !== NONE).length
  return { pot: s.pot, tokens: BONUS_TOKENS.slice(taken, s.players.length) }
}

export function annexView(s: Readonly<State>, p: Readonly<Player>): AnnexView | null {
  if (tablesOf(s).shops === 0) return null
  return {
    shops: TOWNS.flatMap(({ id }, town) => ((p.shops >> town) & 1 ? [id] : [])),
    shopsLeft: shopsLeft(s, p),
    emptyBells: emptyBells(p),
    exchangeTokens: p.exchangeTokens,
  }
}

export function seatView(p: Readonly<Player>, shown: boolean): SeatView | null {
  if (p.seated === NONE) return null
  const cards = shown ? p.laid.map(cardId) : null
  return { worker: WORKERS[p.seated], vp: BONUS_TOKENS[p.bonus].vp, cardCount: p.laid.length, cards }
}
