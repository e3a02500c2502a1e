/** Clubs. For those who are not in one it does not exist. */
import {
  Club,
  ClubList,
  ClubMemberParams,
  ClubName,
  ClubParams,
  CompanyLink,
  TableClub,
  TableParams,
} from '@waystation/protocol'
import type { ClubMember, ClubRow } from '../../company/clubs.ts'
import { Allowance } from '../../security/allowance.ts'
import type { Guest, TableRow } from '../../storage/types.ts'
import { tableInfo } from '../../tables/info.ts'
import { seatOf } from '../../tables/seats.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import { type Routes, signedIn } from '../route.ts'
import { hosted } from '../talk.ts'
import { tooManyClubs } from './links.ts'

const CLUBS_PER_DAY = 20
const A_DAY_S = 24 * 3600
const TABLES = 100

const one = { params: ClubParams, url: '/api/clubs/:club' } as const

export function clubRoutes(routes: Routes, context: Context): void {
  const { clubs } = context.storage.company
  const allowance = new Allowance(CLUBS_PER_DAY / A_DAY_S, CLUBS_PER_DAY)

  routes.add({ method: 'GET', url: '/api/me/clubs', summary: 'My clubs', reply: ClubList }, async ({ guest }) => {
    return { clubs: await clubs.of(signedIn(guest).id) }
  })

  routes.add(
    { method: 'POST', url: '/api/clubs', summary: 'Found a club', body: ClubName, reply: ClubParams, status: 201 },
    async ({ guest, body }) => {
      const { id } = signedIn(guest)
      if (!allowance.take(id)) throw new Refused('too-many-requests')
      return { club: await clubs.found(body.name, id, context.now()).catch(tooManyClubs) }
    },
  )

  routes.add(
    { ...one, method: 'GET', summary: 'A club of mine: its members, and their tables', reply: Club },
    async ({ guest, params }) => {
      const me = signedIn(guest)
      return await clubInfo(context, await joined(context, params.club, me), me)
    },
  )

  routes.add(
    { ...one, method: 'PUT', summary: 'Rename a club; its founder may', body: ClubName, reply: null },
    async ({ guest, params, body }) => {
      const { id } = await founded(context, params.club, guest)
      await clubs.rename(id, body.name)
    },
  )

  routes.add(
    {
      method: 'DELETE',
      url: '/api/clubs/:club/members/:member',
      summary: 'Leave a club; its founder may also remove others',
      params: ClubMemberParams,
      reply: null,
    },
    async ({ guest, params }) => {
      const me = signedIn(guest)
      const { id, members } = await joined(context, params.club, me)
      const member = members.find((found) => found.id === params.member)
      if (!member) throw new Refused('not-found')
      if (member.person !== me.id && !isFounder({ members }, me)) throw new Refused('not-allowed')
      await clubs.leave(id, member.id)
    },
  )
  linkRoutes(routes, context)
  tableRoutes(routes, context)
}

/** Members may give it away; only the founder makes another one or takes it back. */
function linkRoutes(routes: Routes, context: Context): void {
  const { links } = context.storage.company
  const link = { params: ClubParams, url: '/api/clubs/:club/link' } as const
  routes.add(
    { ...link, method: 'PUT', summary: 'A new link into a club in place of the old one', reply: CompanyLink },
    async ({ guest, params }) => {
      const { id } = await founded(context, params.club, guest)
      return { link: await links.renew({ kind: 'club', subject: id }, context.key, context.now()) }
    },
  )
  routes.add(
    { ...link, method: 'DELETE', summary: 'Take the link into a club back', reply: null },
    async ({ guest, params }) => {
      const { id } = await founded(context, params.club, guest)
      await links.revoke({ kind: 'club', subject: id })
    },
  )
}

/** A private table can be shown to one club of its host. */
function tableRoutes(routes: Routes, context: Context): void {
  const { clubs } = context.storage.company
  const shown = { params: TableParams, url: '/api/tables/:id/club' } as const
  routes.add(
    { ...shown, method: 'GET', summary: 'To which club a table of mine is shown', reply: TableClub },
    async ({ guest, params }) => {
      await hosted(context, params.id, guest)
      return { club: await clubs.shownTo(params.id) }
    },
  )
  routes.add(
    {
      ...shown,
      method: 'PUT',
      summary: 'Show a table of mine to a club, whose members may then come in; or to none',
      body: TableClub,
      reply: TableClub,
    },
    async ({ guest, params, body }) => {
      await hosted(context, params.id, guest)
      if (body.club !== null) await joined(context, body.club, signedIn(guest))
      await clubs.show(params.id, body.club)
      return body
    },
  )
}

async function joined({ storage }: Context, club: string, { id }: Guest): Promise<ClubRow> {
  const found = await storage.company.clubs.joined(club, id)
  if (!found) throw new Refused('not-found')
  return found
}

const isFounder = ({ members }: Pick<ClubRow, 'members'>, { id }: Guest): boolean => members.at(0)?.person === id

async function founded(context: Context, club: string, guest: Guest | null): Promise<ClubRow> {
  const me = signedIn(guest)
  const found = await joined(context, club, me)
  if (!isFounder(found, me)) throw new Refused('not-allowed')
  return found
}

async function clubInfo(context: Context, { id, name, members }: ClubRow, me: Guest): Promise<Club> {
  const { links } = context.storage.company
  return {
    id,
    name,
    members: members.map(({ id: member, person, name: called }, i) => {
      return { id: member, name: called, founder: i === 0, you: person === me.id }
    }),
    link: await links.of({ kind: 'club', subject: id }, context.key),
    tables: (await tablesOf(context, id, members, me)).map((row) => tableInfo(row, -1)),
  }
}

/** Of people who are to stay apart nobody sees more than everybody does. */
async function tablesOf(
  { storage }: Context,
  club: string,
  members: readonly ClubMember[],
  me: Guest,
): Promise<TableRow[]> {
  const { bonds, clubs } = storage.company
  const apart = await bonds.apart(me.id)
  const people = members.map(({ person }) => person).filter((person) => !apart.has(person))
  const shown = await Promise.all((await clubs.tablesShownTo(club)).map((table) => storage.table(table)))
  const open = (row: TableRow | null): row is TableRow => row?.status === 'open' || row?.status === 'running'
  const own = shown.filter(open).filter(({ doc }) => doc.host === null || !apart.has(doc.host))
  const rows = [...own, ...(await storage.publicTablesOf(people, TABLES))]
  const sits = (row: TableRow): boolean => people.some((person) => seatOf(row, person) !== null)
  return [...new Map(rows.filter(sits).map((row) => [row.id, row])).values()].sort((a, b) => b.updatedAt - a.updatedAt)
}
