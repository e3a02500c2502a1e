/** What is told of a person or a bot: their games, ratings, and whom they play with. */
import type { Curve, Pace, PlayedGame, Profile, RatingInfo, Shown } from '@waystation/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { ALL_YEARS, PLACES } from './figure-rows.ts'
import { shownRating } from './rated-game.ts'
import { poolName } from './terms.ts'
import { botOf } from './types.ts'
import { hiddenAmong, namesOf, whoIs } from './who.ts'

/** Games on a page. */
const PAGE = 20
/** Of somebody's games so many are looked through for opponents and best scores, the latest. */
const LATEST = 1000
const OPPONENTS = 6
const CURVE = 400

type Db = Kysely<Schema>
type SeatRow = Schema['result_seats']

/** Finished and won by game, without annulled ones, what is played most first. */
export async function titlesOf(db: Db, subject: string): Promise<Profile['titles']> {
  const rows = await (botOf(subject) === null ? playedBy(db, subject) : playedByBot(db, subject))
  return rows
    .map(({ game, finished, won }) => ({ game, finished: Number(finished), won: Number(won) }))
    .sort((a, b) => b.finished - a.finished || (a.game < b.game ? -1 : 1))
}

/** All, less the few that were annulled. */
async function playedBy(db: Db, subject: string) {
  const finished = await db
    .selectFrom('result_seats as own')
    .select(['own.game', ({ fn }) => fn.countAll<number>().as('finished')])
    .select(sql<number>`sum(case when own.place = 1 then 1 else 0 end)`.as('won'))
    .where('own.subject', '=', subject)
    .groupBy('own.game')
    .execute()
  // Crossed, so that SQLite begins with the few.
  const annulled = await db
    .selectFrom('results')
    .crossJoin('result_seats as own')
    .select(['own.game', 'own.place'])
    .whereRef('own.table_id', '=', 'results.table_id')
    .where('results.annulled_at', 'is not', null)
    .where('own.subject', '=', subject)
    .execute()
  const counted = finished.map((row) => {
    const less = annulled.filter(({ game }) => game === row.game)
    const won = less.filter(({ place }) => place === 1).length
    return { game: row.game, finished: Number(row.finished) - less.length, won: Number(row.won) - won }
  })
  return counted.filter((row) => row.finished > 0)
}

/** Of a bot there may be very many: its counters know. */
async function playedByBot(db: Db, subject: string) {
  const games = await db.selectFrom('ledgers').select('game').execute()
  if (games.length === 0) return []
  return await db
    .selectFrom('figures')
    .select(['game', sql<number>`sum(n)`.as('finished')])
    .select(sql<number>`sum(case when value = 1 then n else 0 end)`.as('won'))
    .where(
      'game',
      'in',
      games.map(({ game }) => game),
    )
    .where('subject', '=', subject)
    .where('year', '=', ALL_YEARS)
    .where(PLACES)
    .groupBy('game')
    .execute()
}

export async function ratingsOf(db: Db, subject: string): Promise<Profile['ratings']> {
  const rows = await db.selectFrom('ratings').selectAll().where('subject', '=', subject).orderBy('pool').execute()
  return rows.map(({ game, pool, games, ...rating }) => ({
    game,
    pace: pool.slice(game.length + 1) as Pace,
    games,
    rating: shownRating(rating),
  }))
}

