/** Whether two plain values are the same, and where they part. A field that is undefined counts as absent. */
import { canonical } from '@waystation/kernel'

export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return isComposite(a) && isComposite(b) && !Array.isArray(b) && sameFields(a, b)
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false
  return true
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let fields = 0
  for (const key of Object.keys(a)) {
    const value = a[key]
    if (value !== b[key] && !sameData(value, b[key])) return false
    if (value !== undefined) fields++
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) fields--
  return fields === 0
}

/** "a.b.2 is 3 here, 4 there", or null when both are the same. */
export function firstDifference(a: unknown, b: unknown): string | null {
  return sameData(a, b) ? null : parting(a, b, '')
}

function parting(a: unknown, b: unknown, path: string): string {
  if (isComposite(a) && isComposite(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of [...Object.keys(a), ...Object.keys(b)]) {
      if (!sameData(a[key], b[key])) return parting(a[key], b[key], path === '' ? key : `${path}.${key}`)
    }
  }
  return `${path === '' ? 'it' : path} is ${shown(a)} here, ${shown(b)} there`
}

function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  if (value === undefined) return 'absent'
  const text = typeof value === 'number' ? String(value) : canonical(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
