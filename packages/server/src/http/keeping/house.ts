/** What the house has to say to whoever comes, those included who may not come in. */
import { HouseNews } from '@waystation/protocol'
import { markOf } from '../../identity/cookies.ts'
import type { Context } from '../context.ts'
import type { Routes } from '../route.ts'

export function houseRoutes(routes: Routes, context: Context): void {
  const { keeper, storage } = context
  routes.add(
    {
      method: 'GET',
      url: '/api/house/news',
      summary: 'What everybody is told, and whether I may come in',
      reply: HouseNews,
    },
    async ({ guest, request }) => {
      const shut = keeper.shut({ person: guest, browser: markOf(request), address: request.ip })
      const mute = guest && (await storage.keeping.muteOf(guest.id, context.now()))
      return { announcement: keeper.announcement, ban: shut && { until: shut.until, reason: shut.reason }, mute }
    },
  )
}
