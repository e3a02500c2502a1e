// @vitest-environment happy-dom
/** What stands beside a player's name. */
import { signal } from '@preact/signals'
import type { ClockInfo, SeatInfo } from '@waystation/protocol'
import { h, render } from 'preact'
import { beforeAll, expect, test } from 'vitest'
import { absenceOf, PlayerState, stateOf } from '../src/table/player-state.tsx'
import type { TableStore } from '../src/table/store.ts'
import { speak } from '../src/text/index.ts'

const HOUR = 3_600_000
const DAYS = { kind: 'days', turnMs: 24 * HOUR, reserveMs: 0, zone: 'UTC', hours: null, weekends: true, holidays: true }
const seat = (n: number): SeatInfo =>
  ({ seat: n, kind: 'person', name: 'Ann', bot: null, presence: 'here' }) as SeatInfo

function store(clock: ClockInfo, setting: unknown, connected: number[]): TableStore {
  const parts = {
    transport: { kind: 'server' },
    you: signal(0),
    connected: signal(connected),
    table: signal({ clock: setting }),
    clock: signal({ ...clock, heard: clock.now }),
  }
  return parts as unknown as TableStore
}

beforeAll(() => speak('en'))

test('over days: until when, also for who is away; live and out of turn the clock is enough', () => {
  const now = new Date(2026, 10, 18, 12).getTime()
  const times = [null, now + HOUR].map((due) => ({ free: HOUR, bank: 0, due, holiday: null }))
  const days = (connected: number[]) => store({ now, seats: times }, DAYS, connected)
  const away = stateOf(seat(1), true, days([0]))
  expect(away.at).toBe('away')
  expect(away.words).toMatch(/^away · to move until .*[13][:.]00/)
  const here = stateOf(seat(1), true, days([0, 1]))
  expect(here.at).toBe('here')
  expect(here.words).toMatch(/^to move until/)
  expect(stateOf(seat(0), false, days([0]))).toMatchObject({ at: 'here', words: 'here' })
  const live = store({ now, seats: times }, { kind: 'live', bankMs: HOUR, addMs: 0 }, [0])
  expect(stateOf(seat(1), true, live).words).toBe('away · to move')
})

test('who is on holiday and not here is on holiday, until the last day of it', () => {
  const now = new Date(2026, 10, 18, 12).getTime()
  const end = new Date(2026, 10, 25).getTime()
  const seats = [null, end].map((holiday) => ({ free: HOUR, bank: 0, due: null, holiday }))
  expect(stateOf(seat(1), true, store({ now, seats }, DAYS, [0])).words).toMatch(
    /^on holiday until (24 November|November 24)$/,
  )
  expect(stateOf(seat(1), false, store({ now, seats }, DAYS, [0, 1])).words).toBe('here')
})

test('why somebody who is waited for does not answer', async () => {
  const now = new Date(2026, 10, 18, 12).getTime()
  const end = new Date(2026, 10, 25).getTime()
  const told = (holiday: number | null, due: number | null, connected: number[], more: Partial<SeatInfo> = {}) => {
    const seats = [null, holiday].map((one) => ({ free: HOUR, bank: 0, due, holiday: one }))
    return absenceOf({ ...seat(1), ...more }, store({ now, seats }, DAYS, connected), 'Zoé')
  }
  expect(told(end, now, [0])).toMatch(/^Zoé is on holiday until (24 November|November 24)\.$/)
  expect(told(null, now + HOUR, [0])).toMatch(/^Zoé is away, and has until .*[13][:.]00( PM)?\.$/)
  expect(told(null, null, [0])).toBe('Zoé is away.')
  expect(told(end, now, [0, 1])).toBeNull()
  expect(told(end, now, [0], { bot: 'greedy', presence: 'away' })).toBeNull()
  await speak('fr')
  expect(told(end, now, [0])).toBe('Zoé est en congé jusqu’au 24 novembre.')
  await speak('en')
})

test('a bot with a style says what it is after, if asked; others have nothing to say', () => {
  const styles = { builder: { name: 'buildings', says: 'I build.' } }
  const shown = (bot: string): HTMLElement => {
    const root = document.createElement('div')
    const buck = { ...seat(1), kind: 'bot', name: 'Buck', bot } as SeatInfo
    render(h(PlayerState, { at: 'bot', words: 'Legend', seat: buck, styles }), root)
    return root
  }
  const asked = shown('legend+builder')
  const button = asked.querySelector('button')
  const answer = asked.querySelector(`#${button?.getAttribute('popovertarget')}`)
  expect(answer?.textContent).toBe('Legend: buildingsBuck: “I build.”')
  expect(['legend', 'legend+railroad'].map((bot) => shown(bot).querySelector('button'))).toEqual([null, null])
})
