/** Find me a game. */
import { NewSeek, SeekList, StandIn, TableAnswer, TableParams } from '@waystation/protocol'
import { Allowance } from '../../security/allowance.ts'
import { Refused } from '../../workers/refused.ts'
import { type Context, tableAnswer } from '../context.ts'
import { type Routes, signedIn } from '../route.ts'

const SEARCHES_PER_HOUR = 60
const AN_HOUR_S = 3600

export function seekRoutes(routes: Routes, context: Context): void {
  const { finder, storage } = context
  const allowance = new Allowance(SEARCHES_PER_HOUR / AN_HOUR_S, SEARCHES_PER_HOUR)
  const mine = { url: '/api/me/seeks', reply: SeekList } as const
  const answer = async (person: string | null): Promise<SeekList> => ({
    seeks: person === null ? [] : await finder.of(person),
    looking: await storage.company.seeks.looking(),
  })

  routes.add(
    { ...mine, method: 'GET', summary: 'What I look for, and how many people look for a game' },
    async ({ guest }) => await answer(guest?.id ?? null),
  )

  routes.add(
    {
      ...mine,
      method: 'POST',
      summary: 'Find me a game: sits me down at tables that suit me, or opens them, until one is complete',
      body: NewSeek,
    },
    async ({ guest, body }) => {
      const me = signedIn(guest)
      if (!allowance.take(me.id)) throw new Refused('too-many-requests')
      await finder.search(me, body)
      return await answer(me.id)
    },
  )

  routes.add(
    { ...mine, method: 'DELETE', summary: 'Look no longer, and leave the tables that are not complete' },
    async ({ guest }) => {
      const { id } = signedIn(guest)
      await finder.cancel(id)
      return await answer(id)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/tables/:id/bots',
      summary: 'Bots for all seats that are free',
      params: TableParams,
      body: StandIn,
      reply: TableAnswer,
    },
    async ({ guest, params, body }) => {
      const { id } = signedIn(guest)
      const table = await context.playable(params.id, guest)
      await finder.fillWithBots(table, id, () => context.botFor(table.row.game, body.bot))
      return tableAnswer(table, guest)
    },
  )
}
