/** Who somebody is: a name is enough to play. */
import { Me, MyHistory, MyHistoryQuery, MyTables, WhoIAm } from '@waystation/protocol'
import { COOKIE_LIFETIME_MS, isOld, newSession, sessionCookies } from '../security/cookie.ts'
import { networkOf } from '../security/network.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markOf } from '../identity/cookies.ts'
import { newId } from '../security/secrets.ts'
import { tableInfo } from '../tables/info.ts'
import type { Context } from './context.ts'
import { taken } from './identity/account.ts'
import type { Door } from './identity/door.ts'
import { type Routes, signedIn } from './route.ts'

/** Requests that are on their way with the old cookie when a new one is given still count. */
const OVERLAP_MS = 10 * 60 * 1000

export function meRoutes(routes: Routes, context: Context, door: Door): void {
  const { storage, key } = context

  /** A cookie for a new session, in place of the one there was. */
  const renew = async ({ session }: FastifyRequest, reply: FastifyReply, guest: string): Promise<void> => {
    const now = context.now()
    if (session) await storage.endSession(session.id, now + OVERLAP_MS, now - COOKIE_LIFETIME_MS)
    void reply.header('set-cookie', sessionCookies(newSession(guest, now), key, door.secure))
  }

  routes.add(
    { method: 'GET', url: '/api/me', summary: 'Who I am', reply: WhoIAm },
    async ({ guest, request, reply }) => {
      const { id, name, language, role } = signedIn(guest)
      const { device, session } = request
      if (!device && session && isOld(session, context.now())) await renew(request, reply, id)
      // Browsers that have been here since before there were marks.
      if (markOf(request) === null) await door.mark({ request, reply }, id)
      return { name, language, account: device !== null, role }
    },
  )

  routes.add(
    {
      method: 'PUT',
      url: '/api/me',
      summary: 'Say or change my name; the answer is what it is now',
      body: Me,
      reply: Me,
    },
    async ({ guest, body: asked, request, reply }) => {
      // Pages say the name they know before every table: whoever has been given another one plays on under that, and is told.
      const given =
        guest && guest.name !== asked.name && ((await storage.keeping.nameUntil(guest.id)) ?? 0) > context.now()
      const body = given ? { ...asked, name: guest.name } : asked
      if (request.device) {
        await storage.identity.accounts
          .rename(request.device.person, body.name, body.language, context.now())
          .catch(taken)
        return body
      }
      if (!guest) context.checkArrival(networkOf(request.ip))
      const id = guest?.id ?? newId()
      await storage.putGuest({ id, ...body }, context.now())
      if (!guest || (request.session && isOld(request.session, context.now()))) await renew(request, reply, id)
      // After the cookie that says who it is: programs may know of that one alone.
      if (!guest) await door.mark({ request, reply }, id)
      return body
    },
  )

  routes.add(
    { method: 'DELETE', url: '/api/me', summary: 'Sign out, or as a guest: forget me on this device', reply: null },
    async ({ request, reply }) => {
      await door.leave({ request, reply })
    },
  )

  routes.add(
    {
      method: 'GET',
      url: '/api/me/tables',
      summary: 'Tables I sit at or was invited to, those that wait for me first',
      reply: MyTables,
    },
    async ({ guest }) => {
      const mine = await context.tables.mine.list(signedIn(guest).id)
      return { tables: mine.map(({ row, standing }) => ({ ...tableInfo(row, -1), standing })) }
    },
  )

  routes.add(
    {
      method: 'GET',
      url: '/api/me/history',
      summary: 'My finished games, the latest first, page by page',
      query: MyHistoryQuery,
      reply: MyHistory,
    },
    async ({ guest, query }) => {
      const [at, id] = query.before?.split('-') ?? []
      const before = id === undefined ? undefined : { at: Number(at), id }
      const { tables, next } = await context.tables.mine.history(signedIn(guest).id, before)
      return {
        tables: tables.map(({ row, standing }) => ({ ...tableInfo(row, -1), standing })),
        next: next && `${next.at}-${next.id}`,
      }
    },
  )
}
