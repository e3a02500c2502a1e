/** What keepers of the house ask and do. */
import type { Act, HouseBook, KeptPerson, KeptTable, ReportInfo, ReportState, Role } from '@waystation/protocol'
import { ask } from '../transport/api.ts'

export interface Until {
  readonly until: number
  readonly reason: string
}

export const keepingApi = {
  book: () => ask<HouseBook>('GET', '/api/owner'),
  acts: (before: number | null) =>
    ask<{ acts: Act[]; next: number | null }>('GET', `/api/owner/acts${before === null ? '' : `?before=${before}`}`),
  reports: async (state: ReportState) =>
    (await ask<{ reports: ReportInfo[] }>('GET', `/api/owner/reports?state=${state}`)).reports,
  settle: (id: string, state: 'heeded' | 'dismissed') => ask<unknown>('PUT', `/api/owner/reports/${id}`, { state }),
  find: async (q: string) =>
    (await ask<{ people: KeptPerson[] }>('GET', `/api/owner/people?${new URLSearchParams({ q }).toString()}`)).people,
  mute: (id: string, end: Until) => ask<unknown>('PUT', `/api/owner/people/${id}/mute`, end),
  unmute: (id: string) => ask<unknown>('DELETE', `/api/owner/people/${id}/mute`),
  ban: (id: string, end: Until & { browsers: boolean; networks: boolean }) =>
    ask<unknown>('POST', `/api/owner/people/${id}/ban`, end),
  rename: (id: string, name: string) => ask<unknown>('PUT', `/api/owner/people/${id}/name`, { name }),
  giveRole: (id: string, role: Role | null) => ask<unknown>('PUT', `/api/owner/people/${id}/role`, { role }),
  banAddress: (address: string, end: Until) => ask<unknown>('POST', '/api/owner/bans', { address, ...end }),
  lift: (ban: string) => ask<unknown>('DELETE', `/api/owner/bans/${ban}`),
  tables: async (q: string) => {
    const query = q === '' ? '' : `?${new URLSearchParams({ q }).toString()}`
    return (await ask<{ tables: KeptTable[] }>('GET', `/api/owner/tables${query}`)).tables
  },
  close: (table: string) => ask<unknown>('POST', `/api/owner/tables/${table}/close`),
  standIn: (table: string, seat: number) => ask<unknown>('POST', `/api/owner/tables/${table}/stand-in`, { seat }),
  announce: (en: string, fr: string, until: number) =>
    ask<unknown>('PUT', '/api/owner/announcement', { en, fr, until }),
  endAnnouncement: () => ask<unknown>('DELETE', '/api/owner/announcement'),
}
