/** Where two plain values part, in words. */
import { canonical } from '@waystation/kernel'

/** "a.b.2: 3 here, 4 there", or null when both are the same. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (canonical(a) === canonical(b)) return null
  if (!isComposite(a) || !isComposite(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path === '' ? 'it' : path} is ${shown(a)} here, ${shown(b)} there`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right] = [a[key], b[key]]
    if (left === undefined && right === undefined) continue
    const inner = path === '' ? key : `${path}.${key}`
    if (left === undefined) return `${inner} is absent here, ${shown(right)} there`
    if (right === undefined) return `${inner} is ${shown(left)} here, absent there`
    const found = firstDifference(left, right, inner)
    if (found !== null) return found
  }
  return null
}

function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  const text = canonical(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
