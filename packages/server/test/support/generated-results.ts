/** Results as games might have given them: for ratings and figures in number, without playing. */
import { UNRATED } from '@waystation/bots/arena'
import { Rng, seedWords } from '@waystation/kernel'
import { botSubject, type NewResult, type NewResultSeat } from '../../src/results/types.ts'
import { openReadOnly } from '../../src/storage/read-only.ts'
import type { Where } from './storages.ts'

interface Asked {
  readonly games: number
  readonly people: number
  readonly seed: string
}

const FIRST = 1_700_000_000_000
const HOUR = 3_600_000
const PLAYERS = 3
const POOLS = ['tic-tac-toe/live', 'tic-tac-toe/days', 'tic-tac-toe/training', null] as const

/** Of a game for three: with a bot now and then, with people who left, over months. */
export function generated({ games, people, seed }: Asked): NewResult[] {
  const rng = new Rng(seedWords(seed))
  return Array.from({ length: games }, (_, n): NewResult => {
    const pool = POOLS[rng.int(POOLS.length)]
    const bots = pool === 'tic-tac-toe/training' ? PLAYERS - 1 : rng.int(2)
    const first = rng.int(people)
    const endedAt = FIRST + n * 30 * HOUR
    const totals = Array.from({ length: PLAYERS }, () => rng.int(20))
    const seats = totals.map((total, seat): NewResultSeat => {
      const bot = seat >= PLAYERS - bots
      const subject = bot ? botSubject('greedy') : `person${(first + seat) % people}`
      const left = !bot && rng.int(12) === 0
      return {
        subject,
        name: bot ? '' : subject,
        place: 1 + totals.filter((other) => other > total).length,
        total,
        sheet: { rows: total, corner: rng.int(5) },
        opening: `mark ${rng.int(9)}`,
        role: left ? 'last' : 'rated',
        answers: 20,
        own: left ? 3 : 20,
        outs: 0,
        leftAt: left ? endedAt - HOUR : null,
        ms: 1000 * rng.int(600),
        hinted: false,
        fixed: bot ? { mu: UNRATED.mu, sigma: 2 } : null,
      }
    })
    return {
      table: `generated${n}`,
      game: 'tic-tac-toe',
      rules: 1,
      players: PLAYERS,
      variants: { board: rng.int(2) === 0 ? 'small' : 'large' },
      visibility: 'public',
      pool,
      why: pool === null ? 'friendly' : null,
      whole: true,
      begunAt: endedAt - rng.int(100) * 60_000,
      endedAt,
      seats,
    }
  })
}

/** Everything about results that a database holds, in one order. */
export async function kept(where: Where) {
  const opened = openReadOnly(where)
  if (!opened) throw new Error('no database')
  const { db } = opened
  try {
    return {
      results: await db.selectFrom('results').selectAll().orderBy('nth').execute(),
      seats: await db.selectFrom('result_seats').selectAll().orderBy('table_id').orderBy('seat').execute(),
      ratings: await db.selectFrom('ratings').selectAll().orderBy('pool').orderBy('subject').execute(),
      figures: await db
        .selectFrom('figures')
        .selectAll()
        .orderBy((eb) => eb.fn('concat', ['subject', 'name', 'variants']))
        .orderBy('year')
        .orderBy('value')
        .orderBy('players')
        .execute(),
    }
  } finally {
    await db.destroy()
  }
}
