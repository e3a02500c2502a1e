/** A hand-written clone is as good as the generic one, and stands on its own. */
import { canonical, clonePlain, type GameTypes } from '@waystation/kernel'
import { firstDifference } from '../diff.ts'
import type { Position } from '../position.ts'

export function* cloneCheck<T extends GameTypes>({ game, state, settings }: Position<T>): Iterable<string> {
  const copy = game.clone(state)
  const generic = clonePlain(state)
  if (canonical(copy) !== canonical(generic)) yield `clone is not equal: ${firstDifference(copy, generic)}`
  const shared = sharedPart(state, copy, new Set([...settings.mayShare, 'agenda']))
  if (shared !== null) yield `clone shares ${shared} with the original`
  if (copy.agenda === state.agenda) yield 'clone shares the agenda with the original'
}

/** Path of an object that both hold and either could write to. Steps on the agenda are never written to. */
function sharedPart(original: object, copy: object, exempt: ReadonlySet<string>, path = ''): string | null {
  const copied = new Map<string, unknown>(Object.entries(copy))
  for (const [key, value] of Object.entries(original)) {
    const other = copied.get(key)
    if (exempt.has(key) || !isObject(value) || !isObject(other)) continue
    if (value === other) {
      if (!isFrozen(value)) return `${path}${key}`
      continue
    }
    const inner = sharedPart(value, other, new Set(), `${path}${key}.`)
    if (inner !== null) return inner
  }
  return null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFrozen(value: object): boolean {
  return Object.isFrozen(value) && Object.values(value).every((part) => !isObject(part) || isFrozen(part))
}
