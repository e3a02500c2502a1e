/** The guest's cookie: a signed name, out of reach of scripts and of other sites. */
import { sign, unsign } from './secrets.ts'

const NAME = 'waystation_guest'
const YEAR = 365 * 24 * 3600

export function guestCookie(guest: string, key: string, secure: boolean): string {
  const parts = [`${NAME}=${sign(guest, key)}`, 'Path=/', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

export function clearedCookie(secure: boolean): string {
  return [`${NAME}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])].join('; ')
}

/** The guest a Cookie header speaks for, or null. */
export function guestOf(header: string | undefined, key: string): string | null {
  for (const part of (header ?? '').split(';', 50)) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === NAME) return unsign(part.slice(at + 1).trim(), key)
  }
  return null
}
