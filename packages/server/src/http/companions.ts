/** Invitations to people one has played with: by where they sat, since nobody learns who they are. */
import { CompanionList, InviteCompanion, TableParams } from '@waystation/protocol'
import { invitation } from '../notices/occasions.ts'
import { Allowance } from '../security/allowance.ts'
import { companions, invite } from '../tables/companions.ts'
import { OWN_TABLES } from '../tables/my-tables.ts'
import { seatOf } from '../tables/seats.ts'
import { Refused } from '../workers/refused.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'
import { hosted } from './talk.ts'

const INVITATIONS_PER_DAY = 100

export function companionRoutes(routes: Routes, context: Context): void {
  const { storage } = context
  const allowance = new Allowance(INVITATIONS_PER_DAY / (24 * 3600), INVITATIONS_PER_DAY)
  const at = { params: TableParams, url: '/api/tables/:id/companions' } as const

  routes.add(
    { ...at, method: 'GET', summary: 'People I have played with, whom I can invite here', reply: CompanionList },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const { row } = await hosted(context, params.id, guest)
      const known = companions(await storage.tablesOf(id, OWN_TABLES), id)
      const absent = known.filter((one) => seatOf(row, one.guest) === null)
      return {
        companions: absent.map(({ guest: person, name, table, seat }) => {
          return { name, table, seat, invited: row.doc.invited.includes(person) }
        }),
      }
    },
  )

  routes.add(
    { ...at, method: 'POST', summary: 'Invite who sat there with me', body: InviteCompanion, reply: null },
    async ({ params, guest, body }) => {
      const host = signedIn(guest)
      const table = await hosted(context, params.id, guest)
      const known = companions(await storage.tablesOf(host.id, OWN_TABLES), host.id)
      const found = known.find((one) => one.table === body.table && one.seat === body.seat)
      if (!found) throw new Refused('not-found')
      if (!allowance.take(host.id)) throw new Refused('too-many-requests')
      // Whatever of it is done twice is done once: who is killed in between is asked again.
      await storage.addMember(params.id, found.guest)
      const row = await table.change((now) => invite(now, found.guest))
      await storage.notices.outbox.add([invitation(row, found.guest, host, context.now())])
    },
  )
}
