/** Servers are killed again and again while people play. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { PositionAnswer } from '@waystation/protocol'
import { expect } from 'vitest'
import { checkLogs } from './check-log.ts'
import { Person } from './person.ts'
import type { Processes, ServerProcess } from './processes.ts'
import type { ConfigChange } from './server.ts'
import type { Backend, Where } from './storages.ts'
import { type Acknowledged, StubbornPlayer } from './stubborn.ts'

const TABLES = 6

interface Scene {
  readonly servers: (ServerProcess | null)[]
  readonly people: readonly Person[]
  readonly players: StubbornPlayer[]
  readonly tables: string[]
}

const urlsOf = ({ servers }: Scene): string[] => servers.flatMap((server) => (server ? [server.url] : []))

const acknowledged = ({ players }: Scene): Acknowledged[] => players.flatMap((player) => player.acknowledged)

async function openTables(scene: Scene): Promise<void> {
  const [url] = urlsOf(scene)
  const [ann, bob] = scene.people.map((person) => person.at(url))
  for (let i = 0; i < TABLES; i++) {
    const game = ['high-card', 'trap', 'tic-tac-toe'][i % 3]
    const id = await ann.open(game, { players: 2 })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    scene.tables.push(id)
    for (const [seat, person] of [ann, bob].entries()) {
      const player = new StubbornPlayer({ table: id, seat, cookie: person.cookie }, () => urlsOf(scene))
      scene.players.push(player)
      player.play()
    }
  }
}

/** What is done to the house in each round: by default one of its processes is killed, and started again. */
export type Harm = (servers: (ServerProcess | null)[], round: number) => Promise<void>

interface Run {
  readonly processes: number
  readonly rounds: number
  readonly change?: ConfigChange
  readonly harm?: (where: Where, start: () => Promise<ServerProcess>) => Harm
}

function killing(_where: Where, start: () => Promise<ServerProcess>): Harm {
  const rng = new Rng('victim')
  return async (servers) => {
    const victim = rng.int(servers.length)
    await servers[victim]?.kill()
    servers[victim] = null
    servers[victim] = await start()
  }
}

/** Does harm in the middle of play, so many times; gives how many answers were acknowledged. All of them, and no others, count. */
export async function killRun(
  programs: Processes,
  backend: Backend,
  { processes, rounds, change = {}, harm = killing }: Run,
): Promise<number> {
  const where = await backend.fresh()
  const harmful = harm(where, () => programs.start(where, change))
  const servers: Scene['servers'] = []
  for (let i = 0; i < processes; i++) servers.push(await programs.start(where, change))
  const [url] = servers.map((server) => server?.url ?? '')
  const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')]
  const scene: Scene = { servers, people, players: [], tables: [] }
  const rng = new Rng('kill')
  for (let i = 0; i < rounds; i++) {
    await openTables(scene)
    await pause(30 + rng.int(250))
    await harmful(servers, i)
  }
  // Play goes on after the last of it.
  const enough = Math.max(rounds, acknowledged(scene).length / TABLES + 1) * TABLES
  await expect.poll(() => acknowledged(scene).length).toBeGreaterThan(enough)
  await Promise.all(scene.players.map((player) => player.stop()))
  const views = await shown(scene)
  for (const server of servers) await server?.stop()
  const promised = acknowledged(scene)
  const lines = await checkLogs(where, { tables: scene.tables, promised, views })
  expect(promised.length).toBeGreaterThan(rounds * TABLES)
  expect(lines).toBeGreaterThanOrEqual(promised.length)
  return promised.length
}

/** What the first seat of every table is shown, which is the same by every process. */
async function shown(scene: Scene): Promise<Map<string, unknown>> {
  const views = new Map<string, unknown>()
  for (const id of scene.tables) {
    const positions = () =>
      Promise.all(urlsOf(scene).map((url) => scene.people[0].at(url).get(`/api/tables/${id}/position`, PositionAnswer)))
    // A process hears a moment later what another one has written.
    await expect.poll(async () => new Set((await positions()).map(({ position }) => position.seq)).size).toBe(1)
    const [first, ...others] = await positions()
    for (const other of others) expect(other.position.view).toEqual(first.position.view)
    views.set(id, first.position.view)
  }
  return views
}
