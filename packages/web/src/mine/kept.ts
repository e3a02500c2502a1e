/** My tables as the house told them last, kept on this device for when it cannot be reached. */
import type { MyTable } from '@waystation/protocol'

const KEY = 'waystation tables'
/** Those at play; what is over can wait for the house. */
const MOST = 30

interface Kept {
  /** When they were told. */
  readonly at: number
  readonly tables: readonly MyTable[]
}

export function keepTables(tables: readonly MyTable[], at: number): void {
  const going = tables.filter(({ status }) => status === 'open' || status === 'running').slice(0, MOST)
  localStorage.setItem(KEY, JSON.stringify({ at, tables: going } satisfies Kept))
}

export function keptTables(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept !== null && typeof kept.at === 'number' && Array.isArray(kept.tables) ? kept : null
  } catch {
    return null
  }
}

/** They are nobody's any more on this device. */
export function dropTables(): void {
  localStorage.removeItem(KEY)
}
