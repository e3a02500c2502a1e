/** A request to an address that somebody gave us: no redirects, not for long, and little of the answer is read. */
import { type ClientRequest, type IncomingMessage, request as plainly, type RequestOptions } from 'node:http'
import { request as securely } from 'node:https'
import { type Addresses, ForbiddenAddress } from './addresses.ts'
import type { Outcome } from './types.ts'

const LONGEST_MS = 10_000
/** A minute is the shortest that one is asked to wait, a day the longest. */
const WAIT_MS = { least: 60_000, most: 24 * 3600 * 1000 }

interface Posted {
  readonly headers: Record<string, string>
  readonly body: string | Buffer
}

export interface PostOptions {
  readonly addresses: Addresses
  now(this: void): number
}

/** `gone`: answers that mean that nobody is there any more. */
export async function post(
  url: URL,
  { headers, body }: Posted,
  { addresses, now }: PostOptions,
  gone: readonly number[],
): Promise<Outcome> {
  try {
    addresses.check(url)
    const signal = AbortSignal.timeout(LONGEST_MS)
    const options = { method: 'POST', headers: { 'content-length': Buffer.byteLength(body), ...headers }, signal }
    // No agent: a connection that is kept would not be looked up again.
    const answer = await answerTo(url, { ...options, lookup: addresses.lookupFor(url), agent: false }, body)
    return outcomeOf(answer, gone, now())
  } catch (error) {
    const forbidden = error instanceof ForbiddenAddress
    const why = error instanceof Error ? error.message : String(error)
    return { trouble: forbidden ? 'not-allowed' : 'unreachable', final: forbidden, why }
  }
}

/** The head of the answer; what follows is not waited for. */
function answerTo(url: URL, options: RequestOptions, body: string | Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? securely : plainly
    const request: ClientRequest = make(url, options, (answer) => {
      answer.on('error', () => {})
      resolve(answer)
      request.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, gone: readonly number[], now: number): Outcome {
  const why = `answered ${statusCode}`
  if (statusCode >= 200 && statusCode < 300) return 'sent'
  if (gone.includes(statusCode)) return { trouble: 'gone', final: true, why }
  if (statusCode === 429 || statusCode >= 500) {
    const after = waitFor(headers['retry-after'], now)
    return { trouble: 'unreachable', final: false, why, ...(after !== null && { after }) }
  }
  return { trouble: 'refused', final: false, why }
}

/** In seconds or as a date. */
function waitFor(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, WAIT_MS.least), WAIT_MS.most) : null
}
