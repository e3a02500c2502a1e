/** A browser says where a request comes from; only our own pages may change anything or open a stream. */
import type { FastifyRequest } from 'fastify'

export function fromOurPages(request: FastifyRequest, publicUrl: URL | null): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (!URL.canParse(origin)) return false
  const { host, origin: plain } = new URL(origin)
  return host === request.host || plain === publicUrl?.origin
}
