/** How a route is written: its schemas check what comes in and describe it in the OpenAPI document. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Device } from '../identity/types.ts'
import type { Session } from '../security/cookie.ts'
import type { Guest } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'

const Nothing = z.unknown()
type Shape = z.ZodType

export interface RouteSpec<P extends Shape, Q extends Shape, B extends Shape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Schema of the answer; `text` for a plain text, `archive` for a zip. */
  readonly reply: Shape | 'text' | 'archive' | null
  readonly status?: number
}

export interface Call<P extends Shape, Q extends Shape, B extends Shape> {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
  readonly guest: Guest | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type AnySpec = RouteSpec<Shape, Shape, Shape>

/** Collects routes while it adds them. */
export class Routes {
  readonly specs: AnySpec[] = []
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  add<P extends Shape = typeof Nothing, Q extends Shape = typeof Nothing, B extends Shape = typeof Nothing>(
    spec: RouteSpec<P, Q, B>,
    handle: (call: Call<P, Q, B>) => unknown,
  ): void {
    this.specs.push(spec)
    this.app.route({
      method: spec.method,
      url: spec.url,
      handler: async (request, reply) => {
        const params = understood(spec.params ?? Nothing, request.params) as z.output<P>
        const query = understood(spec.query ?? Nothing, request.query) as z.output<Q>
        const body = understood(spec.body ?? Nothing, request.body ?? {}) as z.output<B>
        const answer = await handle({ params, query, body, guest: request.guest, request, reply })
        if (reply.sent) return reply
        return await reply.code(spec.status ?? 200).send(answer ?? {})
      },
    })
  }
}

/** What a client sent. Anything else that cannot be read is a fault of our own, and no bad request. */
export function understood<S extends Shape>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent)
  if (!read.success) throw new Refused('bad-request')
  return read.data
}

export function signedIn(guest: Guest | null): Guest {
  if (!guest) throw new Refused('sign-in-first')
  return guest
}

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null
    /** Of a guest, who is known by a signed name. */
    session: Session | null
    /** Of somebody with an account. */
    device: Device | null
  }
}
