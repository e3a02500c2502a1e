/** Ratings as they are kept, and a book of those that one game, or all of them, need. */
import type { Rating } from '@waystation/bots/arena'
import type { Pace } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { beginning, ratedGame, rested, sureOf } from './rated-game.ts'
import type { Role } from './roles.ts'
import { poolName } from './terms.ts'

export type RatingRow = Schema['ratings']

/** A seat of a counted game; `fixed`: a bot's rating. */
export interface CountedSeat {
  readonly subject: string | null
  readonly place: number
  readonly role: Role
  readonly fixed: Rating | null
}

export interface CountedGame {
  readonly game: string
  readonly pool: string
  readonly endedAt: number
  readonly seats: readonly CountedSeat[]
}

export interface RatedSeatRow {
  readonly mu_before: number | null
  readonly sigma_before: number | null
  readonly mu_after: number | null
  readonly sigma_after: number | null
}

const UNTOUCHED: RatedSeatRow = { mu_before: null, sigma_before: null, mu_after: null, sigma_after: null }

export class RatingBook {
  private readonly rows = new Map<string, RatingRow>()
  private readonly moved = new Map<string, RatingRow>()

  static key({ pool, subject }: Pick<RatingRow, 'pool' | 'subject'>): string {
    return `${pool} ${subject}`
  }

  put(row: RatingRow): void {
    this.rows.set(RatingBook.key(row), row)
  }

  /** Those that games have moved. */
  changed(): ReadonlyMap<string, RatingRow> {
    return this.moved
  }

  private at(pool: string, subject: string): RatingRow | null {
    return this.rows.get(RatingBook.key({ pool, subject })) ?? null
  }

  /** How strong somebody is, as far as is known. */
  now(game: string, pace: Pace, subject: string): Rating {
    return this.at(poolName(game, pace), subject) ?? beginning(this.at(poolName(game, 'training'), subject))
  }

  /** Counts one more game; gives back what each seat had and has. */
  count({ game, pool, endedAt, seats }: CountedGame): RatedSeatRow[] {
    const before = seats.map(({ subject, fixed }) => fixed ?? this.before(game, pool, subject ?? '', endedAt))
    const after = ratedGame(
      seats.map(({ place, role, fixed }, i) => ({ place, role, fixed: fixed !== null, before: before[i] })),
    )
    return seats.map(({ subject, role, fixed }, i) => {
      const [was, is] = [before[i], after[i] ?? (fixed && role !== 'none' ? before[i] : null)]
      if (subject === null || is === null) return UNTOUCHED
      if (fixed === null) this.take({ game, pool, subject }, is, endedAt)
      return { mu_before: was.mu, sigma_before: was.sigma, mu_after: is.mu, sigma_after: is.sigma }
    })
  }

  private before(game: string, pool: string, subject: string, endedAt: number): Rating {
    const row = this.at(pool, subject)
    if (row) return rested(row, endedAt - row.at)
    return beginning(this.at(poolName(game, 'training'), subject))
  }

  private take(of: Pick<RatingRow, 'game' | 'pool' | 'subject'>, { mu, sigma }: Rating, endedAt: number): void {
    const old = this.at(of.pool, of.subject)
    const at = Math.max(endedAt, old?.at ?? 0)
    const row = { ...of, mu, sigma, games: (old?.games ?? 0) + 1, at, sure: sureOf({ mu, sigma }) }
    this.put(row)
    this.moved.set(RatingBook.key(row), row)
  }
}

/** What is known of these people in the pools of a game. */
export async function readBook(db: Kysely<Schema>, pools: readonly string[], subjects: readonly string[]) {
  const book = new RatingBook()
  if (subjects.length === 0) return book
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('pool', 'in', pools)
    .where('subject', 'in', subjects)
    .execute()
  for (const row of rows) book.put(row)
  return book
}

/** In place of what was there. */
export async function writeRatings(db: Kysely<Schema>, rows: readonly RatingRow[]): Promise<void> {
  for (const { pool, subject, ...rest } of rows) {
    await db
      .insertInto('ratings')
      .values({ pool, subject, ...rest })
      .onConflict((oc) => oc.columns(['pool', 'subject']).doUpdateSet(rest))
      .execute()
  }
}
