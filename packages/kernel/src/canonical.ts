/** One text for one value: JSON with sorted keys, integers only. Two machines that agree on a state agree on its hash. */
import { sha256 } from './sha256.ts'

export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`not plain data: the number ${value}`)
      return String(value)
    case 'string':
    case 'boolean':
      return JSON.stringify(value)
    case 'object':
      return value === null ? 'null' : composite(value)
    default:
      throw new TypeError(`not plain data: ${typeof value}`)
  }
}

function composite(value: object): string {
  // Not `map`, which passes over holes: a list with holes is no plain data.
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('not plain data: an instance of a class')
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

/** SHA-256 of the canonical text. */
export function hashOf(value: unknown): string {
  return sha256(canonical(value))
}
