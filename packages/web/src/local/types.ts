/** Games that are played on this device alone. */
import type { Config, Entry, Game, Reason, RefusalDetail, Seat } from '@waystation/kernel'
import type { ClientMessage, PastPosition, ServerMessage, Suggestion } from '@waystation/protocol'
import type { Analysis } from './analysis.ts'
import type { Signed } from './signature.ts'

export interface LocalSeat {
  readonly name: string
  /** The bot that plays this seat; null: somebody in front of this screen. */
  readonly bot: string | null
}

export interface LocalPlan {
  readonly game: string
  readonly variants: Config['variants']
  readonly seats: readonly LocalSeat[]
}

/** A game as it is kept on the device: enough to play it again from the first line. */
export interface SavedGame extends LocalPlan {
  readonly id: string
  readonly rules: number
  readonly seed: string
  readonly salt: string
  readonly log: readonly Entry[]
  readonly createdAt: number
  readonly updatedAt: number
  /** Totals by seat once the game is over. */
  readonly totals: readonly number[] | null
}

/** What a list of games shows. */
export type SavedSummary = Omit<SavedGame, 'log' | 'seed' | 'salt'> & { readonly lines: number }

/** Where games are kept. */
export interface Shelf {
  list(): Promise<readonly SavedGame[]>
  get(id: string): Promise<SavedGame | null>
  /** Keeps the game if the one on the shelf has `after` lines (0 if there is none); false: another tab was first. */
  put(game: SavedGame, after: number): Promise<boolean>
  remove(id: string): Promise<void>
}

/** A game under one version of its rules; refuses those that are not known. */
export type LoadRules = (game: string, rules: number) => Promise<Game>

export interface Failure {
  readonly code: string
  readonly message: string
  readonly detail: RefusalDetail | null
}

/** A recorded game, told from its beginning. */
export interface Review {
  readonly game: string
  /** Version of the rules by which it was played. */
  readonly rules: number
  readonly players: number
  readonly seats: readonly string[]
  readonly commitment: string
  /** Shares that devices of players have shown, where the seed was made of them. */
  readonly shares: readonly string[]
  readonly lines: readonly PastPosition[]
  /** Totals by seat after each line. */
  readonly totals: readonly (readonly number[])[]
  /** Null: every claim of the record holds. */
  readonly flaw: Failure | null
  /** Whether the house in its last line has signed it. */
  readonly signed: Signed
}

/** What the page asks of its worker. */
export interface LocalCalls {
  list(): Promise<readonly SavedSummary[]>
  create(plan: LocalPlan): Promise<string>
  remove(id: string): Promise<void>
  /** The game as it stands, without going on with it. */
  position(id: string): Promise<PastPosition>
  open(id: string): Promise<void>
  close(id: string): Promise<void>
  send(id: string, message: ClientMessage): Promise<void>
  /** Shows the table as this seat sees it. */
  sit(id: string, seat: Seat | null): Promise<void>
  history(id: string, from: number): Promise<readonly PastPosition[]>
  explain(id: string, target: string): Promise<readonly Reason[]>
  /** What a strong player would weigh in the place of whoever looks, best first; nothing if there is nothing to choose. */
  hint(id: string): Promise<readonly Suggestion[]>
  record(id: string): Promise<string>
  /** Whether the screen must be covered before it goes from one person to the next. */
  secrets(id: string): Promise<boolean>
  review(text: string, seat: Seat | null): Promise<Review>
  /** Chances, turning points and better moves of a finished game; null if it was called off. One at a time. */
  analyse(text: string, seats: readonly Seat[]): Promise<Analysis | null>
  callOffAnalysis(): Promise<void>
  /** How long bots wait before they answer. */
  pace(milliseconds: number): Promise<void>
}
export type CallName = keyof LocalCalls

export type ToWorker = readonly [id: number, name: CallName, args: readonly unknown[]]
export type FromWorker =
  | readonly [how: 'done', id: number, value: unknown]
  | readonly [how: 'failed', id: number, failure: Failure]
  | readonly [how: 'progress', done: number, all: number, curve: Analysis | null]
  | readonly [how: 'push', table: string, message: ServerMessage]
