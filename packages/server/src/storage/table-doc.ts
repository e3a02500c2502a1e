/** What people arranged around a game: kept as one document with its table. */
import type { ClockSetting, Origin, SeatInfo, UndoRequest, WhenOut } from '@waystation/protocol'

export interface SeatDoc {
  readonly kind: 'open' | 'person' | 'bot'
  readonly guest: string | null
  readonly name: string
  readonly bot: string | null
  readonly presence: SeatInfo['presence']
  /** Whose doing it is that a bot stands in. */
  readonly awayBy: SeatInfo['awayBy']
  /** How often its time was up. */
  readonly outs: number
  /** Whoever sits there may be rated. */
  readonly rateable: boolean
  /** Has asked for a hint. */
  readonly hinted: boolean
}

/** A device's share in the seed: what it committed to, and what it showed of it. */
export interface SeatShare {
  readonly commitment: string
  readonly secret: string | null
}

export interface TableDice {
  /** By seat. */
  readonly shares: readonly (SeatShare | null)[]
  /** Until when shares are shown, once the host has begun and before the game is dealt. */
  readonly dealBy: number | null
  /** The part of the house, once the seed is another one. */
  readonly house: string | null
}

/** What people arranged around the game. Changes as a whole. */
export interface TableDoc {
  readonly host: string | null
  /** Everybody may ask for hints, although people play each other. */
  readonly hints: boolean
  /** Whether it is to count for ratings; null: opened before there were any. */
  readonly rated: boolean | null
  readonly clock: ClockSetting | null
  readonly whenOut: WhenOut
  /** The bot that plays for people who are away. */
  readonly standIn: string
  /** When the game began; null before, and at tables of earlier releases. */
  readonly begunAt: number | null
  readonly seats: readonly SeatDoc[]
  readonly origin: Origin
  /** Guests whom the host has sent away. */
  readonly dismissed: readonly string[]
  /** Guests whom the host has invited, among those they have played with. */
  readonly invited: readonly string[]
  /** Opened for somebody who looked for a game: it begins by itself when it is complete. */
  readonly matched: boolean
  readonly undo: UndoRequest | null
  /** Null: the house alone has drawn the seed. */
  readonly dice: TableDice | null
  readonly rematch: string | null
  /** Why the table was stopped: for the operator, never for players. */
  readonly report: string | null
}
