/** What on the table in words is not as it was: items that an earlier position did not have in the same row. */
import type { Zone } from '@waystation/kernel'

export type Changed = (zone: string, label: string | undefined, text: string) => boolean

const rowName = (zone: string, label: string | undefined): string => `${zone}\n${label ?? ''}`

export function changesSince(before: readonly Zone[] | null): Changed {
  if (before === null) return () => false
  const known = new Map<string, Set<string>>()
  for (const { id, rows } of before) {
    for (const { label, items } of rows) {
      const name = rowName(id, label)
      const texts = known.get(name) ?? new Set()
      for (const { text } of items) texts.add(text)
      known.set(name, texts)
    }
  }
  return (zone, label, text) => known.get(rowName(zone, label))?.has(text) !== true
}
