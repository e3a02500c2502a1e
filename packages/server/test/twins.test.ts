/** Nothing that leaves the server depends on what its receiver may not know: twins get identical bytes. */
import { allGames } from '@waystation/catalog'
import { Targets } from '@waystation/protocol'
import { sample } from '@waystation/testkit/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { highCard } from './support/games/high-card.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'
import type { Stream } from './support/stream.ts'
import { TwinMaker, type Twins } from './support/twins.ts'

const backend = sqliteBackend()
let server: RunningServer
let maker: TwinMaker
const pairs: Twins[] = []
/** Among them, those of the test game, which are also played on. */
const played: Twins[] = []

beforeAll(async () => {
  const where = await backend.fresh()
  maker = new TwinMaker(where)
  for (const entry of allGames())
    pairs.push(...(await maker.make(await entry.load(), entry.meta.seats.min, sample(2, 4))))
  played.push(...(await maker.make(highCard, 3, 12)))
  server = await testServer(where, { secret: maker.secret })
})
afterAll(async () => {
  await server.stop()
  await backend.stop()
})

function person(seat: number | null): Person {
  const one = new Person(server.url)
  one.cookie = maker.cookie(seat)
  return one
}

/** A table's own name and promise differ, of course. */
const anonymous = (text: string): string =>
  text.replace(/"id":"[a-z0-9]{20}"/, '"id":""').replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":""')

/** Everybody at the table is told who has come and who has gone: until then it is open which of two things came first. */
const presence = (watching: Stream, seat: number, here: boolean) =>
  watching.next('presence', ({ connected }) => connected.includes(seat) === here)

/** Closed, and the house has noticed. */
async function gone(stream: Stream, table: string, seat: number | null): Promise<void> {
  stream.close()
  if (seat === null) return
  const { presence: here } = server.tables.services
  await expect.poll(() => here.connected(maker.guest(seat), table)).toBe(false)
}

/** Everything the observer can get out of a table without answering its questions. */
async function gathered(table: string, observer: number | null): Promise<string[]> {
  const who = person(observer)
  const stream = await who.stream(table)
  await stream.next('position')
  await stream.refused({ type: 'answer', id: 'a', seq: 0, option: 'nothing of the kind' })
  await stream.refused({ type: 'answer', id: 'b', seq: 7, option: 'nothing of the kind' })
  await stream.refused({ type: 'undo', id: 'c', seq: 0 })
  await gone(stream, table, observer)
  const paths = ['position', 'history', 'targets', '']
  const texts = await Promise.all(
    paths.map(async (path) => (await who.fetch('GET', `/api/tables/${table}/${path}`)).text()),
  )
  if (observer !== null) {
    const { targets } = await who.get(`/api/tables/${table}/targets`, Targets)
    for (const target of targets.slice(0, 12)) {
      const path = `/api/tables/${table}/explain?target=${encodeURIComponent(target)}`
      texts.push(await (await who.fetch('GET', path)).text())
    }
  }
  return [...stream.all, ...texts].map(anonymous)
}

describe('twin tables with re-dealt secrets', () => {
  it('give seats and spectators identical bytes, in every game', async () => {
    for (const { game, tables, observer } of [...pairs, ...played]) {
      const [one, two] = await Promise.all(tables.map((table) => gathered(table, observer)))
      expect({ game, observer, bytes: two }).toEqual({ game, observer, bytes: one })
    }
    expect(new Set(pairs.map(({ game }) => game)).size).toBe(allGames().length)
  })

  it('stay identical while others answer in secret, take back, and answer again', async () => {
    let secretAnswers = 0
    for (const twins of played) {
      const { observer } = twins
      const watching = await Promise.all(twins.tables.map((table) => person(observer).stream(table)))
      for (const stream of watching) await stream.next('position')
      for (const seat of Array(twins.players).keys()) {
        if (seat !== observer) secretAnswers += await answerInBoth(twins, seat, watching)
      }
      expect(watching[1].all.map(anonymous)).toEqual(watching[0].all.map(anonymous))
      for (const stream of watching) stream.close()
    }
    expect(secretAnswers).toBeGreaterThan(40)
  })
})

/** The seat comes to both tables, does what it can do in secret, and goes; how many answers that were. */
async function answerInBoth({ tables }: Twins, seat: number, watching: readonly Stream[]): Promise<number> {
  const streams = await Promise.all(tables.map((table) => person(seat).stream(table)))
  for (const stream of watching) await presence(stream, seat, true)
  const answers = await answered(streams, seat, watching)
  for (const stream of streams) stream.close()
  for (const stream of watching) await presence(stream, seat, false)
  return answers
}

/** Puts an answer under the seal in both tables, takes it back, and puts another; unless that would open it. */
async function answered(streams: readonly Stream[], seat: number, watching: readonly Stream[]): Promise<number> {
  const positions = await Promise.all(streams.map((stream) => stream.next('position')))
  const asked = positions.every(({ decisions }) => decisions.length > 0)
  const others = positions[0].waiting.filter((one) => one.seat !== seat)
  const buries = positions[0].decisions[0]?.kind === 'bury'
  if (!asked || (others.length === 0 && !buries)) return 0
  for (const [i, stream] of streams.entries()) {
    const { seq, decisions } = positions[i]
    const { options } = decisions[0]
    await stream.answer(seq, options[(i * 2) % options.length].id)
    if (!buries) {
      stream.ask({ type: 'undo', seq: seq + 1 })
      await stream.next('position', (position) => position.seq === seq + 2)
      await stream.answer(seq + 2, options[options.length - 1 - i].id)
    }
    await watching[i].next('position', (position) => position.seq === seq + (buries ? 1 : 3))
  }
  return 2
}
