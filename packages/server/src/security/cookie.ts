/**
 * The guest's cookie: a signed name and the session it belongs to, out of reach of scripts and of other sites. A session is nowhere
 * written down until it ends: by signing out, or some minutes after a younger cookie took its place.
 */
import { newId, sign, unsign } from './secrets.ts'

const NAME = 'waystation_guest'
/** Browsers take a name of this kind only from the host itself, over https, for all paths. */
const hostName = (name: string): string => `__Host-${name}`
const DAY_MS = 24 * 3600 * 1000
export const COOKIE_LIFETIME_MS = 365 * DAY_MS
/** A cookie as old as this is replaced when its owner comes by. */
const ROTATED_AFTER_MS = 7 * DAY_MS

export interface Session {
  readonly guest: string
  readonly id: string
  /** Null: made by a release that did not write it down. */
  readonly since: number | null
}

export function newSession(guest: string, now: number): Session {
  return { guest, id: newId(), since: now }
}

export function isOld({ since }: Session, now: number): boolean {
  return since === null || now - since > ROTATED_AFTER_MS
}

/** One that only this house reads and no script sees. */
export function ownCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return cookie(secure ? hostName(name) : name, value, seconds, secure)
}

function cookie(name: string, value: string, seconds: number, secure: boolean): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

/** Under https the cookie of earlier releases goes as the new one comes. */
export function sessionCookies({ guest, id, since }: Session, key: string, secure: boolean): string[] {
  const value = sign([guest, id, (since ?? 0).toString(36)].join('~'), key)
  const own = ownCookie(NAME, value, COOKIE_LIFETIME_MS / 1000, secure)
  return secure ? [own, cookie(NAME, '', 0, secure)] : [own]
}

export function clearedCookies(secure: boolean): string[] {
  return (secure ? [hostName(NAME), NAME] : [NAME]).map((name) => cookie(name, '', 0, secure))
}

/** What a Cookie header says under this name, with the prefix before without it; empty where it says nothing. */
export function cookieValue(header: string | undefined, name: string): string {
  const found = new Map<string, string>()
  for (const part of (header ?? '').split(';', 50)) {
    const at = part.indexOf('=')
    found.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return found.get(hostName(name)) ?? found.get(name) ?? ''
}

/** The session a Cookie header speaks for, or null. */
export function sessionOf(header: string | undefined, key: string, now: number): Session | null {
  const value = unsign(cookieValue(header, NAME), key)
  if (value === null) return null
  const [guest, id, since] = value.split('~')
  if (id === undefined || since === undefined) return { guest, id: guest, since: null }
  const begun = Number.parseInt(since, 36)
  return now - begun < COOKIE_LIFETIME_MS ? { guest, id, since: begun } : null
}
