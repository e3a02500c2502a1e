/** Statistics of a game: of the house and of bots from their counters, of one person from their own games. */
import type { Figures, Statistics, StatisticsQuery } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { ALL_YEARS, countsOf, HOUSE, PLACES, yearOf } from './figure-rows.ts'
import type { Role } from './roles.ts'
import { type Counts, figuresFrom } from './spread.ts'
import { botOf, botSubject, type Sheet } from './types.ts'

/** Whom people compare themselves with. */
const STRONGEST = 'legend'
/** So many of somebody's games are read, the latest. */
const MOST_GAMES = 2000

type Asked = Omit<StatisticsQuery, 'subject'>
type Choice = Pick<Statistics, 'players' | 'years' | 'variants'>

export async function statisticsOf(
  db: Kysely<Schema>,
  game: string,
  { subject, ...asked }: StatisticsQuery,
): Promise<Omit<Statistics, 'name'>> {
  const [choice, keys] = await choiceOf(db, game)
  const { players, variant, year } = asked
  const counters = {
    players: players === undefined ? choice.players : [players],
    variants: variant === undefined ? keys : keys.filter((key) => hasVariant(key, variant)),
    year: year ?? ALL_YEARS,
  }
  const counted = (who: string): Promise<Figures> => countedOf(db, game, who, counters)
  const own =
    subject === undefined
      ? null
      : await (botOf(subject) === null ? ownFigures(db, game, subject, asked) : counted(subject))
  return { house: await counted(HOUSE), legend: await counted(botSubject(STRONGEST)), own, ...choice }
}

/** What there is of a game, and the keys of its variants as they are stored. */
async function choiceOf(db: Kysely<Schema>, game: string): Promise<[Choice, string[]]> {
  const rows = await db
    .selectFrom('figures')
    .select(['players', 'year', 'variants'])
    .distinct()
    .where('game', '=', game)
    .where('subject', '=', HOUSE)
    .where(PLACES)
    .execute()
  const keys = [...new Set(rows.map(({ variants }) => variants))].sort()
  const years = [...new Set(rows.map(({ year }) => year))].filter((year) => year !== ALL_YEARS).sort((a, b) => a - b)
  const players = [...new Set(rows.map((row) => row.players))].sort((a, b) => a - b)
  return [{ players, years, variants: keys.map((key) => JSON.parse(key) as Record<string, string>) }, keys]
}

function hasVariant(key: string, asked: string): boolean {
  const [id, value] = asked.split(':')
  return (JSON.parse(key) as Record<string, string>)[id] === value
}

interface Counters {
  readonly players: readonly number[]
  readonly variants: readonly string[]
  readonly year: number
}

/** Everything is named, also where all is meant: so only these are read, and not those of every year. */
async function countedOf(
  db: Kysely<Schema>,
  game: string,
  subject: string,
  { players, variants, year }: Counters,
): Promise<Figures> {
  if (players.length === 0 || variants.length === 0) return figuresFrom(new Map())
  const rows = await db
    .selectFrom('figures')
    .select(['name', 'value', sql<number>`sum(n)`.as('n')])
    .where('game', '=', game)
    .where('subject', '=', subject)
    .where('players', 'in', players)
    .where('variants', 'in', variants)
    .where('year', '=', year)
    .groupBy(['name', 'value'])
    .execute()
  return figuresFrom(byName(rows))
}

function byName(rows: readonly { name: string; value: number; n: number }[]): Map<string, Counts> {
  const names = new Map<string, Map<number, number>>()
  for (const { name, value, n } of rows) {
    const counts = names.get(name) ?? new Map<number, number>()
    counts.set(value, (counts.get(value) ?? 0) + Number(n))
    names.set(name, counts)
  }
  return names
}

/** From the games themselves: there are too many people for counters of each. */
async function ownFigures(db: Kysely<Schema>, game: string, subject: string, asked: Asked): Promise<Figures> {
  const rows = await db
    .selectFrom('result_seats as seats')
    .innerJoin('results', 'results.table_id', 'seats.table_id')
    .selectAll('seats')
    .select(['results.players', 'results.variants', 'results.begun_at', 'results.whole'])
    .where('seats.subject', '=', subject)
    .where('seats.game', '=', game)
    .where('results.annulled_at', 'is', null)
    .orderBy('seats.ended_at', 'desc')
    .limit(MOST_GAMES)
    .execute()
  const games = rows.flatMap((row) => {
    const { players, variants, begun_at: begunAt, ended_at: endedAt, whole } = row
    if (asked.players !== undefined && players !== asked.players) return []
    if (asked.year !== undefined && yearOf(endedAt) !== asked.year) return []
    if (asked.variant !== undefined && !hasVariant(variants, asked.variant)) return []
    const seat = { ...row, role: row.role as Role, sheet: JSON.parse(row.sheet) as Sheet, at: row.seat }
    return [{ game, players, variants, begunAt, endedAt, whole: whole === 1, seats: [seat] }]
  })
  return figuresFrom(countsOf(games))
}
