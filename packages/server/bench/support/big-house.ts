/** A house with many people and games, generated: what pages read of it is what a house would have after years. */
import { BOT_IDS } from '@waystation/bots'
import { allGames, botRating } from '@waystation/catalog'
import { Rng, seedWords } from '@waystation/kernel'
import type { Insertable } from 'kysely'
import { FigureBook } from '../../src/results/figure-rows.ts'
import { RatingBook } from '../../src/results/rating-rows.ts'
import { botSubject, type NewResult, type NewResultSeat } from '../../src/results/types.ts'
import type { Schema } from '../../src/storage/schema.ts'
import { fromTable } from '../../src/storage/rows.ts'
import { personSeat } from '../../src/tables/seats.ts'
import { row as tableRow } from '../../test/support/rows.ts'
import type { Filler, Filling } from './filler.ts'

const YEAR = 365 * 24 * 3600 * 1000
/** Three years, up to now: the list of the week has a week's games. */
const SPAN = 3 * YEAR
const PACES = ['live', 'days', 'training'] as const
const CATEGORIES = ['cattle', 'workers', 'buildings', 'stations', 'objectives', 'money', 'hazards', 'tokens']
const OPENINGS = 6
const SHORT = 20
/** Games written in one transaction. */
const CHUNK = 1000

export interface BigHouse {
  readonly people: number
  readonly games: number
  readonly seed: string
  readonly now: number
}

export const personId = (n: number): string => `person${String(n).padStart(14, '0')}`
const tableId = (n: number): string => `table${String(n).padStart(SHORT - 5, '0')}`

/** Some play very much and most a little: squared, so that the first has some two hundred times what the last has. */
const somebody = (rng: Rng, people: number): number => {
  const share = rng.int(1_000_000) / 1_000_000
  return Math.floor(share * share * people)
}

export function gameOf(n: number, { people, games, now }: BigHouse, rng: Rng): NewResult {
  const boxes = allGames()
  const { id: game, meta } = boxes[rng.int(boxes.length)]
  const players = Math.max(2, Math.min(meta.seats.max, 2 + rng.int(3)))
  const endedAt = Math.round(now - SPAN + (SPAN * n) / games)
  const pace = PACES[rng.int(PACES.length)]
  const bots = pace === 'training' ? players - 1 : rng.int(players - 1)
  const sitting = new Set<number>()
  while (sitting.size < players - bots) sitting.add(somebody(rng, people))
  const persons = [...sitting]
  const totals = Array.from({ length: players }, () => 30 + rng.int(90))
  const seats = totals.map((total, seat): NewResultSeat => {
    const person = persons.at(seat)
    const bot = seat < persons.length ? null : BOT_IDS[rng.int(BOT_IDS.length)]
    return {
      subject: bot === null ? personId(person ?? 0) : botSubject(bot),
      name: bot === null ? `Person ${person}` : '',
      place: 1 + totals.filter((other) => other > total).length,
      total,
      sheet: Object.fromEntries(CATEGORIES.map((category) => [category, rng.int(20)])),
      opening: `opening ${rng.int(OPENINGS)}`,
      role: 'rated',
      answers: 40 + rng.int(60),
      own: 40,
      outs: 0,
      leftAt: null,
      ms: 1000 * rng.int(3000),
      hinted: false,
      fixed: bot === null ? null : (botRating(game, bot) ?? { mu: 25, sigma: 2 }),
    }
  })
  return {
    table: tableId(n),
    game,
    rules: 1,
    players,
    variants: { board: rng.int(2) === 0 ? 'small' : 'large' },
    visibility: rng.int(10) === 0 ? 'private' : 'public',
    pool: `${game}/${pace}`,
    why: null,
    whole: true,
    begunAt: endedAt - (20 + rng.int(120)) * 60_000,
    endedAt,
    seats,
  }
}

/** Writes everything, with the ratings and figures that the games one after the other would have made. */
export async function fill(into: Filler, house: BigHouse): Promise<void> {
  const rng = new Rng(seedWords(house.seed))
  await into.fill(peopleRows(house))
  const ratings = new RatingBook()
  const figures = new FigureBook()
  const last = new Map<string, number>()
  let rows = emptyRows()
  for (let n = 0; n < house.games; n++) {
    const game = gameOf(n, house, rng)
    const nth = (last.get(game.game) ?? 0) + 1
    last.set(game.game, nth)
    take(rows, game, nth, ratings)
    figures.add({ ...game, variants: JSON.stringify(game.variants) })
    if (rows.results.length < CHUNK && n + 1 < house.games) continue
    await into.fill(rows)
    rows = emptyRows()
  }
  const ledgers = [...last].map(([game, count]) => ({ game, last: count, changes: 0, rebuilt: 0 }))
  await into.fill({ ratings: [...ratings.changed().values()], figures: figures.all(), ledgers })
}

const emptyRows = (): Rows => ({ tables: [], members: [], results: [], result_seats: [] })

interface Rows {
  tables: Insertable<Schema['tables']>[]
  members: Insertable<Schema['members']>[]
  results: Insertable<Schema['results']>[]
  result_seats: Insertable<Schema['result_seats']>[]
}

function take(rows: Rows, game: NewResult, nth: number, ratings: RatingBook): void {
  const { table, seats, endedAt: ended_at, pool } = game
  const people = seats.filter(({ fixed }) => fixed === null)
  const doc = {
    ...tableRow(table).doc,
    seats: people.map(({ subject, name }) => personSeat({ id: subject ?? '', name, rateable: true })),
  }
  const stored = tableRow(table, {
    game: game.game,
    status: 'finished',
    doc,
    createdAt: game.begunAt,
    updatedAt: ended_at,
  })
  rows.tables.push(fromTable(stored))
  rows.members.push(...people.map(({ subject }) => ({ table_id: table, guest_id: subject ?? '' })))
  rows.results.push({
    table_id: table,
    game: game.game,
    rules: 1,
    players: game.players,
    variants: JSON.stringify(game.variants),
    visibility: game.visibility,
    pool,
    why: null,
    whole: 1,
    nth,
    begun_at: game.begunAt,
    ended_at,
    annulled_at: null,
  })
  const rated = ratings.count({ game: game.game, pool: pool ?? '', endedAt: ended_at, seats })
  rows.result_seats.push(
    ...seats.map(({ sheet, leftAt, hinted, fixed: _fixed, ...seat }, i) => ({
      table_id: table,
      seat: i,
      game: game.game,
      pool,
      ended_at,
      ...seat,
      sheet: JSON.stringify(sheet),
      left_at: leftAt,
      hinted: hinted ? 1 : 0,
      ...rated[i],
    })),
  )
}

function peopleRows({ people, now }: BigHouse): Filling {
  const created_at = now - SPAN
  const guests = Array.from({ length: people }, (_, n) => ({
    id: personId(n),
    name: `Person ${n}`,
    language: 'en',
    handle: `person ${n}`,
    account_at: created_at,
    created_at,
    seen_at: now,
  }))
  // Every fiftieth hides.
  const profiles = guests.filter((_, n) => n % 50 === 49).map(({ id }) => ({ person_id: id, shown: 'private' }))
  return { guests, profiles }
}
