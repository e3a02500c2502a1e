/** Telling the keepers of the house about somebody: what was said and seen there goes along. */
import { NewReport, type ReportContext } from '@waystation/protocol'
import { Allowance } from '../../security/allowance.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import { type Routes, signedIn } from '../route.ts'
import { type Met, somebodyElse } from './whom.ts'

const REPORTS_PER_DAY = 20
const A_DAY_S = 24 * 3600
/** Lines of chat that go along. */
const LINES = 50

export function reportRoutes(routes: Routes, context: Context): void {
  const allowance = new Allowance(REPORTS_PER_DAY / A_DAY_S, REPORTS_PER_DAY)
  routes.add(
    {
      method: 'POST',
      url: '/api/reports',
      summary: 'Tell the keepers of the house about somebody, with the last words and the table',
      body: NewReport,
      reply: null,
    },
    async ({ guest, body: { whom, kind, words } }) => {
      const by = signedIn(guest)
      const person = await somebodyElse(context, whom, by)
      if (!allowance.take(by.id)) throw new Refused('too-many-requests')
      await context.storage.company.reports.add({
        by: { id: by.id, name: by.name },
        person: { id: person.id, name: person.name },
        table: person.table?.id ?? null,
        kind,
        words,
        context: await around(context, person),
        at: context.now(),
      })
    },
  )
}

/** As everybody at the table could read and see it. */
async function around({ storage }: Context, { id, table, seat, message }: Met): Promise<ReportContext> {
  if (!table) return { table: null, chat: [] }
  const { row } = table
  const said = await storage.chat(row.id, LINES)
  // What somebody points at goes along, however much was said since.
  const lines = message && !said.some((line) => line.id === message.id) ? [message, ...said] : said
  return {
    table: {
      id: row.id,
      game: row.game,
      status: row.status,
      seats: row.doc.seats.map(({ guest, name, bot }) => ({ guest, name: name || (bot ?? '') })),
      seat,
    },
    chat: lines.map(({ id: line, guest, name, text, at }) => {
      return { guest, name, text, at, about: guest === id, pointed: line === message?.id }
    }),
  }
}
