/** The owner's page. For everybody who has no role it does not exist; what keepers do needs a fresh proof and stands in the list of acts. */
import {
  type Act,
  ActList,
  ActQuery,
  BanAddress,
  BanParams,
  BanPerson,
  FoundPeople,
  FoundQuery,
  GiveRole,
  HouseBook,
  KeptParams,
  KeptTables,
  Mute,
  NewAnnouncement,
  PlaceStandIn,
  Rename,
  ReportList,
  ReportParams,
  ReportQuery,
  type Role,
  SettleReport,
  type StandingBan,
  TableParams,
} from '@waystation/protocol'
import type { FastifyRequest } from 'fastify'
import { closeTable, seatStandIn } from '../../keeping/carry-out.ts'
import { readReports, settleReport } from '../../keeping/read-reports.ts'
import type { ActRow, Ban, By, Kept } from '../../keeping/types.ts'
import { rangeOf, rangeText } from '../../security/range.ts'
import type { TableRow } from '../../storage/types.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import { taken } from '../identity/account.ts'
import type { Door } from '../identity/door.ts'
import type { Routes } from '../route.ts'

const ACTS = 50
/** Tables of one status, or of one person, that are shown. */
const TABLES = 50

/** Who keeps the house; nobody else learns that there is something to ask for. */
function keeperOf({ guest, device }: FastifyRequest): { by: By; role: Role } {
  if (!device || !guest?.role) throw new Refused('not-found')
  return { by: { id: guest.id, name: guest.name }, role: guest.role }
}

/** The same, who has just shown that it is they. */
function acting(door: Door, request: FastifyRequest): By {
  const { by } = keeperOf(request)
  door.proved(request)
  return by
}

function owning(door: Door, request: FastifyRequest): By {
  if (keeperOf(request).role !== 'owner') throw new Refused('not-allowed')
  return acting(door, request)
}

/** Somebody whom this keeper may act upon: owners are everybody's betters, keepers only the owners'. */
async function subject({ storage }: Context, request: FastifyRequest, id: string): Promise<Kept> {
  const person = await storage.keeping.whoIs(id)
  if (!person || person.id !== id) throw new Refused('not-found')
  if (person.role !== null && keeperOf(request).role !== 'owner') throw new Refused('not-allowed')
  if (person.id === request.guest?.id) throw new Refused('not-allowed')
  return person
}

export function keepingRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeper } = context
  const { keeping } = context.storage

  routes.add(
    { method: 'GET', url: '/api/owner', summary: 'The owner’s page: how the house stands', reply: HouseBook },
    async ({ request }) => {
      const { role } = keeperOf(request)
      const bans = await keeping.standing(context.now())
      return {
        role,
        counts: { ...(await keeping.counts()), reports: await context.storage.company.reports.count('open') },
        provedUntil: door.provedUntil(door.device(request)),
        announcement: keeper.announcement,
        keepers: await keeping.withRole(),
        bans: await Promise.all(bans.map((ban) => banInfo(context, ban))),
      }
    },
  )
  routes.add(
    {
      method: 'GET',
      url: '/api/owner/acts',
      summary: 'What keepers of the house did, the latest first',
      query: ActQuery,
      reply: ActList,
    },
    async ({ request, query }) => {
      keeperOf(request)
      const acts = await keeping.acts(query.before, ACTS)
      return { acts: acts.map(actInfo), next: acts.length < ACTS ? null : (acts.at(-1)?.at ?? null) }
    },
  )
  reportRoutes(routes, door)
  announcementRoutes(routes, door)
  peopleRoutes(routes, door)
  banRoutes(routes, door)
  tableRoutes(routes, door)
}

function actInfo({ by, ...act }: ActRow): Act {
  return { ...act, details: { ...act.details }, by: by.id === null ? null : (by.name ?? '') }
}

