/** What came of a finished game, on its way into the database. */
import type { Rating } from '@waystation/bots/arena'
import type { Visibility, WhyUnrated } from '@waystation/protocol'
import type { Role } from './roles.ts'

export interface NewResult {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly players: number
  readonly variants: { readonly [id: string]: string }
  readonly visibility: Visibility
  /** Null: it counts for no ratings, and `why` says why. */
  readonly pool: string | null
  readonly why: WhyUnrated | null
  /** It was played here from its beginning. */
  readonly whole: boolean
  readonly begunAt: number
  readonly endedAt: number
  readonly seats: readonly NewResultSeat[]
  /** With it nothing is due at the table any more. */
  readonly settles?: boolean
}

export interface NewResultSeat {
  /** A person, or a bot as `botSubject` names it; null: nobody of this house. */
  readonly subject: string | null
  readonly name: string
  readonly place: number
  readonly total: number
  readonly sheet: Sheet
  /** What the seat began with, in the game's own word; null where a game names nothing. */
  readonly opening: string | null
  readonly role: Role
  readonly answers: number
  readonly own: number
  readonly outs: number
  /** When a stand-in first took over. */
  readonly leftAt: number | null
  readonly ms: number
  readonly hinted: boolean
  /** The rating of a bot; null: it is a person's, and to be looked up. */
  readonly fixed: Rating | null
}

/** Points by category of the score sheet. */
export type Sheet = { readonly [category: string]: number }

const BOT = 'bot:'

export function botSubject(bot: string): string {
  return BOT + bot
}

/** The bot that a subject is; null: a person. */
export function botOf(subject: string): string | null {
  return subject.startsWith(BOT) ? subject.slice(BOT.length) : null
}
