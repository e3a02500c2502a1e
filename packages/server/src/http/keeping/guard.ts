/** Who keeps the house, and upon whom they may act. */
import type { Role } from '@waystation/protocol'
import type { FastifyRequest } from 'fastify'
import type { By, Kept } from '../../keeping/types.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import type { Door } from '../identity/door.ts'

/** Who keeps the house; nobody else learns that there is something to ask for. */
export function keeperOf({ guest, device }: FastifyRequest): { by: By; role: Role } {
  if (!device || !guest?.role) throw new Refused('not-found')
  return { by: { id: guest.id, name: guest.name }, role: guest.role }
}

/** The same, who has just shown that it is they. */
export function acting(door: Door, request: FastifyRequest): By {
  const { by } = keeperOf(request)
  door.proved(request)
  return by
}

export function owning(door: Door, request: FastifyRequest): By {
  if (keeperOf(request).role !== 'owner') throw new Refused('not-allowed')
  return acting(door, request)
}

/** Somebody whom this keeper may act upon: owners are everybody's betters, keepers only the owners'. */
export async function subject({ storage }: Context, request: FastifyRequest, id: string): Promise<Kept> {
  const person = await storage.keeping.whoIs(id)
  if (!person || person.id !== id) throw new Refused('not-found')
  if (person.role !== null && keeperOf(request).role !== 'owner') throw new Refused('not-allowed')
  if (person.id === request.guest?.id) throw new Refused('not-allowed')
  return person
}
