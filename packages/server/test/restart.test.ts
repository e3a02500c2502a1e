/** Stopping, starting, and what survives. */
import { PositionAnswer, TableAnswer } from '@waystation/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'

const backend = sqliteBackend()
afterAll(() => backend.stop())

describe('a restart', () => {
  it('tells clients to come back, and everybody finds seat, name and game as they were', async () => {
    const where = await backend.fresh()
    const before = await testServer(where)
    const [ann, bob] = [await Person.named(before.url, 'Ann'), await Person.named(before.url, 'Bob')]
    const id = await ann.open('high-card')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const stream = await ann.stream(id)
    const first = await stream.next('position')
    const sealed = await stream.answer(0, first.decisions[0].options[2].id)
    await before.stop()
    expect(await stream.end()).toEqual({ code: 1012, reason: 'restart' })

    const after = await testServer(where)
    const [annLater, bobLater] = [ann.at(after.url), bob.at(after.url)]
    expect(await annLater.send('GET', '/api/me')).toEqual({ name: 'Ann', language: 'en', account: false, role: null })
    const { position, you } = await annLater.get(`/api/tables/${id}/position`, PositionAnswer)
    expect(you).toBe(0)
    expect(position).toMatchObject({ seq: 1, view: sealed.view, canUndo: true })
    const bobs = await bobLater.stream(id)
    const bobsTurn = await bobs.next('position')
    expect((await bobs.answer(0, bobsTurn.decisions[0].options[0].id)).seq).toBe(2)
    await after.stop()
  })

  it('lets bots whose turn it was go on by themselves', async () => {
    const where = await backend.fresh()
    const before = await testServer(where, { limits: { botDelayMs: 60_000 } })
    const ann = await Person.named(before.url, 'Ann')
    const id = await ann.open('tic-tac-toe', { seat: 1, bots: [{ seat: 0, bot: 'random' }] })
    await ann.table(`/api/tables/${id}/start`)
    await before.stop()
    const after = await testServer(where)
    const later = ann.at(after.url)
    await expect.poll(async () => (await later.get(`/api/tables/${id}/position`, PositionAnswer)).position.seq).toBe(1)
    await after.stop()
  })
})

describe('an idle table', () => {
  it('leaves the memory and comes back as it was', async () => {
    const where = await backend.fresh()
    const server = await testServer(where, { limits: { idleMs: 50 } })
    const ann = await Person.named(server.url, 'Ann')
    const id = await ann.open('trap', { players: 1 })
    await ann.table(`/api/tables/${id}/start`)
    for (let seq = 0; seq < 70; seq++) {
      await ann.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: 'go on' })
    }
    await expect.poll(() => server.tables.count).toBe(0)
    expect((await ann.get(`/api/tables/${id}`, TableAnswer)).table.status).toBe('running')
    const { position } = await ann.get(`/api/tables/${id}/position`, PositionAnswer)
    expect(position).toMatchObject({ seq: 70, view: { turns: 70 }, canUndo: true })
    await server.stop()
  })
})
