/** How the people at a table kept their seats of late: for those who sit there or were invited, before they commit themselves. */
import { Punctuality, TableParams } from '@waystation/protocol'
import type { Guest, TableRow } from '../storage/types.ts'
import { seatOf, wasDismissed } from '../tables/seats.ts'
import type { Context } from './context.ts'
import type { Routes } from './route.ts'

const NOBODY: Punctuality = { seats: [] }

export function punctualityRoutes(routes: Routes, context: Context): void {
  const { reader } = context.storage.results
  routes.add(
    {
      method: 'GET',
      url: '/api/tables/:id/punctuality',
      summary: 'How those who sit here kept their seats of late, if I was invited; nobody otherwise',
      params: TableParams,
      reply: Punctuality,
    },
    async ({ params, guest }) => {
      const { row } = await context.table(params.id, guest)
      if (guest === null || row.status !== 'open' || !(await isInvited(context, row, guest))) return NOBODY
      const people = row.doc.seats.flatMap(({ guest: person }, seat) => (person === null ? [] : [{ person, seat }]))
      const seats = people.map(async ({ person, seat }) => ({ seat, ...(await reader.punctuality(person)) }))
      return { seats: await Promise.all(seats) }
    },
  )
}

async function isInvited({ storage }: Context, row: TableRow, { id }: Guest): Promise<boolean> {
  if (seatOf(row, id) !== null) return true
  if (wasDismissed(row, id)) return false
  return row.doc.invited.includes(id) || (await storage.isMember(row.id, id))
}