/** The latest games, or those before a moment; `next` asks for earlier ones. */
export async function gamesOf(
  db: Db,
  subject: string,
  before: number | undefined,
): Promise<{ games: PlayedGame[]; next: number | null }> {
  let query = db
    .selectFrom('result_seats as own')
    .innerJoin('results', 'results.table_id', 'own.table_id')
    .selectAll('own')
    .select(['results.players', 'results.visibility'])
    .where('own.subject', '=', subject)
    .where('results.annulled_at', 'is', null)
    .orderBy('own.ended_at', 'desc')
    .orderBy('own.table_id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('own.ended_at', '<', before)
  const { page: own, more } = pageOf(await query.execute())
  const tables = own.map(({ table_id }) => table_id)
  const seats =
    tables.length === 0
      ? []
      : await db.selectFrom('result_seats').selectAll().where('table_id', 'in', tables).orderBy('place').execute()
  const hidden = await hiddenAmong(
    db,
    seats.flatMap((seat) => seat.subject ?? []),
  )
  const games = own.map((row): PlayedGame => {
    const others = seats.filter(({ table_id, seat }) => table_id === row.table_id && seat !== row.seat)
    const open = row.visibility === 'public'
    return {
      table: open ? row.table_id : null,
      game: row.game,
      players: row.players,
      endedAt: row.ended_at,
      place: row.place,
      total: row.total,
      others: open ? others.map((other) => ({ ...whoIs(other.subject, other.name, hidden), total: other.total })) : [],
      rating: movedBy(row),
    }
  })
  return { games, next: more ? (games.at(-1)?.endedAt ?? null) : null }
}

/** Games that ended at one moment stay together: the next page begins before a moment. */
function pageOf<R extends { readonly ended_at: number }>(rows: readonly R[]): { page: readonly R[]; more: boolean } {
  const next = rows.at(PAGE)
  if (next === undefined) return { page: rows, more: false }
  const whole = rows.filter(({ ended_at }) => ended_at !== next.ended_at)
  return { page: whole.length > 0 ? whole : rows.slice(0, PAGE), more: true }
}

/** How a game moved the rating of a seat; null: it did not count for it. */
export function movedBy(row: SeatRow): { before: RatingInfo; after: RatingInfo } | null {
  const { mu_before, sigma_before, mu_after, sigma_after } = row
  if (mu_before === null || sigma_before === null || mu_after === null || sigma_after === null) return null
  return {
    before: shownRating({ mu: mu_before, sigma: sigma_before }),
    after: shownRating({ mu: mu_after, sigma: sigma_after }),
  }
}

function latestOf(db: Db, subject: string) {
  return db
    .selectFrom('result_seats')
    .select(['table_id', 'place', 'game', 'total', 'ended_at'])
    .where('subject', '=', subject)
    .orderBy('ended_at', 'desc')
    .limit(LATEST)
    .as('own')
}

/** Most played with: people, then bots. */
export async function opponentsOf(db: Db, subject: string): Promise<Profile['opponents']> {
  const rows = await db
    .selectFrom(latestOf(db, subject))
    .innerJoin('result_seats as others', 'others.table_id', 'own.table_id')
    .select(['others.subject', sql<number>`count(*)`.as('games')])
    .select(sql<number>`sum(case when own.place < others.place then 1 else 0 end)`.as('ahead'))
    .where('others.subject', 'is not', null)
    .where('others.subject', '<>', subject)
    .groupBy('others.subject')
    .orderBy('games', 'desc')
    .orderBy('others.subject')
    .execute()
  const isBot = (row: { subject: string | null }): boolean => botOf(row.subject ?? '') !== null
  const most = [...rows.filter((row) => !isBot(row)).slice(0, OPPONENTS), ...rows.filter(isBot).slice(0, OPPONENTS)]
  const people = most.flatMap((row) => row.subject ?? [])
  const hidden = await hiddenAmong(db, people)
  const names = await namesOf(db, people)
  return most.map((row) => ({
    ...whoIs(row.subject, names.get(row.subject ?? '') ?? '', hidden),
    games: Number(row.games),
    ahead: Number(row.ahead),
  }))
}

/** The highest score at each game and number of players, where it was made. */
export async function bestOf(db: Db, subject: string): Promise<Profile['best']> {
  const rows = await db
    .selectFrom(latestOf(db, subject))
    .innerJoin('results', 'results.table_id', 'own.table_id')
    .select(['own.game', 'own.total', 'own.ended_at', 'own.table_id', 'results.players', 'results.visibility'])
    .where('results.annulled_at', 'is', null)
    .execute()
  const best = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const key = `${row.game} ${row.players}`
    const before = best.get(key)
    if (before === undefined || row.total > before.total) best.set(key, row)
  }
  return [...best]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { game, players, total, ended_at: endedAt, table_id, visibility }]) => ({
      game,
      players,
      total,
      endedAt,
      table: visibility === 'public' ? table_id : null,
    }))
}

/** Somebody's rating after each game, oldest first. */
export async function curveOf(db: Db, subject: string, game: string, pace: Pace): Promise<Curve['points']> {
  const rows = await db
    .selectFrom('result_seats')
    .select(['ended_at', 'mu_after', 'sigma_after'])
    .where('subject', '=', subject)
    .where('pool', '=', poolName(game, pace))
    .where('mu_after', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(CURVE)
    .execute()
  return rows.reverse().map(({ ended_at: at, mu_after: mu, sigma_after: sigma }) => {
    const { points, within } = shownRating({ mu: mu ?? 0, sigma: sigma ?? 0 })
    return { at, points, within }
  })
}

export async function shownOf(db: Db, person: string): Promise<Shown> {
  const hidden = await hiddenAmong(db, [person])
  return hidden.has(person) ? 'private' : 'public'
}

export async function showProfile(db: Db, person_id: string, shown: Shown): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ person_id, shown })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ shown }))
    .execute()
}
