/** Invitations to friends, and to people one has played with: by where they sat, since nobody learns who they are. */
import { CompanionList, InvitableFriends, InviteCompanion, InviteFriend, TableParams } from '@waystation/protocol'
import { invitation } from '../notices/occasions.ts'
import { Allowance } from '../security/allowance.ts'
import { companions, invite } from '../tables/companions.ts'
import type { Guest } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { OWN_TABLES } from '../tables/my-tables.ts'
import { seatOf } from '../tables/seats.ts'
import { Refused } from '../workers/refused.ts'
import { whereaboutsOf } from './company/whereabouts.ts'
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
      const apart = await storage.company.bonds.apart(id)
      const known = companions(await storage.tablesOf(id, OWN_TABLES), id, apart)
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
      const apart = await storage.company.bonds.apart(host.id)
      const known = companions(await storage.tablesOf(host.id, OWN_TABLES), host.id, apart)
      const found = known.find((one) => one.table === body.table && one.seat === body.seat)
      if (!found) throw new Refused('not-found')
      await inviteTo(table, found.guest, host)
    },
  )

  const friends = { params: TableParams, url: '/api/tables/:id/friends' } as const
  routes.add(
    { ...friends, method: 'GET', summary: 'Friends, whom I can invite here', reply: InvitableFriends },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const { row } = await hosted(context, params.id, guest)
      const known = (await storage.company.bonds.of(id)).filter(({ kind }) => kind === 'friend')
      const absent = known.filter(({ person }) => seatOf(row, person) === null)
      return {
        friends: absent.map(({ id: bond, name, person }) => {
          const whereabouts = whereaboutsOf(context, person)
          return { id: bond, name, whereabouts, invited: row.doc.invited.includes(person) }
        }),
      }
    },
  )

  routes.add(
    { ...friends, method: 'POST', summary: 'Invite a friend', body: InviteFriend, reply: null },
    async ({ params, guest, body }) => {
      const host = signedIn(guest)
      const table = await hosted(context, params.id, guest)
      const friend = await storage.company.bonds.friend(host.id, body.friend)
      if (!friend) throw new Refused('not-found')
      await inviteTo(table, friend.id, host)
    },
  )

  const inviteTo = async (table: LiveTable, person: string, host: Guest): Promise<void> => {
    if (!allowance.take(host.id)) throw new Refused('too-many-requests')
    // Whatever of it is done twice is done once: who is killed in between is asked again.
    await storage.addMember(table.id, person)
    const row = await table.change((now) => invite(now, person))
    await storage.notices.outbox.add([invitation(row, person, host, context.now())])
  }
}
