/** Guests: a name is enough to play. */
import { Me, TableList } from '@waystation/protocol'
import { clearedCookie, guestCookie } from '../security/cookie.ts'
import { newId } from '../security/secrets.ts'
import { tableInfo } from '../tables/info.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const OWN_TABLES = 100

export function meRoutes(routes: Routes, context: Context): void {
  const { storage, config, key } = context
  const secure = config.publicUrl?.protocol === 'https:'

  routes.add({ method: 'GET', url: '/api/me', summary: 'Who I am', reply: Me }, ({ guest }) => {
    const { name, language } = signedIn(guest)
    return { name, language }
  })

  routes.add(
    { method: 'PUT', url: '/api/me', summary: 'Say or change my name', body: Me, reply: Me },
    async ({ guest, body, request, reply }) => {
      if (!guest) context.checkArrival(request.ip)
      const id = guest?.id ?? newId()
      await storage.putGuest({ id, ...body }, context.now())
      void reply.header('set-cookie', guestCookie(id, key, secure))
      return body
    },
  )

  routes.add({ method: 'DELETE', url: '/api/me', summary: 'Forget me on this device', reply: null }, ({ reply }) => {
    void reply.header('set-cookie', clearedCookie(secure))
  })

  routes.add(
    { method: 'GET', url: '/api/me/tables', summary: 'Tables I sit at or was invited to', reply: TableList },
    async ({ guest }) => {
      const rows = await storage.tablesOf(signedIn(guest).id, OWN_TABLES)
      return { tables: rows.map((row) => tableInfo(row, -1)) }
    },
  )
}
