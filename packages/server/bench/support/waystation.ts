/** Tables in the storage of our own server before it starts, and the language it speaks. */
import { randomBytes } from 'node:crypto'
import { Rng, seedWords } from '@waystation/kernel'
import { newSession, sessionCookies } from '../../src/security/cookie.ts'
import { newId } from '../../src/security/secrets.ts'
import { openStorage } from '../../src/storage/open.ts'
import { makeRow } from '../../src/tables/creation.ts'
import { personSeat } from '../../src/tables/seats.ts'
import type { Where } from '../../test/support/storages.ts'
import type { Dialect } from './drive.ts'

/** The key of the servers, so that the load generator can make the cookies of its guests. */
export const SECRET = randomBytes(32).toString('hex')

/** Tables that are written at the same time: PostgreSQL then writes them to the disk together. */
const TOGETHER = 64

export interface Prepared {
  readonly ids: readonly string[]
  readonly cookies: readonly string[]
}

/** Running tables with their people, written straight into the storage. */
export async function prepare(
  where: Where,
  game: string,
  rules: number,
  players: number,
  count: number,
): Promise<Prepared> {
  const storage = await openStorage(where)
  const guests = Array.from(
    { length: players },
    (_, i) => ({ id: newId(), name: `P${i}`, language: 'en', rateable: true }) as const,
  )
  for (const guest of guests) await storage.putGuest(guest, Date.now())
  const config = { players, variants: {} }
  const plan = { game, rules, config, visibility: 'private', status: 'running', host: guests[0].id } as const
  const people = guests.map(({ id }) => id)
  const make = () => makeRow({ ...plan, seats: guests.map(personSeat), origin: { kind: 'new' } }, Date.now())
  const rows = Array.from({ length: count }, make)
  for (let at = 0; at < count; at += TOGETHER) {
    await Promise.all(rows.slice(at, at + TOGETHER).map((row) => storage.createTable(row, [], people)))
  }
  await storage.close()
  return {
    ids: rows.map(({ id }) => id),
    cookies: guests.map(({ id }) => sessionCookies(newSession(id, Date.now()), SECRET, false)[0].split(';')[0]),
  }
}

interface Told {
  type: string
  ack?: string
  seq: number
  over: boolean
  decisions: { options: { id: string }[]; optional?: boolean }[]
}

/** Whether the people of one table are at one process, as a balancer that goes by the table's name leads them, or at different ones. */
export type Spread = 'affinity' | 'apart'

export function waystation(urls: readonly string[], { ids, cookies }: Prepared, spread: Spread): Dialect {
  const rng = new Rng(seedWords('bench'))
  let requests = 0
  return {
    connect: (table, seat) => ({
      address: `${urls[(spread === 'apart' ? table + seat : table) % urls.length].replace('http', 'ws')}/api/tables/${ids[table]}/stream`,
      headers: { cookie: cookies[seat] },
    }),
    read(player, text) {
      const message = JSON.parse(text) as Told
      if (message.type === 'error') throw new Error(text)
      if (message.type !== 'position') return { own: false, over: false, play: null, ready: false }
      const ready = player.seq < 0
      player.seq = message.seq
      const asked = message.decisions.filter((decision) => decision.optional !== true)
      const own = message.ack !== undefined
      if (asked.length === 0) return { own, over: message.over, play: null, ready }
      const { options } = asked[0]
      const option = options[rng.int(options.length)].id
      const play = JSON.stringify({ type: 'answer', id: `b${++requests}`, seq: message.seq, option })
      return { own, over: message.over, play, ready }
    },
  }
}
