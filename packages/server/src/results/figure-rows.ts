/** Figures: how often which value was there, by game, number of players, variants and year; for people together, and for each bot. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Role } from './roles.ts'
import { botOf, type Sheet } from './types.ts'

export type FigureRow = Schema['figures']

/** All people of the house. */
export const HOUSE = '*'

export interface FiguredGame {
  readonly game: string
  readonly players: number
  readonly variants: string
  readonly begunAt: number
  readonly endedAt: number
  /** It was played here from its beginning. */
  readonly whole: boolean
  readonly seats: readonly FiguredSeat[]
}

export interface FiguredSeat {
  /** Its place in the order of play; default: where it is in the list. */
  readonly at?: number
  readonly subject: string | null
  readonly role: Role
  readonly place: number
  readonly total: number
  readonly sheet: Sheet
  readonly opening: string | null
  readonly answers: number
}

const MINUTE = 60_000
/** Longer games are of people who come back another day. */
const LONGEST_MINUTES = 24 * 60

/** What one seat adds: names and values. `won/…` once more for those who won. */
function figuresOf(game: FiguredGame, seat: FiguredSeat, at: number): [string, number][] {
  const sheet = Object.entries(seat.sheet)
  const minutes = Math.round((game.endedAt - game.begunAt) / MINUTE)
  return [
    ['total', seat.total],
    ['place', seat.place],
    [`seat/${at}`, seat.place],
    ['answers', seat.answers],
    ...(minutes <= LONGEST_MINUTES ? ([['minutes', minutes]] as [string, number][]) : []),
    ...(seat.opening === null ? [] : ([[`opening/${seat.opening}`, seat.place]] as [string, number][])),
    ...sheet.map(([category, points]): [string, number] => [`sheet/${category}`, points]),
    ...(seat.place === 1 ? sheet.map(([category, points]): [string, number] => [`won/${category}`, points]) : []),
  ]
}

/** The year of a moment, in the time of Greenwich. */
export function yearOf(at: number): number {
  return new Date(at).getUTCFullYear()
}

/** Stands for all of them. */
export const ALL_YEARS = 0

/** Counters by name, each once. */
export class FigureBook {
  private readonly rows = new Map<string, FigureRow>()

  /** Of whole games the seats whose owners played them. */
  add(game: FiguredGame): void {
    if (!game.whole) return
    game.seats.forEach((seat, i) => {
      if (seat.subject === null || seat.role === 'last' || seat.role === 'none') return
      const subject = botOf(seat.subject) === null ? HOUSE : seat.subject
      for (const [name, value] of figuresOf(game, seat, seat.at ?? i)) this.count(game, subject, name, value)
    })
  }

  private count({ game, players, variants, endedAt }: FiguredGame, subject: string, name: string, value: number): void {
    for (const year of [ALL_YEARS, yearOf(endedAt)]) {
      const row = { game, subject, players, variants, year, name, value }
      const key = FigureBook.key(row)
      this.rows.set(key, { ...row, n: (this.rows.get(key)?.n ?? 0) + 1 })
    }
  }

  static key({ subject, game, players, variants, year, name, value }: Omit<FigureRow, 'n'>): string {
    return JSON.stringify([subject, game, players, variants, year, name, value])
  }

  /** In one order everywhere: who counts at the same time waits, and never both for each other. */
  all(): FigureRow[] {
    return [...this.rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  }
}

/** Rows of one statement: both databases limit the number of parameters. */
const CHUNK = 500

/** On top of what was counted before. */
export async function addFigures(db: Kysely<Schema>, rows: readonly FigureRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    await db
      .insertInto('figures')
      .values(rows.slice(at, at + CHUNK))
      .onConflict((oc) =>
        oc
          .columns(['game', 'subject', 'players', 'variants', 'year', 'name', 'value'])
          .doUpdateSet({ n: sql<number>`figures.n + excluded.n` }),
      )
      .execute()
  }
}
