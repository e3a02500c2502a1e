// @vitest-environment happy-dom
/** What a table plays by is told in full before anybody sits down, in both languages. */
import type { ClockSetting } from '@waystation/protocol'
import { h, render } from 'preact'
import { afterEach, expect, test } from 'vitest'
import { ClockTerms } from '../src/clock/terms.tsx'
import { speak } from '../src/text/index.ts'

const HOUR = 3_600_000
const DAYS: ClockSetting = {
  kind: 'days',
  turnMs: 48 * HOUR,
  reserveMs: 0,
  zone: 'Europe/Paris',
  hours: { from: 9 * 60, to: 22 * 60 + 30 },
  weekends: false,
  holidays: true,
}
const root = document.createElement('div')
afterEach(() => render(null, root))

function told(clock: ClockSetting | null, whenOut: 'bot' | 'resign' = 'bot'): string[] {
  render(h(ClockTerms, { table: { clock, whenOut, standIn: 'greedy' } }), root)
  return [...root.querySelectorAll('dl > div')].map((term) =>
    [...term.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')).join(' | '),
  )
}

test('over days: how long, in which hours, on which days, and what comes then', async () => {
  await speak('en')
  expect(told(DAYS)).toEqual([
    'For a move | 2 days',
    'Reserve for the game | none',
    // As clocks are read where this device is.
    expect.stringMatching(
      /^The clock only runs during the day \| 0?9:00\D* – (22|10):30\D*\. Times of Europe\/Paris\.$/,
    ),
    'Weekends off | On Saturdays and Sundays the clock stands.',
    'Holidays allowed | The clock of a player who has declared a holiday stands.',
    'When somebody’s time is up | A bot plays until they are back',
    'The bot that stands in | Drover',
  ])
  await speak('fr')
  expect(told(DAYS)[2]).toMatch(
    /^La pendule ne tourne que dans la journée \| 0?9:00 – 22:30\. Heures d’Europe\/Paris\.$/,
  )
})

test('what does not hold is not told', async () => {
  await speak('en')
  expect(told({ ...DAYS, reserveMs: 24 * HOUR, hours: null, weekends: true, holidays: false }, 'resign')).toEqual([
    'For a move | 2 days',
    'Reserve for the game | 1 day',
    'When somebody’s time is up | They have given up',
    'The bot that stands in | Drover',
  ])
  expect(told({ kind: 'live', bankMs: 900_000, addMs: 20_000 })[0]).toBe(
    'Time for the game, and for each move | 15 min + 20 s per move',
  )
  expect(told(null)).toEqual([])
})
