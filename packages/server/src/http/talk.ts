/** Chat, and links that let friends in. */
import {
  ChatList,
  Enter,
  Invite,
  InviteList,
  InviteParams,
  NewInvite,
  Say,
  TableAnswer,
  TableParams,
} from '@waystation/protocol'
import { networkOf } from '../security/network.ts'
import { hashToken, newId, newSecret, sameText } from '../security/secrets.ts'
import type { Guest } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { welcomed } from '../tables/seats.ts'
import { Refused } from '../workers/refused.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const at = { params: TableParams } as const

export function talkRoutes(routes: Routes, context: Context): void {
  routes.add(
    { ...at, method: 'GET', url: '/api/tables/:id/chat', summary: 'The latest messages', reply: ChatList },
    async ({ params, guest }) => {
      const table = await context.table(params.id, guest)
      return { chat: await table.chat.shown(guest?.id ?? null) }
    },
  )

  routes.add(
    { ...at, method: 'POST', url: '/api/tables/:id/chat', summary: 'Say something', body: Say, reply: null },
    async ({ params, guest, body, request }) => {
      const person = signedIn(guest)
      const table = await context.table(params.id, guest)
      context.chatLimit.check({ guest: person.id, table: table.id, address: networkOf(request.ip) })
      await table.say(person, body.text)
    },
  )
  inviteRoutes(routes, context)
}

/** The table, if it is this guest's to decide about. */
export async function hosted(context: Context, id: string, guest: Guest | null): Promise<LiveTable> {
  const table = await context.table(id, guest)
  if (table.row.doc.host !== signedIn(guest).id) throw new Refused('not-allowed')
  return table
}

function inviteRoutes(routes: Routes, context: Context): void {
  const { storage } = context
  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/invites',
      summary: 'Make an invitation',
      reply: NewInvite,
      status: 201,
    },
    async ({ params, guest }) => {
      await hosted(context, params.id, guest)
      const [id, token, createdAt] = [newId(), newSecret(), context.now()]
      await storage.addInvite({ id, table: params.id, tokenHash: hashToken(token), createdAt, revokedAt: null })
      return { id, token, createdAt }
    },
  )

  routes.add(
    { ...at, method: 'GET', url: '/api/tables/:id/invites', summary: 'Invitations that still hold', reply: InviteList },
    async ({ params, guest }) => {
      await hosted(context, params.id, guest)
      const invites = await storage.invites(params.id)
      return { invites: invites.map(({ id, createdAt }) => Invite.parse({ id, createdAt })) }
    },
  )

  routes.add(
    {
      params: InviteParams,
      method: 'DELETE',
      url: '/api/tables/:id/invites/:invite',
      summary: 'Revoke an invitation',
      reply: null,
    },
    async ({ params, guest }) => {
      await hosted(context, params.id, guest)
      if (!(await storage.revokeInvite(params.id, params.invite, context.now()))) throw new Refused('not-found')
    },
  )

  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/enter',
      summary: 'Come in by invitation',
      body: Enter,
      reply: TableAnswer,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      const hash = hashToken(body.invite)
      const invites = await storage.invites(params.id)
      // Every one is compared: how long it takes tells nothing.
      const valid = invites.filter(({ tokenHash }) => sameText(tokenHash, hash)).length > 0
      if (!valid) throw new Refused('bad-invite')
      await storage.addMember(params.id, id)
      await (await context.tables.at(params.id)).change((row) => welcomed(row, id))
      return tableAnswer(await context.table(params.id, guest), guest)
    },
  )
}
