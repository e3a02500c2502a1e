/** How people kept their seats of late: for those who are invited to a table with them, and not for the public. */
import { NewInvite, Profile, Punctuality } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewResult } from '../src/results/types.ts'
import { openStorage } from '../src/storage/open.ts'
import { generated } from './support/generated-results.ts'
import { House } from './support/house.ts'
import type { Person } from './support/person.ts'
import { row } from './support/rows.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

describe.each([sqliteBackend(), postgresBackend()])('punctuality on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  const told = async (person: Person, table: string) =>
    (await person.get(`/api/tables/${table}/punctuality`, Punctuality)).seats

  /** Games of somebody as they might have been: some left, some late, some against bots only. */
  const past = async (subject: string): Promise<NewResult[]> => {
    const games = generated({ games: 90, people: 3, seed: 'punctual' }).map((game, n) => ({
      ...game,
      table: `${game.table}x${subject}`.slice(0, 40),
      seats: game.seats.map((seat) => ({
        ...seat,
        subject: seat.subject === 'person0' ? subject : seat.subject,
        outs: n % 4 === 0 ? 2 : 0,
      })),
    }))
    const storage = await openStorage(house.where)
    for (const game of games) {
      await storage.createTable(row(game.table, { status: 'finished' }), [], [])
      await storage.results.add([game])
    }
    await storage.close()
    return games.filter((game) => game.seats.some((seat) => seat.subject === subject))
  }

  it('counts the latest fifty games with other people: played to the end, and late', async () => {
    const [{ person: ann }, bob] = [await house.member('Ann'), await house.guest('Bob')]
    const { subject } = await ann.get('/api/people/me', Profile)
    const games = await past(subject)
    const withPeople = games.filter(({ pool }) => pool !== 'tic-tac-toe/training').slice(-50)
    expect(withPeople.length).toBeLessThan(games.length)
    const seats = withPeople.flatMap((game) => game.seats.filter((seat) => seat.subject === subject))
    const table = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${table}/join`)
    const kept = seats.filter(({ role }) => role === 'rated').length
    const late = seats.filter(({ outs }) => outs > 0).length
    expect(kept).toBeLessThan(seats.length)
    expect(await told(bob, table)).toEqual([
      { seat: 0, games: seats.length, kept, late },
      { seat: 1, games: 0, kept: 0, late: 0 },
    ])
  })

  it('is told to those who sit there or were invited, and not to the public, whoever may look at the table', async () => {
    const { person: ann } = await house.member('Cleo')
    const [bob, dora] = [await house.guest('Bob'), await house.guest('Dora')]
    const table = await ann.open('tic-tac-toe', { visibility: 'public' })
    for (const stranger of [bob, house.browser()]) expect(await told(stranger, table)).toEqual([])
    const { token } = NewInvite.parse(await ann.send('POST', `/api/tables/${table}/invites`))
    await bob.send('POST', `/api/tables/${table}/enter`, { invite: token })
    expect(await told(bob, table)).toHaveLength(1)
    expect(await told(dora, table)).toEqual([])
    const hidden = await ann.open('tic-tac-toe', { visibility: 'private' })
    expect(await dora.refused('GET', `/api/tables/${hidden}/punctuality`)).toBe('not-found')
    await bob.table(`/api/tables/${table}/join`)
    await ann.table(`/api/tables/${table}/start`)
    expect(await told(bob, table)).toEqual([])
  })
})
