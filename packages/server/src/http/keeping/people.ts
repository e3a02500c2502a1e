/** What keepers do about people: roles, mutes, names, bans. */
import {
  BanAddress,
  BanParams,
  BanPerson,
  FoundPeople,
  FoundQuery,
  GiveRole,
  KeptParams,
  Mute,
  Rename,
} from '@waystation/protocol'
import { rangeOf, rangeText } from '../../security/range.ts'
import { Refused } from '../../workers/refused.ts'
import { taken } from '../identity/account.ts'
import type { Door } from '../identity/door.ts'
import type { Routes } from '../route.ts'
import { acting, keeperOf, owning, subject } from './guard.ts'

export function keptPeopleRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeping } = context.storage
  routes.add(
    {
      method: 'GET',
      url: '/api/owner/people',
      summary: 'People by name, with or without an account',
      query: FoundQuery,
      reply: FoundPeople,
    },
    async ({ request, query }) => {
      keeperOf(request)
      return { people: await keeping.find(query.q) }
    },
  )
  const one = { params: KeptParams, reply: null } as const
  routes.add(
    { ...one, method: 'PUT', url: '/api/owner/people/:person/role', summary: 'Give or take a role', body: GiveRole },
    async ({ request, params, body }) => {
      const by = owning(door, request)
      const person = await subject(context, request, params.person)
      if (!person.account) throw new Refused('not-allowed')
      await keeping.giveRole(by, person.id, body.role, context.now())
    },
  )
  routes.add(
    { ...one, method: 'PUT', url: '/api/owner/people/:person/mute', summary: 'Let them not speak', body: Mute },
    async ({ request, params, body }) => {
      const by = acting(door, request)
      const person = await subject(context, request, params.person)
      if (body.until <= context.now()) throw new Refused('bad-request')
      await keeping.mute(by, person.id, body, context.now())
    },
  )
  routes.add(
    { ...one, method: 'DELETE', url: '/api/owner/people/:person/mute', summary: 'Let them speak again' },
    async ({ request, params }) => {
      const by = acting(door, request)
      const person = await subject(context, request, params.person)
      await keeping.mute(by, person.id, null, context.now())
    },
  )
  routes.add(
    { ...one, method: 'PUT', url: '/api/owner/people/:person/name', summary: 'Give another name', body: Rename },
    async ({ request, params, body }) => {
      const by = acting(door, request)
      const person = await subject(context, request, params.person)
      const tables = await keeping.rename(by, person, body.name, context.now()).catch(taken)
      for (const table of tables) await context.tables.heard({ kind: 'doc', table })
    },
  )
}

export function banRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeper } = context
  const { keeping } = context.storage
  routes.add(
    {
      method: 'POST',
      url: '/api/owner/people/:person/ban',
      summary: 'Shut somebody out until a day, with their browsers and networks if asked for',
      params: KeptParams,
      body: BanPerson,
      reply: null,
    },
    async ({ request, params, body }) => {
      const by = acting(door, request)
      const { id: person } = await subject(context, request, params.person)
      if (body.until <= context.now()) throw new Refused('bad-request')
      await keeping.ban(by, { person, ...body }, context.now())
      await keeper.refresh()
    },
  )
  routes.add(
    {
      method: 'POST',
      url: '/api/owner/bans',
      summary: 'Shut a range of addresses out until a day',
      body: BanAddress,
      reply: null,
    },
    async ({ request, body: { address, until, reason } }) => {
      const by = acting(door, request)
      const range = rangeOf(address)
      if (!range) throw new Refused('bad-range')
      if (until <= context.now()) throw new Refused('bad-request')
      const ban = { address: rangeText(range), browsers: false, networks: false, until, reason }
      await keeping.ban(by, ban, context.now())
      await keeper.refresh()
    },
  )
  routes.add(
    { method: 'DELETE', url: '/api/owner/bans/:ban', summary: 'Lift a ban', params: BanParams, reply: null },
    async ({ request, params }) => {
      const by = acting(door, request)
      if (!(await keeping.lift(by, params.ban, context.now()))) throw new Refused('not-found')
      await keeper.refresh()
    },
  )
}
