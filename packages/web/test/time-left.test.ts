// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isShort, settingWords, timeLeft } from '../src/clock/time-left.ts'
import { speak } from '../src/text/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('the largest two units, seconds only below ten minutes, zero early rather than late', async () => {
  await speak('en')
  const shown = [-1, 999, 38_000, 402_999, 10 * MINUTE, 42 * MINUTE, HOUR, 130 * MINUTE, DAY, 26 * HOUR, 44 * HOUR]
  expect(shown.map(timeLeft)).toEqual([
    '0:00',
    '0:00',
    '0:38',
    '6:42',
    '10 min',
    '42 min',
    '1 h',
    '2 h 10 min',
    '1 day',
    '1 day 2 h',
    '1 day 20 h',
  ])
  await speak('fr')
  expect([DAY, 2 * DAY + HOUR].map(timeLeft)).toEqual(['1 jour', '2 jours 1 h'])
})

test('what a table plays by', async () => {
  await speak('en')
  const days = {
    kind: 'days',
    turnMs: DAY,
    reserveMs: 0,
    zone: 'UTC',
    hours: null,
    weekends: true,
    holidays: true,
  } as const
  expect(settingWords(null)).toBe('no clock')
  expect(settingWords({ kind: 'live', bankMs: 15 * MINUTE, addMs: 20_000 })).toBe('live, 15 min + 20 s')
  expect(settingWords(days)).toBe('over days, 1 day a move')
})

test('short is a minute of a live clock, and three hours of one over days', () => {
  expect([59_999, MINUTE].map((left) => isShort('live', left))).toEqual([true, false])
  expect([3 * HOUR - 1, 3 * HOUR].map((left) => isShort('days', left))).toEqual([true, false])
})
