/** Rules that change never break a game: what was begun under earlier rules is played to its end under them. */
import { findGame, knownRules, loadRules } from '@waystation/catalog'
import { parseRecord, Refusal, verify } from '@waystation/kernel'
import { HintAnswer, PositionAnswer, TableAnswer, Targets } from '@waystation/protocol'
import { raised } from '@waystation/testkit'
import { sample } from '@waystation/testkit/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGED_STEP, RAISED_GAMES } from './support/games/raised.ts'
import { asMade } from './support/made-once.ts'
import { Person } from './support/person.ts'
import { type ConfigChange, testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const TABLES = sample(5, 20)
const NEWER: ConfigChange = { modules: [asMade('raised', RAISED_GAMES)] }
const { rulesVersion: OLD } = findGame('el-gaucho').meta
const NEW = OLD + 1

/** A table of one person and a bot, both of whom pick what comes first. */
async function opened(person: Person): Promise<string> {
  const id = await person.open('el-gaucho', { players: 2, bots: [{ seat: 1, bot: 'random' }] })
  await person.table(`/api/tables/${id}/start`)
  return id
}

/** Answers until the game is over, or `answers` have been given; how many lines the log has then. */
async function play(person: Person, id: string, answers = Number.POSITIVE_INFINITY): Promise<number> {
  for (let given = 0; ; ) {
    const { position } = await person.get(`/api/tables/${id}/position`, PositionAnswer)
    if (position.over || given >= answers) return position.seq
    const [mine] = position.decisions
    if (!mine) await new Promise((resolve) => setTimeout(resolve, 5))
    else {
      const option = mine.options[(given * 7) % mine.options.length].id
      const answer = { id: `a${position.seq}`, seq: position.seq, option }
      const response = await person.fetch('POST', `/api/tables/${id}/answer`, answer)
      if (response.ok) given++
      else if (response.status !== 409) throw new Error(await response.text())
    }
  }
}

async function recordOf(person: Person, id: string): Promise<ReturnType<typeof parseRecord>> {
  const response = await person.fetch('GET', `/api/tables/${id}/record`)
  if (!response.ok) throw new Error(await response.text())
  return parseRecord(await response.text())
}

describe('a release that raises the rules of a game', () => {
  const backend = sqliteBackend()
  afterAll(() => backend.stop())

  it(`finds ${TABLES} games in the middle, lets them end under their rules, and begins new ones under its own`, async () => {
    const where = await backend.fresh()
    const before = await testServer(where)
    const ann = await Person.named(before.url, 'Ann')
    const ids: string[] = []
    for (let i = 0; i < TABLES; i++) ids.push(await opened(ann))
    for (const [i, id] of ids.entries()) await play(ann, id, 3 + 4 * i)
    await before.stop()

    const after = await testServer(where, NEWER)
    const later = ann.at(after.url)
    for (const id of ids) await play(later, id)
    const fresh = await opened(later)
    await play(later, fresh)

    const old = await loadRules(findGame('el-gaucho'), OLD)
    for (const id of ids) {
      const { table } = await later.get(`/api/tables/${id}`, TableAnswer)
      expect(table).toMatchObject({ status: 'finished', rules: OLD })
      const record = await recordOf(later, id)
      expect(record.rules).toBe(OLD)
      expect(verify(old, record).state).toBeDefined()
    }
    const record = await recordOf(later, fresh)
    expect(record.rules).toBe(NEW)
    expect(verify(raised(old, CHANGED_STEP), record).state).toBeDefined()
    expect(() => verify(old, { ...record, rules: OLD })).toThrow(Refusal)
    await after.stop()
  })

  it('still tells the past of a game under earlier rules, gives hints and reasons in it, and forks it', async () => {
    const where = await backend.fresh()
    const before = await testServer(where)
    const ann = await Person.named(before.url, 'Ann')
    const id = await opened(ann)
    const line = await play(ann, id, 8)
    const told = await ann.send('GET', `/api/tables/${id}/history?from=0`)
    await before.stop()

    const after = await testServer(where, NEWER)
    const later = ann.at(after.url)
    const { lines } = (await later.send('GET', `/api/tables/${id}/history?from=0`)) as { lines: unknown[] }
    expect(lines.slice(0, line)).toEqual((told as { lines: unknown[] }).lines.slice(0, line))
    await expect.poll(async () => await waits(later, id)).toBe(true)
    const hint = HintAnswer.parse(await later.send('POST', `/api/tables/${id}/hint`, {}))
    expect(hint.suggestions.length).toBeGreaterThan(0)
    expect((await later.get(`/api/tables/${id}/targets`, Targets)).targets.length).toBeGreaterThan(0)
    const fork = await later.table(`/api/tables/${id}/fork`, {})
    expect(fork.table).toMatchObject({ rules: OLD, status: 'running' })
    await play(later, fork.table.id)
    await after.stop()
  })

  it('takes records of earlier rules, and says plainly that it does not know those of rules to come', async () => {
    const where = await backend.fresh()
    const newer = await testServer(where, NEWER)
    const ann = await Person.named(newer.url, 'Ann')
    const id = await opened(ann)
    await play(ann, id)
    const text = await (await ann.fetch('GET', `/api/tables/${id}/record`)).text()
    const imported = await ann.table('/api/records', { record: text })
    expect(imported.table.rules).toBe(NEW)
    await newer.stop()

    const older = await testServer(await backend.fresh())
    const bob = await Person.named(older.url, 'Bob')
    const response = await bob.fetch('POST', '/api/records', { record: text })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'unknown-rules' } })
    await older.stop()
  })
})

