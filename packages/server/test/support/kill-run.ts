/** Servers are killed again and again while people play. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { PositionAnswer } from '@waystation/protocol'
import { expect } from 'vitest'
import { checkLogs } from './check-log.ts'
import { Person } from './person.ts'
import type { Processes, ServerProcess } from './processes.ts'
import type { ConfigChange } from './server.ts'
import type { Backend } from './storages.ts'
import { type Acknowledged, StubbornPlayer } from './stubborn.ts'

const TABLES = 6

interface Scene {
  readonly servers: (ServerProcess | null)[]
  readonly people: readonly Person[]
  readonly players: StubbornPlayer[]
  readonly tables: string[]
}

const urlsOf = ({ servers }: Scene): string[] => servers.flatMap((server) => (server ? [server.url] : []))

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
      void player.play()
    }
  }
}

/** Kills `kills` times; gives how many answers were acknowledged. */
export async function killRun(
  programs: Processes,
  backend: Backend,
  processes: number,
  kills: number,
  change: ConfigChange = {},
): Promise<number> {
  const where = await backend.fresh()
  const servers: Scene['servers'] = []
  for (let i = 0; i < processes; i++) servers.push(await programs.start(where, change))
  const [url] = servers.map((server) => server?.url ?? '')
  const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')]
  const scene: Scene = { servers, people, players: [], tables: [] }
  const rng = new Rng('kill')
  for (let i = 0; i < kills; i++) {
    await openTables(scene)
    await pause(30 + rng.int(250))
    const victim = rng.int(processes)
    await servers[victim]?.kill()
    servers[victim] = null
    servers[victim] = await programs.start(where, change)
  }
  await pause(1000)
  for (const player of scene.players) player.stop()
  await pause(300)
  const views = await shown(scene)
  for (const server of servers) await server?.stop()
  const promised: Acknowledged[] = scene.players.flatMap(({ acknowledged }) => acknowledged)
  const lines = await checkLogs(where, { tables: scene.tables, promised, views })
  expect(promised.length).toBeGreaterThan(kills * TABLES)
  expect(lines).toBeGreaterThanOrEqual(promised.length)
  return promised.length
}

/** What the first seat of every table is shown, which is the same by every process. */
async function shown(scene: Scene): Promise<Map<string, unknown>> {
  const views = new Map<string, unknown>()
  for (const id of scene.tables) {
    const [first, ...others] = await Promise.all(
      urlsOf(scene).map((url) => scene.people[0].at(url).get(`/api/tables/${id}/position`, PositionAnswer)),
    )
    for (const other of others) expect(other.position.view).toEqual(first.position.view)
    views.set(id, first.position.view)
  }
  return views
}
