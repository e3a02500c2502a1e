/** Up to which line this browser has seen its tables. */
const KEY = 'waystation seen'
/** Of so many tables; the one that was looked at longest ago is forgotten first. */
const MOST = 200

type Seen = readonly (readonly [table: string, seq: number])[]

function kept(): Seen {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? (value as Seen) : []
  } catch {
    return []
  }
}

/** Null: it was never looked at from here. */
export const seenOf = (table: string): number | null => kept().find(([id]) => id === table)?.[1] ?? null

export function noteSeen(table: string, seq: number): void {
  const others = kept().filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)))
}
