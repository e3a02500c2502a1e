/** For which name passkeys are made: browsers have them for names of hosts only, over https, and on the machine itself. */
import { isIP } from 'node:net'
import type { PasskeyOffer } from '@waystation/protocol'
import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'

export interface RelyingParty {
  /** The name of the host. */
  readonly id: string
  /** Where the pages of this house are. */
  readonly origin: string
}

/** The house as this browser reaches it: by its public address, or on the machine itself. */
export function relyingParty(
  { publicUrl }: Pick<ServerConfig, 'publicUrl'>,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): RelyingParty | Exclude<PasskeyOffer, 'offered'> {
  const url = publicUrl ?? new URL(`${protocol}://${host}`)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) !== 0) return 'numeric-address'
  const local = name === 'localhost' || name.endsWith('.localhost')
  if (url.protocol !== 'https:' && !local) return 'not-https'
  return { id: name, origin: url.origin }
}
