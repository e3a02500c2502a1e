/** The owner's page. For everybody who has no role it does not exist; what keepers do needs a fresh proof and stands in the list of acts. */
import {
  type Act,
  ActList,
  ActQuery,
  HouseBook,
  NewAnnouncement,
  ReportList,
  ReportParams,
  ReportQuery,
  SettleReport,
  type StandingBan,
} from '@waystation/protocol'
import { readReports, settleReport } from '../../keeping/read-reports.ts'
import type { ActRow, Ban } from '../../keeping/types.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import type { Door } from '../identity/door.ts'
import type { Routes } from '../route.ts'
import { acting, keeperOf, owning } from './guard.ts'
import { banRoutes, keptPeopleRoutes } from './people.ts'
import { keptTableRoutes } from './tables.ts'

const ACTS = 50

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
  keptPeopleRoutes(routes, door)
  banRoutes(routes, door)
  keptTableRoutes(routes, door)
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
