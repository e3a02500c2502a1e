/**
 * By which names this house is called. A page of another site whose name was made to lead here (DNS rebinding) would count as one of
 * our own: so a name that nobody gave to this house is refused. An address in numbers cannot be made to lead elsewhere.
 */
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { ServerConfig } from '../config.ts'

export const ANY_HOST = '*'

/** Names that the networks at home give to a machine. */
const HOME = ['', '.local', '.lan', '.home', '.internal']

export function isOurHost(host: string, config: Pick<ServerConfig, 'publicUrl' | 'allowedHosts'>): boolean {
  const name = bareName(host)
  if (config.allowedHosts.includes(ANY_HOST) || config.allowedHosts.includes(name)) return true
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true
  if (name === config.publicUrl?.hostname) return true
  const machine = hostname().toLowerCase()
  return HOME.some((ending) => name === machine + ending)
}

/** Without port, brackets and a final dot. */
function bareName(host: string): string {
  const [, bracketed] = /^\[([^\]]*)\]/.exec(host) ?? []
  return (bracketed ?? host.replace(/:\d*$/, '')).toLowerCase().replace(/\.$/, '')
}
