/** The invitation that this browser made for a table. The server keeps only its fingerprint, so the link is kept here, for the session. */
import { api } from '../transport/api.ts'

export interface OwnInvitation {
  readonly id: string
  readonly token: string
}

const keyOf = (table: string): string => `waystation invite ${table}`

export function keptInvitation(table: string): OwnInvitation | null {
  const kept = sessionStorage.getItem(keyOf(table))
  return kept === null ? null : (JSON.parse(kept) as OwnInvitation)
}

export async function makeInvitation(table: string): Promise<OwnInvitation> {
  const { id, token } = await api.invite(table)
  sessionStorage.setItem(keyOf(table), JSON.stringify({ id, token }))
  return { id, token }
}

export const linkOf = (table: string, { token }: OwnInvitation): string =>
  `${location.origin}/table/${table}#invite=${token}`
