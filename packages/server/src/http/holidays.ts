/** Holidays that people declare: their clocks stand at tables that allow it. */
import { Holiday, HolidayList, HolidayParams, NewHoliday } from '@waystation/protocol'
import { newId } from '../security/secrets.ts'
import type { HolidayRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const DAY = 24 * 3600 * 1000
/** In any 365 days, counted by the days on which they begin. */
const A_YEAR = 21 * DAY
const SHORTEST = DAY
/** Between two lies at least a day on which one can be played with. */
const APART = DAY
/** How far ahead one may plan. */
const AHEAD = 365 * DAY

const length = ({ from, to }: Pick<HolidayRow, 'from' | 'to'>): number => to - from

function leftOf(holidays: readonly HolidayRow[], now: number): number {
  const used = holidays.filter(({ to }) => to > now - 365 * DAY).reduce((sum, one) => sum + length(one), 0)
  return Math.max(0, A_YEAR - used)
}

/** Never one that has begun already: nobody goes on holiday after the fact. */
function check(asked: { from: number; to: number }, holidays: readonly HolidayRow[], now: number): void {
  const fits = asked.from >= now && asked.from <= now + AHEAD && length(asked) >= SHORTEST
  const apart = holidays.every(({ from, to }) => asked.from >= to + APART || asked.to + APART <= from)
  if (!fits || !apart || length(asked) > leftOf(holidays, now)) throw new Refused('not-allowed')
}

export function holidayRoutes(routes: Routes, context: Context): void {
  const { storage } = context

  routes.add(
    { method: 'GET', url: '/api/me/holidays', summary: 'My holidays', reply: HolidayList },
    async ({ guest }) => {
      const holidays = await storage.holidays([signedIn(guest).id])
      return {
        holidays: holidays.map(({ id, from, to }) => ({ id, from, to })),
        leftMs: leftOf(holidays, context.now()),
      }
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/holidays',
      summary: 'Declare a holiday; one that is to begin at once begins when it is asked for',
      body: NewHoliday,
      reply: Holiday,
      status: 201,
    },
    async ({ guest, body }) => {
      const person = signedIn(guest)
      const now = context.now()
      const asked = { from: Math.max(body.from, now), to: body.to }
      check(asked, await storage.holidays([person.id]), now)
      const id = newId()
      await storage.putHoliday({ id, guest: person.id, ...asked })
      // Those who look at the clock of this player see that it stands.
      await storage.hastenDeadlines(person.id, now)
      return { id, ...asked }
    },
  )

  routes.add(
    {
      method: 'DELETE',
      url: '/api/me/holidays/:holiday',
      summary: 'Call off a holiday, or end the one I am on',
      params: HolidayParams,
      reply: null,
    },
    async ({ guest, params }) => {
      const person = signedIn(guest)
      const now = context.now()
      const found = (await storage.holidays([person.id])).find(({ id }) => id === params.holiday)
      if (!found) throw new Refused('not-found')
      if (found.to <= now) throw new Refused('not-allowed')
      if (found.from >= now) await storage.removeHoliday(person.id, found.id)
      else await storage.putHoliday({ ...found, to: now })
      // Time counts again, earlier than was thought.
      await storage.hastenDeadlines(person.id, now)
      await storage.notices.channels.wake(person.id)
    },
  )
}
