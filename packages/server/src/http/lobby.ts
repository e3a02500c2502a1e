/** What there is to play: games, and public tables. */
import { BOT_IDS } from '@waystation/bots'
import type { Meta } from '@waystation/kernel'
import { GameList, House, LobbyQuery, TableList } from '@waystation/protocol'
import { tableInfo } from '../tables/info.ts'
import type { Context } from './context.ts'
import type { Routes } from './route.ts'

export function lobbyRoutes(routes: Routes, { games, storage, house }: Context): void {
  routes.add(
    { method: 'GET', url: '/api/house', summary: 'The key by which this house signs records', reply: House },
    () => ({ key: house.public }),
  )

  const list = { games: [...games.values()].map(info), bots: [...BOT_IDS] }
  routes.add(
    { method: 'GET', url: '/api/games', summary: 'Games, their variants, and bots', reply: GameList },
    () => list,
  )

  routes.add(
    { method: 'GET', url: '/api/tables', summary: 'The public lobby', query: LobbyQuery, reply: TableList },
    async ({ query }) => {
      const { status, game, limit } = query
      const rows = await storage.publicTables({ status, limit, ...(game !== undefined && { game }) })
      return { tables: rows.map((row) => tableInfo(row, -1)) }
    },
  )
}

function info(meta: Meta): Omit<Meta, 'maxDecisions'> {
  const { maxDecisions: _, ...open } = meta
  return open
}
