/** Figures: how often which value was there, by game, number of players, variants and year; for people together, and for each bot. */
import { type Kysely, sql } from 'kysely'
import { Insertion } from '../storage/insertion.ts'
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

/** How often which value was there, by name, among these seats of one person. */
export function countsOf(games: readonly FiguredGame[]): Map<string, Map<number, number>> {
  const names = new Map<string, Map<number, number>>()
  for (const game of games) {
    game.seats.forEach((seat, i) => {
      if (!isFigured(game, seat)) return
      for (const [name, value] of figuresOf(game, seat, seat.at ?? i)) {
        const counts = names.get(name) ?? new Map<number, number>()
        counts.set(value, (counts.get(value) ?? 0) + 1)
        names.set(name, counts)
      }
    })
  }
  return names
}

/** Of whole games the seats whose owners played them. */
function isFigured({ whole }: FiguredGame, { subject, role }: FiguredSeat): boolean {
  return whole && subject !== null && role !== 'last' && role !== 'none'
}

/** The year of a moment, in the time of Greenwich. */
export function yearOf(at: number): number {
  return new Date(at).getUTCFullYear()
}

/** Stands for all of them. */
export const ALL_YEARS = 0

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
/** What the counters of one seat have in common. */
type Shelf = Pick<FigureRow, 'game' | 'subject' | 'players' | 'variants' | 'year'>

/** Counters by name, each once. */
export class FigureBook {
  /** By shelf, then by name and value: all games of a house are counted here again, some fifty counters for each seat. */
  private readonly shelves = new Map<string, Map<string, Mutable<FigureRow>>>()

  add(game: FiguredGame): void {
    game.seats.forEach((seat, i) => {
      if (!isFigured(game, seat)) return
      const subject = seat.subject !== null && botOf(seat.subject) !== null ? seat.subject : HOUSE
      const figures = figuresOf(game, seat, seat.at ?? i)
      for (const year of [ALL_YEARS, yearOf(game.endedAt)]) this.count(game, subject, year, figures)
    })
  }

  private count(of: FiguredGame, subject: string, year: number, figures: readonly (readonly [string, number])[]): void {
    const { game, players, variants } = of
    const shelf = { game, subject, players, variants, year }
    const rows = this.on(shelf)
    for (const [name, value] of figures) {
      const key = `${value} ${name}`
      const row = rows.get(key)
      if (row) row.n++
      else rows.set(key, { ...shelf, name, value, n: 1 })
    }
  }

  private on({ game, subject, players, variants, year }: Shelf): Map<string, Mutable<FigureRow>> {
    const key = [year, players, game, subject, variants].join(' ')
    const known = this.shelves.get(key)
    if (known) return known
    const fresh = new Map<string, Mutable<FigureRow>>()
    this.shelves.set(key, fresh)
    return fresh
  }

  static key({ subject, game, players, variants, year, name, value }: Omit<FigureRow, 'n'>): string {
    return JSON.stringify([subject, game, players, variants, year, name, value])
  }

  /** In one order everywhere: who counts at the same time waits, and never both for each other. */
  all(): FigureRow[] {
    const rows = [...this.shelves.values()].flatMap((shelf) => [...shelf.values()])
    const keyed = rows.map((row) => [FigureBook.key(row), row] as const)
    return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  }
}

/** Written out: SQLite takes the index of places for no condition that it cannot read. */
export const PLACES = sql<boolean>`name = 'place'`

const FIGURES = new Insertion<FigureRow>((db, rows) =>
  db
    .insertInto('figures')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['game', 'subject', 'players', 'variants', 'year', 'name', 'value'])
        .doUpdateSet({ n: sql<number>`figures.n + excluded.n` }),
    ),
)

/** On top of what was counted before. */
export async function addFigures(db: Kysely<Schema>, rows: readonly FigureRow[]): Promise<void> {
  await FIGURES.into(db, rows)
}
