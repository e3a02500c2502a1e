// @vitest-environment happy-dom
import type { MyTable } from '@waystation/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { atHouse, byUrgency, grouped, type MyGame, onDevice } from '../src/mine/my-game.ts'
import { openWords, resultWords, waitingWords, withWords } from '../src/mine/words.ts'
import { speak } from '../src/text/index.ts'
import { table } from './support/tables.ts'

const HOUR = 3600_000
const NOON = Date.UTC(2026, 4, 4, 12)

type Standing = NonNullable<MyTable['standing']>

/** A table of two people at which I sit first. */
function house(id: string, standing: Partial<Standing>, more: Partial<MyTable> = {}): MyGame {
  const base = { table: id, status: 'running', you: 0, seq: 9, waitsForMe: false, since: NOON } as const
  const full: MyTable = {
    ...table('person', 'person'),
    ...more,
    id,
    standing: { ...base, waiting: [1], clock: null, result: null, ...standing },
  }
  const game = atHouse(full, NOON)
  if (game === null) throw new Error('the table is not shown')
  return game
}

const device = (id: string, updatedAt: number, totals: readonly number[] | null = null): MyGame =>
  onDevice({
    id,
    game: 'el-gaucho',
    rules: 3,
    variants: {},
    seats: [
      { name: 'Hazel', bot: null },
      { name: 'Buck', bot: 'greedy' },
    ],
    totals,
    createdAt: 0,
    updatedAt,
    lines: 4,
  })

const mine: Partial<Standing> = { waitsForMe: true, waiting: [0] }
/** The server's clock is a minute ahead of ours. */
const clock = (due: number) => ({
  now: NOON + 60_000,
  seats: [
    { free: HOUR, bank: 0, due: due + 60_000, holiday: null },
    { free: HOUR, bank: 0, due: null, holiday: null },
  ],
})

beforeAll(() => speak('en'))

describe('the order of my games', () => {
  test('least time left first, then who waits longest, then this device, what was played last first', () => {
    const games = [
      device('old', NOON - 5),
      house('short', { ...mine, clock: clock(NOON + HOUR) }),
      device('new', NOON - 1),
      house('since-ten', { ...mine, since: NOON - 10 }),
      house('shorter', { ...mine, clock: clock(NOON + HOUR / 2) }),
      house('since-twenty', { ...mine, since: NOON - 20 }),
    ]
    const ids = [...games].sort(byUrgency).map(({ id }) => id)
    expect(ids).toEqual(['shorter', 'short', 'since-twenty', 'since-ten', 'new', 'old'])
  })

  test('time is up by the clock of this device, whatever the server’s says', () => {
    expect(house('a', { ...mine, clock: clock(NOON + HOUR) }).due).toBe(NOON + HOUR)
  })

  test('what waits for me, for others, for players, and what is over since I looked', () => {
    const games = [
      house('mine', mine),
      house('theirs', {}),
      house('open', { waiting: [] }, { status: 'open' }),
      house('over', { waiting: [], seq: 40 }, { status: 'finished' }),
      house('over-and-seen', { waiting: [], seq: 40 }, { status: 'finished' }),
      house('watched', { you: null }),
      device('solo', NOON),
      device('solo-over', NOON, [12, 9]),
    ]
    const seen = (id: string): number | null => ({ over: 12, 'over-and-seen': 40 })[id] ?? null
    const groups = grouped(games, seen)
    const ids = (list: readonly MyGame[]): string[] => list.map(({ id }) => id)
    expect(ids(groups.mine)).toEqual(['mine', 'solo'])
    expect(ids(groups.others)).toEqual(['theirs'])
    expect(ids(groups.open)).toEqual(['open'])
    expect(ids(groups.over)).toEqual(['over'])
  })

  test('a table that was stopped is not shown', () => {
    expect(atHouse({ ...table('person', 'person'), status: 'stopped', standing: null }, NOON)).toBeNull()
  })
})

describe('the words of a line', () => {
  test('whom a game waits for, and until when', () => {
    expect(waitingWords(house('a', { since: NOON }), NOON)).toMatch(/^Waiting for P1 · since /)
    const timed = house('b', {
      clock: { now: NOON, seats: [clock(0).seats[1], { free: 0, bank: 0, due: NOON + HOUR, holiday: null }] },
    })
    expect(waitingWords(timed, NOON)).toMatch(/^Waiting for P1 · 1 h left \(/)
  })

  test('somebody who left the seat to a bot is away', () => {
    const { seats } = table('person', 'person')
    const away = { ...seats[1], presence: 'away', bot: 'greedy', awayBy: 'self' } as const
    const game = house('a', {}, { seats: [seats[0], away] })
    expect(waitingWords(game, NOON)).toMatch(/^Waiting for P1, away · /)
  })

  test('a table that lacks players, and one with a result', () => {
    const { seats } = table('person', 'person')
    const open = { ...seats[1], kind: 'open', name: '' } as const
    const lacking = house('a', { waiting: [] }, { status: 'open', seats: [seats[0], open] })
    expect([openWords(lacking), withWords(lacking)]).toEqual(['1 free seat', null])
    const result = [
      { total: 30, rank: 2 },
      { total: 41, rank: 1 },
    ]
    expect(resultWords(house('b', { result }, { status: 'finished' }))).toMatch(/^2nd of 2, 30 points · /)
  })
})
