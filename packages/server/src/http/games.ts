import { BOT_IDS } from '@waystation/bots'
import type { Meta } from '@waystation/kernel'
import { GameList } from '@waystation/protocol'
import type { Context } from './context.ts'
import type { Routes } from './route.ts'

export function gameRoutes(routes: Routes, { games }: Context): void {
  const list = { games: [...games.values()].map(info), bots: [...BOT_IDS] }
  routes.add(
    { method: 'GET', url: '/api/games', summary: 'Games, their variants, and bots', reply: GameList },
    () => list,
  )
}

function info(meta: Meta): Omit<Meta, 'maxDecisions'> {
  const { maxDecisions: _, ...open } = meta
  return open
}
