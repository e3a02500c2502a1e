/** What keepers do at tables. No more of a game is told here than anybody sees who looks on. */
import { FoundQuery, KeptTables, PlaceStandIn, TableParams } from '@waystation/protocol'
import { closeTable, seatStandIn } from '../../keeping/carry-out.ts'
import type { TableRow } from '../../storage/types.ts'
import type { Door } from '../identity/door.ts'
import type { Routes } from '../route.ts'
import { acting, keeperOf } from './guard.ts'

/** Tables of one status, or of one person, that are shown. */
const TABLES = 50

export function keptTableRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeping } = context.storage
  const { storage, tables } = context
  routes.add(
    {
      method: 'GET',
      url: '/api/owner/tables',
      summary: 'Public tables that are open or running, or the table or the person’s tables that are asked for',
      query: FoundQuery.partial(),
      reply: KeptTables,
    },
    async ({ request, query: { q } }) => {
      keeperOf(request)
      if (q === undefined) {
        const open = await storage.publicTables({ status: 'open', limit: TABLES })
        const running = await storage.publicTables({ status: 'running', limit: TABLES })
        return { tables: [...running, ...open].map(tableInfo) }
      }
      const named = await storage.table(q)
      if (named) return { tables: [tableInfo(named)] }
      const person = await keeping.whoIs(q)
      return { tables: person ? (await storage.tablesOf(person.id, TABLES)).map(tableInfo) : [] }
    },
  )
  const one = { params: TableParams, method: 'POST', reply: null } as const
  routes.add({ ...one, url: '/api/owner/tables/:id/close', summary: 'Close a table' }, async ({ request, params }) => {
    const by = acting(door, request)
    await keeping.note(by, await closeTable(tables, params.id), context.now())
  })
  routes.add(
    {
      ...one,
      url: '/api/owner/tables/:id/stand-in',
      summary: 'Have a bot play a seat until its owner is back',
      body: PlaceStandIn,
    },
    async ({ request, params, body: { seat, bot } }) => {
      const by = acting(door, request)
      await keeping.note(by, await seatStandIn(tables, params.id, seat, bot ?? null), context.now())
    },
  )
}

function tableInfo({ id, game, status, visibility, updatedAt, doc }: TableRow) {
  const seats = doc.seats.map(({ name, guest, bot, presence }) => ({ name, person: guest, bot, presence }))
  return { id, game, status, visibility, updatedAt, seats }
}