async function waits(person: Person, id: string): Promise<boolean> {
  const { position } = await person.get(`/api/tables/${id}/position`, PositionAnswer)
  return position.decisions.length > 0
}

describe('two releases on one database', () => {
  const backend = postgresBackend()
  let where: Where
  beforeAll(async () => {
    await backend.start()
    where = await backend.fresh()
  })
  afterAll(() => backend.stop())

  it('each serves what it knows; what it does not know is refused, stays as it is, and is played elsewhere', async () => {
    const [older, newer] = [await testServer(where), await testServer(where, NEWER)]
    const ann = await Person.named(newer.url, 'Ann')
    const there = ann.at(older.url)
    const id = await opened(ann)

    expect(await there.refused('GET', `/api/tables/${id}/position`)).toBe('unknown-rules')
    const refused = await there.fetch('GET', `/api/tables/${id}/position`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    const stream = await there.stream(id)
    expect(await stream.end()).toMatchObject({ code: 4503 })
    expect((await there.get(`/api/tables/${id}`, TableAnswer)).table).toMatchObject({ status: 'running', rules: NEW })

    await play(ann, id)
    const begunThere = await opened(there)
    expect((await ann.get(`/api/tables/${begunThere}`, TableAnswer)).table.rules).toBe(OLD)
    await play(ann, begunThere, 5)
    await play(there, begunThere)
    expect((await recordOf(there, begunThere)).rules).toBe(OLD)
    expect((await recordOf(ann, id)).rules).toBe(NEW)

    const open = await ann.open('el-gaucho', { players: 2, bots: [{ seat: 1, bot: 'random' }] })
    expect(await there.refused('POST', `/api/tables/${open}/start`)).toBe('unknown-rules')
    const early = await there.stream(open)
    expect(await early.end()).toMatchObject({ code: 4503 })
    expect((await there.get(`/api/tables/${open}`, TableAnswer)).table).toMatchObject({ status: 'open', rules: NEW })
    await ann.table(`/api/tables/${open}/start`)
    await play(ann, open)
    expect((await ann.get(`/api/tables/${open}`, TableAnswer)).table.status).toBe('finished')
    expect((await there.get(`/api/tables/${open}`, TableAnswer)).table.status).not.toBe('stopped')

    const known = async (url: string): Promise<unknown> =>
      ((await (await fetch(`${url}/readyz`)).json()) as { rules: Record<string, unknown> }).rules['el-gaucho']
    const kept = await knownRules(findGame('el-gaucho'))
    expect(kept).toContain(OLD)
    expect(await known(older.url)).toEqual(kept)
    expect(await known(newer.url)).toEqual([...kept, NEW])
    await Promise.all([older.stop(), newer.stop()])
  })
})
