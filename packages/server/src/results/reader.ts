/** What pages read of results, ratings and figures. */
import type {
  Curve,
  Leaderboard,
  Pace,
  PlayedGame,
  Profile,
  Shown,
  Statistics,
  StatisticsQuery,
  TableResult,
  WhyUnrated,
} from '@waystation/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { bestRated, mostGained } from './leaderboard.ts'
import * as profiles from './profiles.ts'
import { punctualityOf } from './punctuality.ts'
import { shownRating } from './rated-game.ts'
import { readBook } from './rating-rows.ts'
import { statisticsOf } from './statistics.ts'
import { poolName } from './terms.ts'

type Person = Pick<Schema['guests'], 'name' | 'created_at'>

export class ResultReader {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** Null: nobody is called that. */
  async person(id: string): Promise<Person | null> {
    const row = await this.db
      .selectFrom('guests')
      .select(['name', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ?? null
  }

  shown(person: string): Promise<Shown> {
    return profiles.shownOf(this.db, person)
  }

  show(person: string, shown: Shown): Promise<void> {
    return profiles.showProfile(this.db, person, shown)
  }

  async profile(
    subject: string,
  ): Promise<Pick<Profile, 'finished' | 'won' | 'titles' | 'ratings' | 'opponents' | 'best' | 'games' | 'next'>> {
    const titles = await profiles.titlesOf(this.db, subject)
    return {
      finished: titles.reduce((sum, { finished }) => sum + finished, 0),
      won: titles.reduce((sum, { won }) => sum + won, 0),
      titles,
      ratings: await profiles.ratingsOf(this.db, subject),
      opponents: await profiles.opponentsOf(this.db, subject),
      best: await profiles.bestOf(this.db, subject),
      ...(await this.games(subject)),
    }
  }

  games(subject: string, before?: number): Promise<{ games: PlayedGame[]; next: number | null }> {
    return profiles.gamesOf(this.db, subject, before)
  }

  curve(subject: string, game: string, pace: Pace): Promise<Curve['points']> {
    return profiles.curveOf(this.db, subject, game, pace)
  }

  /** How strong people are at a game, in points: whoever has not played begins where everybody does, or where they trained to. */
  async points(game: string, pace: Exclude<Pace, 'training'>, people: readonly string[]): Promise<Map<string, number>> {
    const training = poolName(game, 'training')
    const book = await readBook(this.db, [poolName(game, pace), training], people)
    return new Map(people.map((person) => [person, shownRating(book.now(game, pace, person)).points]))
  }

  leaderboard(game: string, pace: Pace, span: 'all' | 'week', now: number): Promise<Leaderboard['rows']> {
    return span === 'all' ? bestRated(this.db, game, pace) : mostGained(this.db, game, pace, now)
  }

  statistics(game: string, asked: StatisticsQuery): Promise<Omit<Statistics, 'name'>> {
    return statisticsOf(this.db, game, asked)
  }

  punctuality(person: string): ReturnType<typeof punctualityOf> {
    return punctualityOf(this.db, person)
  }

  /** What came of one table; null: nothing was written yet. */
  async ofTable(table: string): Promise<TableResult | null> {
    const result = await this.db.selectFrom('results').selectAll().where('table_id', '=', table).executeTakeFirst()
    if (!result) return null
    const seats = await this.db
      .selectFrom('result_seats')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()
    return {
      pace: (result.pool?.slice(result.game.length + 1) ?? null) as Pace | null,
      why: result.why as WhyUnrated | null,
      annulled: result.annulled_at !== null,
      seats: seats.map((seat) => ({ seat: seat.seat, rating: profiles.movedBy(seat) })),
    }
  }
}
