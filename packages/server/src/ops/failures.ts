/** How an error is written to the log: whole the first time, and in one line while the same one comes again and again. */
import { stdSerializers } from 'pino'

/** After so long without it, an error is news again. */
const NEWS_AFTER_MS = 60_000
const MOST_REMEMBERED = 200

interface Brief {
  readonly type: string
  readonly message: string
  /** How often since it was written whole. */
  readonly repeated: number
}

/** A serializer for pino; `now` in milliseconds. */
export function briefly(now = (): number => performance.now()): (error: unknown) => unknown {
  const seen = new Map<string, { at: number; count: number }>()
  return (error) => {
    if (!(error instanceof Error)) return error
    const key = `${error.name} ${error.message.replaceAll(/\d+/g, '#')}`
    const before = seen.get(key)
    const at = now()
    const again = before !== undefined && at - before.at < NEWS_AFTER_MS
    const entry = { at: again ? before.at : at, count: again ? before.count + 1 : 0 }
    seen.delete(key)
    seen.set(key, entry)
    const [oldest] = seen.keys()
    if (seen.size > MOST_REMEMBERED) seen.delete(oldest)
    if (!again) return stdSerializers.err(error)
    return { type: error.name, message: error.message, repeated: entry.count } satisfies Brief
  }
}
