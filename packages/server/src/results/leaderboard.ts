/** Lists of the best: by what is sure of somebody's rating, and by what they gained within a week. */
import type { Leaderboard, Pace } from '@waystation/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { shownRating } from './rated-game.ts'
import { poolName } from './terms.ts'
import { whoIs } from './who.ts'

const WEEK = 7 * 24 * 3600 * 1000
const LISTED = 50
/** After so many games somebody is listed. */
const LEAST_GAMES = 5
const POINTS = 40
const AT_ONCE = 2 * LISTED

type Db = Kysely<Schema>
const SHOWN = sql<boolean>`not exists (select 1 from profiles where person_id = ratings.subject and shown = 'private')`
const NONE: ReadonlySet<string> = new Set()

export async function bestRated(db: Db, game: string, pace: Pace): Promise<Leaderboard['rows']> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('guests', 'guests.id', 'ratings.subject')
    .select(['ratings.subject', 'ratings.mu', 'ratings.sigma', 'ratings.games', 'guests.name'])
    .where('ratings.pool', '=', poolName(game, pace))
    .where('ratings.games', '>=', LEAST_GAMES)
    .where(SHOWN)
    .orderBy('ratings.sure', 'desc')
    .orderBy('ratings.subject')
    .limit(LISTED)
    .execute()
  return rows.map(({ subject, name, games, ...rating }, i) => ({
    place: i + 1,
    ...whoIs(subject, name, NONE),
    rating: shownRating(rating),
    games,
    gained: null,
  }))
}

/** Whose ratings rose most in the seven days before. */
export async function mostGained(db: Db, game: string, pace: Pace, now: number): Promise<Leaderboard['rows']> {
  const pool = poolName(game, pace)
  const week = await db
    .selectFrom('result_seats')
    .select(['subject', sql<number>`sum(mu_after - mu_before)`.as('gained'), sql<number>`count(*)`.as('played')])
    .where('pool', '=', pool)
    .where('mu_after', 'is not', null)
    .where('ended_at', '>', now - WEEK)
    .groupBy('subject')
    .orderBy('gained', 'desc')
    .orderBy('subject')
    .execute()
  const rows: Leaderboard['rows'] = []
  // A few at a time, from the top: of those who played in a week most are not listed, and some hide.
  for (let at = 0; at < week.length && rows.length < LISTED; at += AT_ONCE) {
    const some = week.slice(at, at + AT_ONCE)
    const known = await db
      .selectFrom('ratings')
      .innerJoin('guests', 'guests.id', 'ratings.subject')
      .select(['ratings.subject', 'ratings.mu', 'ratings.sigma', 'guests.name'])
      .where('ratings.pool', '=', pool)
      .where(
        'ratings.subject',
        'in',
        some.map(({ subject }) => subject ?? ''),
      )
      .where(SHOWN)
      .execute()
    for (const { subject: who, gained, played } of some) {
      const found = known.find(({ subject }) => subject === who)
      if (!found || rows.length === LISTED) continue
      const { subject, name, ...rating } = found
      const place = rows.length + 1
      const moved = { games: Number(played), gained: Math.round(POINTS * gained) }
      rows.push({ place, ...whoIs(subject, name, NONE), rating: shownRating(rating), ...moved })
    }
  }
  return rows
}
