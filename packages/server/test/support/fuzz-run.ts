/** Throws messages at a table and checks that each is refused and that nothing changes. */
import { Rng } from '@waystation/kernel'
import { ApiError, ChatList, PositionAnswer } from '@waystation/protocol'
import { expect } from 'vitest'
import { fuzzMessage, fuzzRequest, meddling } from './fuzz.ts'
import type { Harness } from './harness.ts'
import type { Person } from './person.ts'
import type { Stream } from './stream.ts'

const WINDOW = 250

async function refusals(stream: Stream, count: number): Promise<Map<string, number>> {
  const codes = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const { error } = await stream.next('error')
    codes.set(error.code, (codes.get(error.code) ?? 0) + 1)
  }
  stream.forget()
  return codes
}

async function requests(person: Person, rng: Rng, table: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { method, path, body } = fuzzRequest(rng, table)
    const response = await person.fetch(method, path, body ?? 'null')
    expect([method, path, response.status]).toEqual([
      method,
      path,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ])
    ApiError.parse(await response.json())
  }
}

/** Gives the number of refusals by code. */
export async function fuzzRun(at: Harness, messages: number): Promise<Map<string, number>> {
  const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
  const nobody = eve.at(at.server.url)
  nobody.cookie = ''
  const id = await at.running('tic-tac-toe', [ann, bob])
  const anns = await ann.stream(id)
  await anns.answer(0, 'mark 5')
  // It is Bob's turn: Ann answers out of turn, Bob only nonsense, Eve and nobody have no seat.
  const streams = [anns, await bob.stream(id), await eve.stream(id), await nobody.stream(id)]
  const before = await Promise.all([ann, bob, eve].map((who) => who.get(`/api/tables/${id}/position`, PositionAnswer)))
  const rng = new Rng('fuzz')
  const total = new Map<string, number>()
  for (let sent = 0; sent < messages; sent += WINDOW) {
    const stream = streams[(sent / WINDOW) % streams.length]
    const outsider = stream === streams[2] || stream === streams[3]
    for (let i = 0; i < WINDOW; i++) {
      stream.send(outsider && rng.int(2) === 0 ? meddling(rng, { seq: 1 }) : fuzzMessage(rng, { seq: 1 }))
    }
    for (const [code, count] of await refusals(stream, WINDOW)) total.set(code, (total.get(code) ?? 0) + count)
    await requests(rng.int(2) === 0 ? eve : bob, rng, id, 3)
  }
  const after = await Promise.all([ann, bob, eve].map((who) => who.get(`/api/tables/${id}/position`, PositionAnswer)))
  expect(after).toEqual(before)
  expect((await ann.get(`/api/tables/${id}/chat`, ChatList)).chat).toEqual([])
  for (const stream of streams) expect(stream.closed).toBeNull()
  return total
}
