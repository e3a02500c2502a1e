/** Devices: a further one is signed in by a link that this one confirms; each can be signed out. */
import {
  DeviceParams,
  Entered,
  LinkDigits,
  LinkOpened,
  LinkParams,
  LinkSeen,
  LinkUsed,
  NewLink,
  OpenLink,
  UseLink,
} from '@waystation/protocol'
import { Refused } from '../../workers/refused.ts'
import type { Routes } from '../route.ts'
import type { Door } from './door.ts'

export function deviceRoutes(routes: Routes, door: Door): void {
  routes.add(
    {
      method: 'DELETE',
      url: '/api/me/devices/:device',
      summary: 'Sign a device out, wherever it is',
      params: DeviceParams,
      reply: null,
    },
    async ({ params, request }) => {
      const { person } = door.device(request)
      const ended = await door.endSessions(person, { only: params.device })
      if (ended.length === 0) throw new Refused('not-found')
    },
  )

  routes.add(
    { method: 'DELETE', url: '/api/me/devices', summary: 'Sign all other devices out', reply: null },
    async ({ request }) => {
      const { person, id } = door.device(request)
      await door.endSessions(person, { except: id })
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/merge',
      summary: 'Bring along what was played in this browser as a guest',
      reply: Entered.pick({ brought: true }),
    },
    async ({ request, reply }) => {
      const { person } = door.device(request)
      const { brought, unmerged } = await door.bring({ request, reply }, person)
      if (unmerged) throw new Refused(unmerged)
      return { brought }
    },
  )
  ownLinkRoutes(routes, door)
  linkRoutes(routes, door)
}

/** For the device that is signed in. */
function ownLinkRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { links } = context.storage.identity

  routes.add(
    { method: 'POST', url: '/api/me/links', summary: 'A link for a further device', reply: NewLink, status: 201 },
    ({ request }) => links.make(door.proved(request).person, context.now()),
  )

  const one = { url: '/api/me/links/:link', params: LinkParams } as const
  routes.add(
    { ...one, method: 'GET', summary: 'How far it is, and which device opened it', reply: LinkSeen },
    async ({ params, request }) => {
      const seen = await links.seen(door.device(request).person, params.link, context.now())
      if (!seen) throw new Refused('too-late')
      return seen
    },
  )

  routes.add(
    {
      ...one,
      url: '/api/me/links/:link/confirm',
      method: 'POST',
      summary: 'It is my device: it shows these digits',
      body: LinkDigits,
      reply: null,
    },
    async ({ params, body, request }) => {
      const { person } = door.device(request)
      if (!(await links.confirm(person, params.link, body.digits, context.now()))) throw new Refused('bad-proof')
    },
  )

  routes.add({ ...one, method: 'DELETE', summary: 'No device is let in by it', reply: null }, ({ params, request }) =>
    links.refuse(door.device(request).person, params.link),
  )
}

/** For the further device. */
function linkRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { accounts, links } = context.storage.identity

  routes.add(
    {
      method: 'POST',
      url: '/api/auth/link/open',
      summary: 'Open a link that was made on another device',
      body: OpenLink,
      reply: LinkOpened,
    },
    async ({ body, request, reply }) => {
      door.checkTry(request)
      const opened = await links.open(body.token, door.browser({ request, reply }), door.agent(request), context.now())
      const account = opened && (await accounts.at(opened.person))
      if (!account) throw new Refused('too-late')
      return { link: opened.id, name: account.name, digits: opened.digits }
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/auth/link',
      summary: 'Come in by a link, once it is confirmed',
      body: UseLink,
      reply: LinkUsed,
    },
    async ({ body, request, reply }) => {
      const now = context.now()
      const used = await links.use(body.link, door.browser({ request, reply }), now)
      if (!used || ('state' in used && used.state !== 'opened')) throw new Refused('too-late')
      if ('state' in used) return { entered: null }
      // Whoever lost every way in makes new ones; whoever has the old ones is out.
      if (used.unlocked) await door.endSessions(used.person, { except: null })
      const provedAt = used.unlocked ? now : null
      return { entered: await door.enter({ request, reply }, used.person, provedAt, body.bring) }
    },
  )
}
