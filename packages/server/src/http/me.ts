/** Guests: a name is enough to play. */
import { Me, MyTables } from '@waystation/protocol'
import { clearedCookies, COOKIE_LIFETIME_MS, isOld, newSession, sessionCookies } from '../security/cookie.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../security/secrets.ts'
import { tableInfo } from '../tables/info.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

/** Requests that are on their way with the old cookie when a new one is given still count. */
const OVERLAP_MS = 10 * 60 * 1000

export function meRoutes(routes: Routes, context: Context): void {
  const { storage, config, key } = context
  const secure = config.publicUrl?.protocol === 'https:'

  const end = (session: string, at: number): Promise<void> =>
    storage.endSession(session, at, context.now() - COOKIE_LIFETIME_MS)
  /** A cookie for a new session, in place of the one there was. */
  const renew = async ({ session }: FastifyRequest, reply: FastifyReply, guest: string): Promise<void> => {
    const now = context.now()
    if (session) await end(session.id, now + OVERLAP_MS)
    void reply.header('set-cookie', sessionCookies(newSession(guest, now), key, secure))
  }

  routes.add({ method: 'GET', url: '/api/me', summary: 'Who I am', reply: Me }, async ({ guest, request, reply }) => {
    const { id, name, language } = signedIn(guest)
    if (request.session && isOld(request.session, context.now())) await renew(request, reply, id)
    return { name, language }
  })

  routes.add(
    { method: 'PUT', url: '/api/me', summary: 'Say or change my name', body: Me, reply: Me },
    async ({ guest, body, request, reply }) => {
      if (!guest) context.checkArrival(request.ip)
      const id = guest?.id ?? newId()
      await storage.putGuest({ id, ...body }, context.now())
      if (!guest || (request.session && isOld(request.session, context.now()))) await renew(request, reply, id)
      return body
    },
  )

  routes.add(
    { method: 'DELETE', url: '/api/me', summary: 'Forget me on this device', reply: null },
    async ({ request, reply }) => {
      if (request.session) await end(request.session.id, context.now())
      void reply.header('set-cookie', clearedCookies(secure))
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
}
