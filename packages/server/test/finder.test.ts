/** Find me a game: on PostgreSQL with two processes, at which people ask in turns. */
import { SeekList, TableAnswer, TableList } from '@waystation/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { House } from './support/house.ts'
import type { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const wish = (game: string, players: readonly number[], pace = 'none') => ({ games: [{ game }], players, pace })

async function look(person: Person, asked: object): Promise<SeekList['seeks']> {
  return SeekList.parse(await person.send('POST', '/api/me/seeks', asked)).seeks
}
const seeks = async (person: Person) => (await person.get('/api/me/seeks', SeekList)).seeks
const lobby = async (person: Person) => (await person.get('/api/tables?status=open&limit=100', TableList)).tables

describe.each([sqliteBackend(), postgresBackend()])('finding a game on $name', (backend) => {
  let house: House
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())
  beforeEach(async () => {
    house = new House({ ...backend, start: () => Promise.resolve(), stop: () => Promise.resolve() })
    await house.open()
    return () => house.stop()
  })
  const guests = (...called: string[]) => Promise.all(called.map((name) => house.guest(name)))

  it('opens a table, sits the next one down there, and begins when it is complete', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    const [first] = await look(ann, wish('tic-tac-toe', [2]))
    expect(first).toMatchObject({ game: 'tic-tac-toe', found: false, you: 0, table: { status: 'open', clock: null } })
    expect((await ann.get('/api/me/seeks', SeekList)).looking).toEqual({ people: 1, games: { 'tic-tac-toe': 1 } })
    const [second] = await look(bob, wish('tic-tac-toe', [2]))
    expect(second).toMatchObject({ found: true, you: 1, table: { id: first.table.id, status: 'running' } })
    expect((await seeks(ann))[0]).toMatchObject({ found: true })
    expect((await ann.get('/api/me/seeks', SeekList)).looking).toEqual({ people: 0, games: {} })
  })

  it('brings all together who look at once, whatever process they ask', async () => {
    const people = await guests(...Array.from({ length: 8 }, (_, i) => `P${i}`))
    const found = await Promise.all(people.map((one) => look(one, wish('tic-tac-toe', [2]))))
    expect(found.flat()).toHaveLength(8)
    const tables = new Map<string, number[]>()
    for (const [{ table, you }] of found) tables.set(table.id, [...(tables.get(table.id) ?? []), you])
    expect([...tables.values()].map((seats) => seats.sort((a, b) => a - b))).toEqual(Array(4).fill([0, 1]))
    for (const person of people) expect((await seeks(person)).map((one) => one.found)).toEqual([true])
    expect(await lobby(people[0])).toEqual([])
  })

  it('takes a table that somebody opened by hand, if it suits: game, players, pace, nothing unusual', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    await ann.open('high-card', { players: 4 })
    await ann.open('high-card', { players: 3, hints: true })
    await ann.open('high-card', { players: 3, visibility: 'private' })
    const days = { kind: 'days', turnMs: DAY, reserveMs: 0, zone: 'UTC', hours: null, weekends: true, holidays: true }
    await ann.open('high-card', { players: 3, clock: days })
    const fitting = await ann.open('high-card', { players: 3 })
    const [seek] = await look(bob, wish('high-card', [2, 3]))
    expect(seek).toMatchObject({ found: false, you: 1, table: { id: fitting } })
    // Begins only when its host says so.
    const cleo = await house.guest('Cleo')
    expect(await look(cleo, wish('high-card', [3]))).toMatchObject([{ found: true, table: { status: 'open' } }])
    expect(await look(await house.guest('Dan'), wish('high-card', [3], 'days'))).toMatchObject([{ you: 1 }])
  })

  it('at a table of live play that was opened by hand somebody has to be there', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    const clock = { kind: 'live', bankMs: 10 * MINUTE, addMs: 0 }
    const table = await ann.open('tic-tac-toe', { clock })
    const [own] = await look(bob, wish('tic-tac-toe', [2], 'live'))
    expect(own.table.id).not.toBe(table)
    await bob.send('DELETE', '/api/me/seeks')
    const stream = await ann.at(house.urls[0]).stream(table)
    await expect.poll(async () => (await look(bob, wish('tic-tac-toe', [2], 'live')))[0].table.id).toBe(table)
    stream.close()
  })

  it('live it begins when everybody is at the table', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    const [{ table }] = await look(ann, wish('tic-tac-toe', [2], 'live'))
    expect(await look(bob, wish('tic-tac-toe', [2], 'live'))).toMatchObject([
      { found: true, table: { id: table.id, status: 'open', clock: { kind: 'live' } } },
    ])
    const anns = await ann.at(house.urls[0]).stream(table.id)
    const bobs = await bob.at(house.urls.at(-1) ?? '').stream(table.id)
    await anns.next('table', (message) => message.table.status === 'running')
    for (const stream of [anns, bobs]) stream.close()
  })

  it('never seats together who has blocked the other, whoever of the two it was', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const meeting = await ann.open('high-card', { players: 3, visibility: 'public', hints: true })
    await bob.table(`/api/tables/${meeting}/join`)
    await ann.send('POST', '/api/company/blocks', { table: meeting, seat: 1 })
    const [anns] = await look(ann, wish('tic-tac-toe', [2]))
    const [bobs] = await look(bob, wish('tic-tac-toe', [2]))
    house.clock++
    expect(bobs.table.id).not.toBe(anns.table.id)
    await ann.send('DELETE', '/api/me/seeks')
    const [again] = await look(ann, wish('tic-tac-toe', [2]))
    expect(again.table.id).not.toBe(bobs.table.id)
    expect(await look(cleo, wish('tic-tac-toe', [2]))).toMatchObject([{ found: true, table: { id: bobs.table.id } }])
  })

  it('who wants a game that counts gets no table of guests and lets none in; who wants one that does not gets such', async () => {
    const [{ person: ann }, { person: bob }, { person: cleo }] = [
      await house.coded('Ann'),
      await house.coded('Bob'),
      await house.coded('Cleo'),
    ]
    const [gus, guy] = await guests('Gus', 'Guy')
    const rated = { ...wish('tic-tac-toe', [2]), counts: 'rated' }
    expect(await gus.refused('POST', '/api/me/seeks', rated)).toBe('not-allowed')
    const [guests1] = await look(gus, wish('tic-tac-toe', [2]))
    const [anns] = await look(ann, rated)
    expect(anns).toMatchObject({ counts: 'rated', near: null, found: false, table: { rating: { counts: 'rated' } } })
    expect(anns.table.id).not.toBe(guests1.table.id)
    // The other guest comes to the first one, and not to her.
    expect(await look(guy, wish('tic-tac-toe', [2]))).toMatchObject([{ found: true, table: { id: guests1.table.id } }])
    const [bobs] = await look(bob, { ...rated, counts: 'friendly' })
    expect(bobs).toMatchObject({ found: false, table: { rating: { counts: 'no', why: 'friendly' } } })
    expect(await look(cleo, rated)).toMatchObject([{ found: true, table: { id: anns.table.id } }])
    const [cleos] = await look(cleo, { ...rated, counts: 'friendly' })
    expect(cleos).toMatchObject({ found: true, table: { id: bobs.table.id } })
  })

  /** Two people with accounts, of whom the first has won against the second. */
  async function apart(clock: object | null = null): Promise<[Person, Person]> {
    const [{ person: ann }, { person: bob }] = [await house.coded('Ann'), await house.coded('Bob')]
    const table = await ann.open('tic-tac-toe', { players: 2, rated: true, clock })
    await bob.table(`/api/tables/${table}/join`)
    await ann.table(`/api/tables/${table}/start`)
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) {
      const answer = { id: `a${seq}`, seq, option: `mark ${cell}` }
      await [ann, bob][seq % 2].send('POST', `/api/tables/${table}/answer`, answer)
    }
    // Whoever asks for it has it written down.
    await ann.send('GET', `/api/tables/${table}/result`)
    return [ann, bob]
  }

  it('who asks for people near their rating gets them, and those further away after a while, whoever of the two asked', async () => {
    const [ann, bob] = await apart()
    const near = { ...wish('tic-tac-toe', [2]), near: true }
    const [anns] = await look(ann, near)
    expect(anns.near).toMatchObject({ within: 100, anybodyAt: house.clock + 12 * 60 * MINUTE })
    const [bobs] = await look(bob, wish('tic-tac-toe', [2]))
    expect(bobs).toMatchObject({ found: false, near: null })
    expect(bobs.table.id).not.toBe(anns.table.id)
    await house.later(3 * 60 * MINUTE)
    expect(await seeks(ann)).toMatchObject([{ found: false, near: { within: 200 } }])
    await house.later(3 * 60 * MINUTE)
    expect(await seeks(ann)).toMatchObject([{ found: true, table: { id: bobs.table.id, status: 'running' } }])
    expect(await seeks(bob)).toMatchObject([{ found: true }])
    // The table at which she waited is closed.
    expect(await lobby(ann)).toEqual([])
  })

  it('who is near enough, or has waited long enough, is found at once; live it goes by seconds', async () => {
    const [ann, bob] = await apart({ kind: 'live', bankMs: 10 * MINUTE, addMs: 0 })
    const { person: cleo } = await house.coded('Cleo')
    const near = { ...wish('tic-tac-toe', [2], 'live'), near: true }
    const [anns] = await look(ann, near)
    await house.later(29_000)
    expect((await look(bob, near))[0].table.id).not.toBe(anns.table.id)
    await bob.send('DELETE', '/api/me/seeks')
    await house.later(91_000)
    expect(await seeks(ann)).toMatchObject([{ found: false, near: { within: null } }])
    // By now she takes anybody; he does not take her.
    expect((await look(bob, near))[0].table.id).not.toBe(anns.table.id)
    await bob.send('DELETE', '/api/me/seeks')
    expect(await look(cleo, wish('tic-tac-toe', [2], 'live'))).toMatchObject([
      { found: true, table: { id: anns.table.id } },
    ])
  })

  it('of several games the first that is complete ends the search; the other tables are left', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const several = { games: [{ game: 'tic-tac-toe' }, { game: 'high-card' }], players: [2, 3], pace: 'none' }
    const anns = await look(ann, several)
    expect(anns.map(({ game }) => game).sort()).toEqual(['high-card', 'tic-tac-toe'])
    await look(bob, { ...several, games: [{ game: 'high-card' }], players: [3] })
    // Of a table that lacks one and a table that would have to be opened the first is better, whatever the order.
    const reversed = { ...several, games: [{ game: 'high-card' }, { game: 'tic-tac-toe' }], players: [2, 3] }
    const [found] = await look(cleo, reversed)
    expect(found).toMatchObject({ found: true, you: 1 })
    expect(await seeks(ann)).toMatchObject([{ table: { id: found.table.id } }])
    const left = anns.find(({ table }) => table.id !== found.table.id)?.table.id
    expect((await ann.fetch('GET', `/api/tables/${left}`)).status).toBe(200)
    expect((await ann.get(`/api/tables/${left}`, TableAnswer)).you).toBeNull()
  })

  it('ends when it is cancelled, when a new search begins, and by itself after a while', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    await look(ann, wish('tic-tac-toe', [2]))
    await ann.send('DELETE', '/api/me/seeks')
    expect([await seeks(ann), await lobby(ann)]).toEqual([[], []])
    const [old] = await look(ann, wish('tic-tac-toe', [2]))
    const [other] = await look(ann, wish('high-card', [2]))
    expect((await lobby(ann)).map(({ id }) => id)).toEqual([other.table.id])
    expect((await ann.get(`/api/tables/${old.table.id}`, TableAnswer)).table.status).toBe('stopped')
    await look(bob, wish('tic-tac-toe', [2], 'live'))
    await house.later(31 * MINUTE)
    expect([await seeks(bob), (await seeks(ann)).length]).toEqual([[], 1])
    await house.later(15 * DAY)
    expect([await seeks(ann), await lobby(ann)]).toEqual([[], []])
  })

  it('whoever leaves the table, or is sent away, looks no longer; whoever plays has found a game', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const [{ table }] = await look(ann, wish('high-card', [3]))
    await look(bob, wish('high-card', [3]))
    await look(cleo, wish('high-card', [4]))
    const looking = async () => (await ann.get('/api/me/seeks', SeekList)).looking.people
    expect(await looking()).toBe(3)
    await ann.send('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'open' })
    expect([await seeks(bob), await looking()]).toEqual([[], 2])
    // Who was sent away is not brought back by the next search.
    expect((await look(bob, wish('high-card', [3])))[0].table.id).not.toBe(table.id)
    const [{ table: cleos }] = await seeks(cleo)
    await cleo.table(`/api/tables/${cleos.id}/leave`)
    expect([await seeks(cleo), await looking()]).toEqual([[], 2])
    for (const seat of [1, 2])
      await ann.send('PUT', `/api/tables/${table.id}/seats/${seat}`, { kind: 'bot', bot: 'greedy' })
    await ann.table(`/api/tables/${table.id}/start`)
    expect(await seeks(ann)).toMatchObject([{ found: true, table: { status: 'running' } }])
    expect(await looking()).toBe(1)
  })

  it('bots take the seats that are free when the host does not wait any longer, and nobody’s else', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    const [{ table }] = await look(ann, wish('high-card', [4]))
    await look(bob, wish('high-card', [4]))
    const at = `/api/tables/${table.id}/bots`
    expect(await bob.refused('POST', at, { bot: 'greedy' })).toBe('not-allowed')
    const { table: filled } = await ann.table(at, { bot: 'greedy' })
    expect(filled.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot'])
    expect(filled.status).toBe('running')
    expect(await seeks(bob)).toMatchObject([{ found: true }])
  })

  it('asks for what a box allows, and not for too much', async () => {
    const ann = await house.guest('Ann')
    expect(await house.browser().refused('POST', '/api/me/seeks', wish('tic-tac-toe', [2]))).toBe('sign-in-first')
    expect(await ann.refused('POST', '/api/me/seeks', wish('tic-tac-toe', [5]))).toBe('bad-config')
    expect(await ann.refused('POST', '/api/me/seeks', wish('chess', [2]))).toBe('unknown-game')
    const codes: string[] = []
    // Each process counts for itself.
    const one = ann.at(house.urls[0])
    for (let i = 0; i < 62; i++) {
      const answer = await one.fetch('POST', '/api/me/seeks', wish('tic-tac-toe', [2]))
      if (!answer.ok) codes.push(((await answer.json()) as { error: { code: string } }).error.code)
    }
    expect(new Set(codes)).toEqual(new Set(['too-many-requests']))
  })
})
