/** What a lost connection looks like, and how long it is waited for. */
import { setTimeout as pause } from 'node:timers/promises'

/** Classes of PostgreSQL's own codes: connection exceptions, and a server that is being stopped or started. */
const SERVER_GONE = /^(08...|57P0[123])$/
const SOCKET_GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** The driver says these in words only. */
const DRIVER_GONE = /connection terminated|not queryable|timeout exceeded when trying to connect/i

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SERVER_GONE.test(code) || SOCKET_GONE.includes(code) || DRIVER_GONE.test(error.message)
}

const RETRY_MS = 100
/** A failover takes seconds; whoever waits longer is told to come back. */
const PATIENCE_MS = 5000

/** For what may be done twice: tries again while the database is away, up to a point. */
export async function throughOutage<R>(task: () => Promise<R>): Promise<R> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error
      await pause(RETRY_MS)
    }
  }
}
