/** Processes are killed while notices are on their way: each arrives, and none twice within a minute. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { expect } from 'vitest'
import { Person } from './person.ts'
import { WebBox } from './post-box.ts'
import type { Processes, ServerProcess } from './processes.ts'
import type { Backend } from './storages.ts'

/** A minute of the house is a second of the machine. */
const RATE = 60
const MINUTE = 60_000
/** Much longer than what a killed process had in hand may take to come back. */
const PATIENCE_MS = 120_000

interface Run {
  readonly tables: number
  readonly kills: number
  /** Kills at the very moment a notice has arrived and nobody knows yet; else at random moments. */
  readonly whenArrived: boolean
}

/** Gives how many notices arrived more than once. */
export async function killNotices(programs: Processes, backend: Backend, run: Run): Promise<number> {
  const box = new WebBox()
  await box.open()
  const where = await backend.fresh()
  const limits = { lookMs: 20, graceMs: 0 }
  const change = { publicUrl: 'https://games.example', noticeNetworks: ['127.0.0.1'], limits } as object
  const clock = { rate: RATE, zero: Date.now() }
  const start = (): Promise<ServerProcess> => programs.start(where, change, false, clock)
  let server = await start()
  const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
  await bob.send('POST', '/api/me/channels', { kind: 'hook', address: `${box.url}/hook` })
  let killed = 0
  const rng = new Rng('notices')
  box.before = async () => {
    if (!run.whenArrived || killed >= run.kills) return
    killed++
    await server.kill()
  }
  const expected: string[] = []
  for (let i = 0; i < run.tables; i++) {
    const id = await begun(ann.at(server.url), bob.at(server.url))
    expected.push(id)
    if (run.whenArrived) {
      await expect.poll(() => killed, { timeout: PATIENCE_MS }).toBe(Math.min(i + 1, run.kills))
      await server.gone()
    } else if (killed < run.kills) {
      await pause(rng.int(300))
      killed++
      await server.kill()
    }
    server = await start()
  }
  await expect.poll(() => new Set(tablesIn(box)), { timeout: PATIENCE_MS }).toEqual(new Set(expected))
  // What arrived unknown to its sender comes again.
  const least = run.whenArrived ? expected.length + run.kills : 0
  await expect.poll(() => box.arrived.length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(least)
  await server.stop()
  await box.close()
  expect(killed).toBe(run.kills)
  return repeated(box)
}

async function begun(ann: Person, bob: Person): Promise<string> {
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  // The notice may be faster than the reply, and its arrival kills: then the line stands all the same.
  await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 5' }).catch(() => null)
  return id
}

interface Told {
  readonly items: readonly { readonly table: string }[]
}

function tablesIn({ bodies }: WebBox): string[] {
  return (bodies as Told[]).flatMap(({ items }) => items.map(({ table }) => table))
}

/** Each time a table was told of, by the clock of the house. */
function repeated(box: WebBox): number {
  const times = new Map<string, number[]>()
  for (const [i, { headers }] of box.arrived.entries()) {
    const at = Number(headers['x-waystation-sent-at'])
    for (const { table } of (box.bodies[i] as Told).items) times.set(table, [...(times.get(table) ?? []), at])
  }
  const gaps = [...times.values()].flatMap((all) => all.slice(1).map((at, i) => at - all[i]))
  expect(gaps.filter((gap) => gap < MINUTE)).toEqual([])
  return gaps.length
}
