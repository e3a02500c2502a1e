/** An event says nothing aloud that it also says in secret: such a secret is none. */
import { canonical, type GameEvent } from '@waystation/kernel'

export function* secretFaults(events: readonly GameEvent[]): Iterable<string> {
  for (const { secret, ...open } of events) {
    if (secret === undefined) continue
    const told = facts(open)
    for (const [seat, part] of Object.entries(secret)) {
      const fact = [...facts(part)].find((leaf) => told.has(leaf))
      if (fact !== undefined) yield `${open.type} tells everyone ${fact}, a secret of seat ${seat}`
    }
  }
}

/** Words anywhere, and numbers under their key: `"brown-11"`, `"cards":7`. */
function facts(value: unknown, key = ''): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([canonical(value)])
  if (typeof value === 'number') return new Set([`"${key}":${canonical(value)}`])
  if (typeof value !== 'object' || value === null) return new Set()
  const parts = Array.isArray(value) ? value.map((part): [string, unknown] => [key, part]) : Object.entries(value)
  return new Set(parts.flatMap(([name, part]) => [...facts(part, name)]))
}
