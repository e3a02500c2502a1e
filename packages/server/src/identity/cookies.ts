/** Two further cookies: the session of somebody with an account, and what binds a challenge to the browser that asked for it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue, ownCookie } from '../security/cookie.ts'
import { hashToken, newSecret } from '../security/secrets.ts'
import { SESSION_LIFETIME_MS } from './sessions.ts'

/** Beside that of guests: processes of earlier releases leave it alone. */
const SESSION = 'waystation_session'
const BROWSER = 'waystation_browser'
/** Stays with the browser, whoever uses it: what a ban of it holds on to. */
const MARK = 'waystation_mark'
const DAY_S = 24 * 3600
const MARK_S = 400 * DAY_S

export function accountCookie({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return cookieValue(headers.cookie, SESSION)
}

export function accountCookieSet(value: string, secure: boolean): string {
  return ownCookie(SESSION, value, SESSION_LIFETIME_MS / 1000, secure)
}

export function accountCookieCleared(secure: boolean): string {
  return ownCookie(SESSION, '', 0, secure)
}

/** What only this browser knows; given to it when it is first needed. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = cookieValue(request.headers.cookie, BROWSER)
  if (known !== '') return known
  const fresh = newSecret()
  void reply.header('set-cookie', ownCookie(BROWSER, fresh, DAY_S, secure))
  return fresh
}

/** What is kept of the mark of this browser; null: it has none yet. */
export function markOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const mark = cookieValue(headers.cookie, MARK)
  return mark === '' ? null : hashToken(mark)
}

/** The same for a browser that somebody uses from now on, which is given one if it has none. */
export function marked(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = markOf(request)
  if (known !== null) return known
  const fresh = newSecret()
  void reply.header('set-cookie', ownCookie(MARK, fresh, MARK_S, secure))
  return hashToken(fresh)
}
