/** Requests to the server. */
import type { Language } from '@waystation/kernel'
import type {
  Companion,
  ErrorCode,
  Invite,
  InviteCompanion,
  MyTable,
  NewInvite,
  NewTable,
  PastPosition,
  Position,
  Suggestion,
  TableAnswer,
} from '@waystation/protocol'

export class ApiRefusal extends Error {
  readonly code: ErrorCode | 'offline'

  constructor(code: ErrorCode | 'offline', message: string) {
    super(message)
    this.name = 'ApiRefusal'
    this.code = code
  }
}

/** How often a process is asked for that knows the rules of a table, or has time to read what was. Whoever refuses so has done nothing. */
const TRIES = 6
const RETRY_AFTER_S = 1

interface ErrorBody {
  readonly error?: { readonly code: ErrorCode; readonly message: string }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const json = body !== undefined || method !== 'GET'
  const init: RequestInit = json
    ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
    : { method }
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, init).catch(() => {
      throw new ApiRefusal('offline', 'no connection to the server')
    })
    if (response.ok) return response
    const told = (await response.json().catch(() => ({}))) as ErrorBody
    const again = told.error?.code === 'unknown-rules' || (told.error?.code === 'busy' && !json)
    if (!again || tries === TRIES)
      throw new ApiRefusal(told.error?.code ?? 'internal', told.error?.message ?? response.statusText)
    await pause(Number(response.headers.get('retry-after') ?? RETRY_AFTER_S))
  }
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** One request and its answer. */
export const ask = async <V>(method: string, path: string, body?: unknown): Promise<V> =>
  (await (await request(method, path, body)).json()) as V

const get = async <V>(path: string): Promise<V> => (await (await request('GET', path)).json()) as V
const post = async <V>(path: string, body?: unknown): Promise<V> =>
  (await (await request('POST', path, body)).json()) as V

export interface Person {
  readonly name: string
  readonly language: Language
}

export const api = {
  introduce: (person: Person) => ask<Person>('PUT', '/api/me', person),
  myTables: async () => (await get<{ tables: MyTable[] }>('/api/me/tables')).tables,
  position: async (id: string) => (await get<{ position: Position }>(`/api/tables/${id}/position`)).position,
  create: (table: NewTable) => post<TableAnswer>('/api/tables', table),
  table: (id: string) => get<TableAnswer>(`/api/tables/${id}`),
  /** The asked seat, or the first that is free. */
  join: (id: string, seat: number | undefined, share: string) =>
    post<TableAnswer>(`/api/tables/${id}/join`, { seat, share }),
  comeBack: (id: string) => post<TableAnswer>(`/api/tables/${id}/join`),
  leave: (id: string, bot?: string) => post<TableAnswer>(`/api/tables/${id}/leave`, { bot }),
  standIn: (id: string, seat: number, bot: string) =>
    request('PUT', `/api/tables/${id}/seats/${seat}/stand-in`, { bot }),
  resign: (id: string) => post<TableAnswer>(`/api/tables/${id}/resign`),
  share: (id: string, share: { commitment: string } | { secret: string }) =>
    request('PUT', `/api/tables/${id}/share`, share),
  start: (id: string) => post<TableAnswer>(`/api/tables/${id}/start`),
  arrange: async (id: string, seat: number, bot: string | null) => {
    const change = bot === null ? { kind: 'open' } : { kind: 'bot', bot }
    await request('PUT', `/api/tables/${id}/seats/${seat}`, change)
  },
  invite: (id: string) => post<NewInvite>(`/api/tables/${id}/invites`),
  invites: async (id: string) => (await get<{ invites: Invite[] }>(`/api/tables/${id}/invites`)).invites,
  companions: async (id: string) => (await get<{ companions: Companion[] }>(`/api/tables/${id}/companions`)).companions,
  inviteCompanion: ({ table, seat }: InviteCompanion, to: string) =>
    post(`/api/tables/${to}/companions`, { table, seat }),
  revoke: async (id: string, invite: string) => void (await request('DELETE', `/api/tables/${id}/invites/${invite}`)),
  enter: (id: string, invite: string) => post<TableAnswer>(`/api/tables/${id}/enter`, { invite }),
  /** The link to a finished game. */
  withdraw: (id: string) => request('DELETE', `/api/tables/${id}/link`),
  rematch: (id: string) => post<TableAnswer>(`/api/tables/${id}/rematch`),
  targets: async (id: string) => (await get<{ targets: string[] }>(`/api/tables/${id}/targets`)).targets,
  explain: async (id: string, target: string) => {
    const query = new URLSearchParams({ target })
    type Reasons = { reasons: { code: string; section: string; params: Record<string, string | number> }[] }
    return (await get<Reasons>(`/api/tables/${id}/explain?${query}`)).reasons
  },
  hint: async (id: string) => (await post<{ suggestions: Suggestion[] }>(`/api/tables/${id}/hint`)).suggestions,
  history: (id: string, from: number) =>
    get<{ lines: PastPosition[]; next: number | null }>(`/api/tables/${id}/history?from=${from}`),
  record: async (id: string) => (await request('GET', `/api/tables/${id}/record`)).text(),
}
