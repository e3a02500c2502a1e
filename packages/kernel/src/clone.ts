/** A deep copy of plain data. Games on a hot path write their own, which the conformance suite compares with this. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(clonePlain) as T
  const out: Record<string, unknown> = {}
  for (const key of Object.keys(value)) out[key] = clonePlain((value as Record<string, unknown>)[key])
  return out as T
}
