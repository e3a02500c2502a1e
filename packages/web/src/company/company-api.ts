/** Requests about company. */
import type {
  Club,
  ClubInList,
  CompanyAnswer,
  InvitableFriend,
  LinkTarget,
  NewReport,
  NewSeek,
  Punctuality,
  Relation,
  SeekList,
  TableAnswer,
  Whom,
} from '@waystation/protocol'
import { ask } from '../transport/api.ts'

export const companyApi = {
  mine: () => ask<CompanyAnswer>('GET', '/api/me/company'),
  relation: (whom: Whom) => ask<Relation>('POST', '/api/company', whom),
  befriend: (whom: Whom) => ask('POST', '/api/company/friends', whom),
  follow: (whom: Whom) => ask('POST', '/api/company/follows', whom),
  block: (whom: Whom) => ask('POST', '/api/company/blocks', whom),
  accept: (bond: string) => ask('POST', `/api/me/company/${bond}`),
  end: (bond: string) => ask('DELETE', `/api/me/company/${bond}`),
  renewLink: () => ask('PUT', '/api/me/company/link'),
  revokeLink: () => ask('DELETE', '/api/me/company/link'),
  report: (report: NewReport) => ask('POST', '/api/reports', report),
  leadsTo: (invite: string) => ask<LinkTarget>('POST', '/api/company/link', { invite }),
  followLink: (invite: string) => ask<{ club: string | null }>('POST', '/api/company/link/follow', { invite }),

  friendsFor: async (table: string) =>
    (await ask<{ friends: InvitableFriend[] }>('GET', `/api/tables/${table}/friends`)).friends,
  inviteFriend: (friend: string, table: string) => ask('POST', `/api/tables/${table}/friends`, { friend }),

  clubs: async () => (await ask<{ clubs: ClubInList[] }>('GET', '/api/me/clubs')).clubs,
  club: (id: string) => ask<Club>('GET', `/api/clubs/${id}`),
  found: async (name: string) => (await ask<{ club: string }>('POST', '/api/clubs', { name })).club,
  rename: (id: string, name: string) => ask('PUT', `/api/clubs/${id}`, { name }),
  removeMember: (id: string, member: string) => ask('DELETE', `/api/clubs/${id}/members/${member}`),
  renewClubLink: (id: string) => ask('PUT', `/api/clubs/${id}/link`),
  revokeClubLink: (id: string) => ask('DELETE', `/api/clubs/${id}/link`),
  shownTo: async (table: string) => (await ask<{ club: string | null }>('GET', `/api/tables/${table}/club`)).club,
  show: (table: string, club: string | null) => ask('PUT', `/api/tables/${table}/club`, { club }),

  seeks: () => ask<SeekList>('GET', '/api/me/seeks'),
  punctuality: (table: string) => ask<Punctuality>('GET', `/api/tables/${table}/punctuality`),
  search: (seek: NewSeek) => ask<SeekList>('POST', '/api/me/seeks', seek),
  cancel: () => ask<SeekList>('DELETE', '/api/me/seeks'),
  bots: (table: string, bot: string) => ask<TableAnswer>('POST', `/api/tables/${table}/bots`, { bot }),
}
