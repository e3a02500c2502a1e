/** Invitations to people one has played with. */
import { CompanionList, MyTables } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'
import { MyStream } from './support/my-stream.ts'
import type { Person } from './support/person.ts'

const house = harness()

const offered = async (person: Person, table: string) =>
  (await person.get(`/api/tables/${table}/companions`, CompanionList)).companions

async function people() {
  return Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => house.person(name)))
}

describe('people one has played with', () => {
  it('are offered to a host, each once, by the last seat they had; strangers and those who sit here already are not', async () => {
    const [ann, bob, cleo] = await people()
    await house.running('tic-tac-toe', [ann, bob])
    const last = await house.running('tic-tac-toe', [bob, ann])
    await house.running('tic-tac-toe', [bob, cleo])
    const table = await ann.open('tic-tac-toe', { visibility: 'private' })
    expect(await offered(ann, table)).toEqual([{ name: 'Bob', table: last, seat: 0, invited: false }])
    expect(await bob.refused('GET', `/api/tables/${table}/companions`)).toBe('not-found')
  })

  it('come in by the invitation, and find the table among their own at once', async () => {
    const [ann, bob, cleo] = await people()
    const played = await house.running('tic-tac-toe', [ann, bob])
    const stream = new MyStream(bob)
    await expect.poll(() => stream.begun).not.toBeNull()
    const table = await ann.open('tic-tac-toe', { visibility: 'private' })
    const at = `/api/tables/${table}/companions`
    await ann.send('POST', at, { table: played, seat: 1 })
    await ann.send('POST', at, { table: played, seat: 1 })
    expect(await offered(ann, table)).toMatchObject([{ name: 'Bob', invited: true }])
    await expect.poll(() => stream.last(table)).toMatchObject({ status: 'open', you: null })
    const mine = await bob.get('/api/me/tables', MyTables)
    expect(mine.tables.map(({ id }) => id)).toContain(table)
    expect(await cleo.refused('GET', `/api/tables/${table}`)).toBe('not-found')
    expect((await bob.table(`/api/tables/${table}/join`)).you).toBe(1)
    expect(await offered(ann, table)).toEqual([])
    stream.close()
  })

  it('an invitation from before a block is told no longer, whoever of the two has blocked the other', async () => {
    const [ann, bob, cleo] = await people()
    const both = [await house.running('tic-tac-toe', [ann, bob]), await house.running('tic-tac-toe', [ann, cleo])]
    const table = await ann.open('high-card', { visibility: 'private', players: 4 })
    for (const played of both) await ann.send('POST', `/api/tables/${table}/companions`, { table: played, seat: 1 })
    const listed = async (person: Person) => (await person.get('/api/me/tables', MyTables)).tables.map(({ id }) => id)
    for (const person of [bob, cleo]) expect(await listed(person)).toContain(table)
    await bob.send('POST', '/api/company/blocks', { table: both[0], seat: 0 })
    await ann.send('POST', '/api/company/blocks', { table: both[1], seat: 1 })
    for (const person of [bob, cleo]) expect(await listed(person)).not.toContain(table)
    // Nor when something happens there.
    const streams = [new MyStream(bob), new MyStream(cleo)]
    for (const stream of streams) await expect.poll(() => stream.begun).not.toBeNull()
    await ann.send('PUT', `/api/tables/${table}/seats/1`, { kind: 'bot', bot: 'greedy' })
    // What they do hear of comes after it.
    const own = [await bob.open('tic-tac-toe'), await cleo.open('tic-tac-toe')]
    for (const [i, stream] of streams.entries()) {
      await expect.poll(() => stream.last(own[i])).toMatchObject({ status: 'open' })
      expect(stream.last(table)).toBeUndefined()
      stream.close()
    }
  })

  it('nobody else is invited that way, nor anywhere else than to an open seat of one’s own table', async () => {
    const [ann, bob, cleo] = await people()
    const [played, strange] = [
      await house.running('tic-tac-toe', [ann, bob]),
      await house.running('tic-tac-toe', [bob, cleo]),
    ]
    const table = await ann.open('tic-tac-toe', { visibility: 'public' })
    const at = `/api/tables/${table}/companions`
    expect(await ann.refused('POST', at, { table: strange, seat: 1 })).toBe('not-found')
    expect(await ann.refused('POST', at, { table: played, seat: 0 })).toBe('not-found')
    expect(await bob.refused('POST', at, { table: played, seat: 0 })).toBe('not-allowed')
    await cleo.table(`/api/tables/${table}/join`)
    expect(await ann.refused('POST', at, { table: played, seat: 1 })).toBe('table-full')
    await ann.table(`/api/tables/${table}/start`)
    expect(await ann.refused('POST', at, { table: played, seat: 1 })).toBe('already-started')
  })

  it('whoever was sent away is welcome again, and a rematch is found by all who played', async () => {
    const [ann, bob] = await people()
    const played = await house.running('tic-tac-toe', [ann, bob])
    const table = await ann.open('tic-tac-toe', { visibility: 'private' })
    const invite = () => ann.send('POST', `/api/tables/${table}/companions`, { table: played, seat: 1 })
    await invite()
    await bob.table(`/api/tables/${table}/join`)
    await ann.send('PUT', `/api/tables/${table}/seats/1`, { kind: 'open' })
    expect(await bob.refused('GET', `/api/tables/${table}`)).toBe('not-found')
    await invite()
    expect((await bob.table(`/api/tables/${table}/join`)).you).toBe(1)
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) {
      const mark = { id: `a${seq}`, seq, option: `mark ${cell}` }
      await (seq % 2 === 0 ? ann : bob).send('POST', `/api/tables/${played}/answer`, mark)
    }
    const again = await ann.table(`/api/tables/${played}/rematch`)
    const mine = await bob.get('/api/me/tables', MyTables)
    expect(mine.tables.find(({ id }) => id === again.table.id)?.standing).toMatchObject({ status: 'open', you: null })
  })
})
