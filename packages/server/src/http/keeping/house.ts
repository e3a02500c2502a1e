/** What the house has to say to whoever comes, those included who may not come in. */
import { HouseNews } from '@waystation/protocol'
import { markOf } from '../../identity/cookies.ts'
import type { Context } from '../context.ts'
import type { Routes } from '../route.ts'

export function houseRoutes(routes: Routes, { keeper }: Context): void {
  routes.add(
    {
      method: 'GET',
      url: '/api/house/news',
      summary: 'What everybody is told, and whether I may come in',
      reply: HouseNews,
    },
    ({ guest, request }) => {
      const shut = keeper.shut({ person: guest, browser: markOf(request), address: request.ip })
      return { announcement: keeper.announcement, ban: shut && { until: shut.until, reason: shut.reason } }
    },
  )
}
