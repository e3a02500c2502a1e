/** Who looks for a game, and at which tables they wait for others meanwhile. */
import type { SeekCounts, SeekPace } from '@waystation/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

export interface SeekRow {
  readonly person: string
  readonly game: string
  readonly players: readonly number[]
  readonly pace: SeekPace
  /** Null: either. */
  readonly counts: SeekCounts | null
  /** The rating near which they want to play; null: anybody will do. */
  readonly points: number | null
  readonly table: string
  readonly at: number
  readonly until: number
  readonly foundAt: number | null
}

export interface Looking {
  readonly people: number
  readonly games: { readonly [game: string]: number }
}

export class Seeks {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async of(person: string): Promise<SeekRow[]> {
    const query = this.db.selectFrom('seeks').selectAll().where('person_id', '=', person)
    return (await query.orderBy('at').orderBy('game').execute()).map(seekRow)
  }

  /** Those who wait at a table. */
  async at(table: string): Promise<SeekRow[]> {
    return (await this.db.selectFrom('seeks').selectAll().where('table_id', '=', table).execute()).map(seekRow)
  }

  /** Those who wait for a game, wherever they do. */
  async waiting(game: string): Promise<SeekRow[]> {
    const query = this.db.selectFrom('seeks').selectAll().where('game', '=', game).where('found_at', 'is', null)
    return (await query.orderBy('at').orderBy('person_id').execute()).map(seekRow)
  }

  /** Those who wait for people near their rating, the longest first. */
  async near(most: number): Promise<SeekRow[]> {
    const query = this.db.selectFrom('seeks').selectAll().where('points', 'is not', null).where('found_at', 'is', null)
    return (await query.orderBy('at').orderBy('person_id').limit(most).execute()).map(seekRow)
  }

  async put(seek: Omit<SeekRow, 'foundAt'>): Promise<void> {
    const { person, game, players, pace, counts, points, table, at, until } = seek
    const wish = { players: players.join(), pace, counts, points, table_id: table, at, until, found_at: null }
    await this.db
      .insertInto('seeks')
      .values({ person_id: person, game, ...wish })
      .onConflict((oc) => oc.columns(['person_id', 'game']).doUpdateSet(wish))
      .execute()
  }

  /** The table is complete. */
  async found(table: string, at: number): Promise<void> {
    const waiting = this.db.updateTable('seeks').set({ found_at: at, until: at + SHOWN_MS })
    await waiting.where('table_id', '=', table).where('found_at', 'is', null).execute()
  }

  async remove({ person, game }: Pick<SeekRow, 'person' | 'game'>): Promise<void> {
    await this.db.deleteFrom('seeks').where('person_id', '=', person).where('game', '=', game).execute()
  }

  /** What has come to its end: nobody came in time, or the table is not open any more. */
  async over(now: number, most: number): Promise<SeekRow[]> {
    const rows = await this.db
      .selectFrom('seeks')
      .innerJoin('tables', 'tables.id', 'seeks.table_id')
      .selectAll('seeks')
      .where((eb) => eb.or([eb('until', '<=', now), eb.and([eb('found_at', 'is', null), eb('status', '<>', 'open')])]))
      .limit(most)
      .execute()
    return rows.map(seekRow)
  }

  async looking(): Promise<Looking> {
    const games = await this.db
      .selectFrom('seeks')
      .select(['game', ({ fn }) => fn.countAll<number>().as('n')])
      .where('found_at', 'is', null)
      .groupBy('game')
      .execute()
    const { people } = await this.db
      .selectFrom('seeks')
      .select(sql<number>`count(distinct person_id)`.as('people'))
      .where('found_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { people, games: Object.fromEntries(games.map(({ game, n }) => [game, n])) }
  }
}

/** So long whoever has found a game is told so. */
const SHOWN_MS = 60 * 60 * 1000

function seekRow(row: Selectable<Schema['seeks']>): SeekRow {
  return {
    person: row.person_id,
    game: row.game,
    players: row.players.split(',').map(Number),
    pace: row.pace as SeekPace,
    counts: row.counts as SeekCounts | null,
    points: row.points,
    table: row.table_id,
    at: row.at,
    until: row.until,
    foundAt: row.found_at,
  }
}
