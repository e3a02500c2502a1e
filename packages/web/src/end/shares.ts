/** The share of this device in the seed of a game at a house: committed to while the table is open, shown when the host has begun. */
import { shareCommitment } from '@waystation/kernel'
import type { TableInfo } from '@waystation/protocol'
import { api } from '../transport/api.ts'

const BYTES = 32
const secretKey = (table: string): string => `waystation share ${table}`
const acceptedKey = (table: string): string => `waystation share accepted ${table}`

/** The share that the table has accepted from this device; null if it never did. */
export function ownShare(table: string): string | null {
  return localStorage.getItem(acceptedKey(table)) === null ? null : localStorage.getItem(secretKey(table))
}

/** One for each table, however often it is asked for. */
function secretFor(table: string): string {
  const kept = localStorage.getItem(secretKey(table))
  if (kept !== null) return kept
  const secret = newSecret()
  localStorage.setItem(secretKey(table), secret)
  return secret
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A share for a table that is not known yet: what is committed to, and how it is kept once there is a table that has accepted it. */
export function shareAhead(): { readonly commitment: string; keepFor(this: void, table: string): void } {
  const secret = newSecret()
  return {
    commitment: shareCommitment(secret),
    keepFor(table) {
      localStorage.setItem(secretKey(table), secret)
      localStorage.setItem(acceptedKey(table), 'yes')
    },
  }
}

/** Takes a seat, and commits to a share with it: nobody can begin in between. */
export async function sitDown(table: string, seat?: number): Promise<void> {
  await api.join(table, seat, shareCommitment(secretFor(table)))
  localStorage.setItem(acceptedKey(table), 'yes')
}

/** Does what the table is waiting for from this device, if it is waiting for anything. Another device of the same person may have done so. */
export async function tendShare({ id, status, dealing, seats }: TableInfo, you: number | null): Promise<void> {
  if (you === null || status !== 'open') return
  const { share } = seats[you]
  const secret = secretFor(id)
  const commitment = shareCommitment(secret)
  try {
    if (share === null && !dealing) {
      await api.share(id, { commitment })
      localStorage.setItem(acceptedKey(id), 'yes')
    } else if (dealing && share?.commitment === commitment && share.secret === null) await api.share(id, { secret })
  } catch {
    // The game begins without it, which the record will show.
  }
}