async function banInfo({ storage }: Context, ban: Ban): Promise<StandingBan> {
  const { id, kind, reason, madeAt, until } = ban
  const person = ban.person === null ? null : await storage.keeping.whoIs(ban.person)
  return {
    id,
    kind,
    address: kind === 'address' ? ban.subject : null,
    person: person && { id: person.id, name: person.name },
    reason,
    madeAt,
    until,
  }
}

function reportRoutes(routes: Routes, door: Door): void {
  const { context } = door
  routes.add(
    {
      method: 'GET',
      url: '/api/owner/reports',
      summary: 'What people told about others, the latest first',
      query: ReportQuery,
      reply: ReportList,
    },
    async ({ request, query }) => {
      keeperOf(request)
      return { reports: await readReports(context.storage, query.state) }
    },
  )
  routes.add(
    {
      method: 'PUT',
      url: '/api/owner/reports/:report',
      summary: 'Settle a report',
      params: ReportParams,
      body: SettleReport,
      reply: null,
    },
    async ({ request, params, body }) => {
      const by = acting(door, request)
      const settled = await settleReport(context.storage, by, { id: params.report, ...body }, context.now())
      if (!settled) throw new Refused('not-found')
    },
  )
}

function announcementRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeper } = context
  const { keeping } = context.storage
  const one = { url: '/api/owner/announcement', reply: null } as const
  routes.add(
    { ...one, method: 'PUT', summary: 'Tell everybody something, in both languages', body: NewAnnouncement },
    async ({ request, body }) => {
      const by = owning(door, request)
      if (body.until <= context.now()) throw new Refused('bad-request')
      await keeping.announce(by, body, context.now())
      await keeper.refresh()
    },
  )
  routes.add({ ...one, method: 'DELETE', summary: 'It is not told any more' }, async ({ request }) => {
    await keeping.endAnnouncement(owning(door, request), context.now())
    await keeper.refresh()
  })
}

function peopleRoutes(routes: Routes, door: Door): void {
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
      await keeping.mute(by, person.id, { until: null, reason: '' }, context.now())
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

function banRoutes(routes: Routes, door: Door): void {
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

function tableRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { keeping } = context.storage
  const { storage, tables } = context
  routes.add(
    {
      method: 'GET',
      url: '/api/owner/tables',
      summary: 'Public tables that are open or running, or the table or the person’s tables that are asked for',
      query: FoundQuery.partial(),
      reply: KeptTables,
    },
    async ({ request, query: { q } }) => {
      keeperOf(request)
      if (q === undefined) {
        const open = await storage.publicTables({ status: 'open', limit: TABLES })
        const running = await storage.publicTables({ status: 'running', limit: TABLES })
        return { tables: [...running, ...open].map(tableInfo) }
      }
      const named = await storage.table(q)
      if (named) return { tables: [tableInfo(named)] }
      const person = await keeping.whoIs(q)
      return { tables: person ? (await storage.tablesOf(person.id, TABLES)).map(tableInfo) : [] }
    },
  )
  const one = { params: TableParams, method: 'POST', reply: null } as const
  routes.add({ ...one, url: '/api/owner/tables/:id/close', summary: 'Close a table' }, async ({ request, params }) => {
    const by = acting(door, request)
    await keeping.note(by, await closeTable(tables, params.id), context.now())
  })
  routes.add(
    {
      ...one,
      url: '/api/owner/tables/:id/stand-in',
      summary: 'Have a bot play a seat until its owner is back',
      body: PlaceStandIn,
    },
    async ({ request, params, body: { seat, bot } }) => {
      const by = acting(door, request)
      await keeping.note(by, await seatStandIn(tables, params.id, seat, bot ?? null), context.now())
    },
  )
}

function tableInfo({ id, game, status, visibility, updatedAt, doc }: TableRow) {
  const seats = doc.seats.map(({ name, guest, bot, presence }) => ({ name, person: guest, bot, presence }))
  return { id, game, status, visibility, updatedAt, seats }
}
