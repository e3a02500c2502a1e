/** Parts of plain data by path: "players.0.herd.length". */

export function partAt(value: unknown, path: string): unknown {
  let part = value
  for (const key of path.split('.')) {
    if (typeof part !== 'object' || part === null) return undefined
    part = (part as Readonly<Record<string, unknown>>)[key]
  }
  return part
}

/** Changes a part that is there already, or adds the next element of a list. Says what is wrong otherwise. */
export function changePart(value: object, path: string, to: unknown): string | null {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.length === 0 ? value : partAt(value, keys.join('.'))
  if (typeof holder !== 'object' || holder === null) return `there is nothing at "${keys.join('.')}"`
  const isNext = Array.isArray(holder) && last === String(holder.length)
  if (!Object.hasOwn(holder, last) && !isNext) return `there is nothing at "${path}"`
  Object.assign(holder, { [last]: to })
  return null
}
