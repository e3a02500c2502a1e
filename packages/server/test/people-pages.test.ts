/** What pages tell of many games: by title, against whom, best scores, lists of the best without those who hide. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/types.ts'
import type { NewResult } from '../src/results/types.ts'
import { generated } from './support/generated-results.ts'
import { row } from './support/rows.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const PEOPLE = 6
const POOL = 'tic-tac-toe/days'

describe.each([sqliteBackend(), postgresBackend()])('pages about people on $name', (backend) => {
  let storage: Storage
  const games: readonly NewResult[] = generated({ games: 120, people: PEOPLE, seed: 'pages' })

  beforeAll(async () => {
    await backend.start()
    storage = await openStorage(await backend.fresh())
    for (let n = 0; n < PEOPLE; n++) {
      await storage.putGuest({ id: `person${n}`, name: `Person ${n}`, language: 'en' }, 1)
    }
    for (const result of games) {
      await storage.createTable(row(result.table, { status: 'finished' }), [], [])
      await storage.results.add([result])
    }
  })
  afterAll(async () => {
    await storage.close()
    await backend.stop()
  })

  const seatsOf = (subject: string) =>
    games.flatMap((game) => game.seats.filter((seat) => seat.subject === subject).map((seat) => ({ game, ...seat })))

  it('a profile has games by title and result, opponents with bots apart, and best scores with their tables', async () => {
    const profile = await storage.results.reader.profile('person0')
    const mine = seatsOf('person0')
    const won = mine.filter(({ place }) => place === 1).length
    expect(profile.titles).toEqual([{ game: 'tic-tac-toe', finished: mine.length, won }])
    expect([profile.finished, profile.won]).toEqual([mine.length, won])
    const best = Math.max(...mine.map(({ total }) => total))
    expect(profile.best).toHaveLength(1)
    expect(profile.best[0]).toMatchObject({ players: 3, total: best })
    const at = games.find(({ table }) => table === profile.best[0].table)
    expect(at?.seats.some(({ subject, total }) => subject === 'person0' && total === best)).toBe(true)
    expect(profile.opponents.map(({ bot }) => bot !== null)).toEqual([false, false, false, false, true])
  })

  it('page by page every game is told once, also those that end at the same moment', async () => {
    const [first] = games
    const at = 1_600_000_000_000
    for (let n = 0; n < 50; n++) {
      // Three at a moment: no page of twenty ends between two moments by itself.
      const [table, endedAt] = [`together${n}`, at + Math.floor(n / 3)]
      const seats = first.seats.map((seat, i) => (i === 0 ? { ...seat, subject: 'twice', fixed: null } : seat))
      await storage.createTable(row(table, { status: 'finished' }), [], [])
      await storage.results.add([{ ...first, table, begunAt: at - 1, endedAt, seats, pool: null, why: 'friendly' }])
    }
    const told: (string | null)[] = []
    for (let next: number | null | undefined; next !== null; ) {
      const page: Awaited<ReturnType<typeof storage.results.reader.games>> = await storage.results.reader.games(
        'twice',
        next,
      )
      told.push(...page.games.map(({ table }) => table))
      next = page.next
    }
    expect(told).toHaveLength(50)
    expect(new Set(told).size).toBe(50)
  })

  it('an annulled game is in no count', async () => {
    const before = await storage.results.reader.profile('person1')
    const [{ game }] = seatsOf('person1')
    await storage.results.annul(game.table, 1)
    const after = await storage.results.reader.profile('person1')
    expect(after.finished).toBe(before.finished - 1)
    expect(after.titles[0].finished).toBe(before.finished - 1)
  })

  it('lists of all time and of the week leave out whoever hides, and move up who is behind them', async () => {
    const { reader } = storage.results
    const now = Math.max(...games.filter(({ pool }) => pool === POOL).map(({ endedAt }) => endedAt)) + 1
    for (const span of ['all', 'week'] as const) {
      const before = await reader.leaderboard('tic-tac-toe', 'days', span, now)
      expect(before.length).toBeGreaterThan(1)
      const [first, second] = before
      await reader.show(first.subject ?? '', 'private')
      const after = await reader.leaderboard('tic-tac-toe', 'days', span, now)
      expect(after.map(({ subject }) => subject)).not.toContain(first.subject)
      expect(after[0]).toMatchObject({ place: 1, subject: second.subject })
      await reader.show(first.subject ?? '', 'public')
    }
  })
})
