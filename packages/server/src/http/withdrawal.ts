/** A link to a finished game is good until one of its players takes it back. */
import { TableAnswer, TableParams } from '@waystation/protocol'
import { seatOf } from '../tables/seats.ts'
import { Refused } from '../workers/refused.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

export function withdrawalRoutes(routes: Routes, context: Context): void {
  const { storage, tables } = context
  routes.add(
    {
      method: 'DELETE',
      url: '/api/tables/:id/link',
      summary: 'Take back the link to a finished game: only those who sat there see it from then on',
      params: TableParams,
      reply: TableAnswer,
    },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      if (seatOf(table.row, id) === null) throw new Refused('not-seated')
      const { doc } = await table.ended()
      // What came of it is written down as it was shown, and then taken back with it.
      await table.conclude()
      const players = doc.seats.flatMap((seat) => seat.guest ?? [])
      if (!(await storage.withdraw(params.id, players, context.now()))) throw new Refused('game-running')
      await tables.heard({ kind: 'doc', table: params.id })
      return tableAnswer(table, guest)
    },
  )
}
