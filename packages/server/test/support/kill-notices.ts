/** Processes are killed while notices are on their way: each arrives, and none twice within a minute. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { expect } from 'vitest'
import { Person } from './person.ts'
import { DEFAULT_PREFS } from '../../src/notices/timing.ts'
import { letterIn } from './notice-house.ts'
import { MailBox, WebBox } from './post-box.ts'
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
  /** Kills at the very moment a notice has arrived this way and nobody knows yet; else at random moments. */
  readonly whenArrived: 'hook' | 'mail' | null
}

/** Gives how many notices arrived more than once. */
export async function killNotices(programs: Processes, backend: Backend, run: Run): Promise<number> {
  const [box, mail] = [new WebBox(), new MailBox()]
  await Promise.all([box.open(), mail.open()])
  const where = await backend.fresh()
  const limits = { lookMs: 20, graceMs: 0 }
  const post = { url: mail.url, from: 'Waystation <notices@games.example>' }
  const change = { publicUrl: 'https://games.example', noticeNetworks: ['127.0.0.1'], limits, mail: post } as object
  const clock = { rate: RATE, zero: Date.now() }
  const start = (): Promise<ServerProcess> => programs.start(where, change, false, clock)
  let server = await start()
  const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
  await bob.send('POST', '/api/me/channels', { kind: 'hook', address: `${box.url}/hook` })
  await mailTo(bob, mail)
  let killed = 0
  const rng = new Rng('notices')
  const kill = (way: Run['whenArrived']) => async (): Promise<void> => {
    if (run.whenArrived !== way || killed >= run.kills) return
    killed++
    await server.kill()
  }
  box.before = kill('hook')
  mail.before = kill('mail')
  const expected: string[] = []
  for (let i = 0; i < run.tables; i++) {
    const id = await begun(ann.at(server.url), bob.at(server.url))
    expected.push(id)
    if (run.whenArrived !== null) {
      await expect.poll(() => killed, { timeout: PATIENCE_MS }).toBe(Math.min(i + 1, run.kills))
      await server.gone()
    } else if (killed < run.kills) {
      await pause(rng.int(300))
      killed++
      await server.kill()
    }
    server = await start()
  }
  for (const tables of [() => tablesIn(box), () => tablesIn(mail)]) {
    await expect.poll(() => new Set(tables()), { timeout: PATIENCE_MS }).toEqual(new Set(expected))
  }
  // What arrived unknown to its sender comes again.
  const least = (way: Run['whenArrived']): number => (run.whenArrived === way ? expected.length + run.kills : 0)
  await expect.poll(() => box.arrived.length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(least('hook'))
  await expect.poll(() => mail.mails.length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(least('mail'))
  await server.stop()
  await Promise.all([box.close(), mail.close()])
  expect(killed).toBe(run.kills)
  return repeated(box) + (run.whenArrived === null ? mailedAgain(mail) : repeatedMails(mail))
}

/** From now on somebody gets letters, at once. */
export async function mailTo(person: Person, mail: MailBox, address = 'bob@people.example'): Promise<void> {
  const turn = { push: 0, mail: 0, hook: 0 } as const
  await person.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, kinds: { ...DEFAULT_PREFS.kinds, turn } })
  await person.send('POST', '/api/me/channels', { kind: 'mail', address })
  await expect.poll(() => mail.mails.length, { timeout: PATIENCE_MS }).toBe(1)
  const [letter] = mail.mails.splice(0)
  await person.fetch('POST', letterIn(letter.text))
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

export function tablesIn(box: WebBox | MailBox): string[] {
  if (box instanceof WebBox) return (box.bodies as Told[]).flatMap(({ items }) => items.map(({ table }) => table))
  return box.mails.flatMap(({ text }) => [...text.matchAll(/\/table\/(\w+)/g)].map(([, table]) => table))
}

/** Nobody got two letters about the same table within a minute of the house; how many came again, be it with others. */
export function mailedAgain({ mails }: MailBox): number {
  const times = new Map<string, number[]>()
  for (const { at, text } of mails) {
    const told = new Set([...text.matchAll(/\/table\/(\w+)/g)].map(([, table]) => table))
    for (const table of told) times.set(table, [...(times.get(table) ?? []), at * RATE])
  }
  return afterAMinute(times)
}

/** A letter that comes again is the same one to every mail program: it has the same name. How many did. */
function repeatedMails({ mails }: MailBox): number {
  const names = new Map<string, Set<string>>()
  for (const mail of mails) {
    const name = mail.headers.get('message-id') ?? ''
    for (const [, table] of mail.text.matchAll(/\/table\/(\w+)/g)) {
      names.set(table, (names.get(table) ?? new Set()).add(name))
    }
  }
  expect([...names.values()].filter((all) => all.size !== 1)).toEqual([])
  return mails.length - new Set(mails.map(({ headers }) => headers.get('message-id'))).size
}

/** Each time a table was told of, by the clock of the house. */
export function repeated(box: WebBox): number {
  const times = new Map<string, number[]>()
  for (const [i, { headers }] of box.arrived.entries()) {
    const at = Number(headers['x-waystation-sent-at'])
    for (const { table } of (box.bodies[i] as Told).items) times.set(table, [...(times.get(table) ?? []), at])
  }
  return afterAMinute(times)
}

function afterAMinute(times: ReadonlyMap<string, readonly number[]>): number {
  const gaps = [...times.values()].flatMap((all) => all.slice(1).map((at, i) => at - all[i]))
  expect(gaps.filter((gap) => gap < MINUTE)).toEqual([])
  return gaps.length
}
