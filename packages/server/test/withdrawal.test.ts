/** A link to a finished game is good until one of its players takes it back: at every process, for everybody who did not sit there. */
import { NewInvite, Profile, TableAnswer } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from './support/house.ts'
import type { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

describe.each([sqliteBackend(), postgresBackend()])('the link to a finished game on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  const played = async (players: readonly Person[], visibility: 'public' | 'private'): Promise<string> => {
    const [ann, bob] = players
    const table = await ann.open('tic-tac-toe', { visibility })
    const { token } = NewInvite.parse(await ann.send('POST', `/api/tables/${table}/invites`))
    await bob.send('POST', `/api/tables/${table}/enter`, { invite: token })
    await bob.table(`/api/tables/${table}/join`)
    await ann.table(`/api/tables/${table}/start`)
    return table
  }
  const over = (table: string, players: readonly Person[]): Promise<number> =>
    playOut(
      table,
      players.map((one) => one.at(house.urls[0])),
    )

  it('holds until one of its players takes it back, and never again', async () => {
    const [{ person: ann }, { person: bob }] = [await house.member('Ann'), await house.member('Bob')]
    const cleo = await house.guest('Cleo')
    const table = await played([ann, bob], 'public')
    const link = `/api/tables/${table}/link`
    expect(await bob.refused('DELETE', link)).toBe('game-running')
    await over(table, [ann, bob])
    expect(await cleo.refused('DELETE', link)).toBe('not-seated')
    const watching = await Promise.all(house.urls.map((url) => cleo.at(url).stream(table)))
    const own = await ann.stream(table)
    const { subject } = await ann.get('/api/people/me', Profile)
    const before = await cleo.get(`/api/people/${subject}`, Profile)
    expect(before.games[0].table).toBe(table)
    const endedAt = (await cleo.get(`/api/tables/${table}`, TableAnswer)).table.updatedAt
    house.clock += 60_000

    await bob.send('DELETE', link)
    for (const stream of watching) expect(await stream.end()).toMatchObject({ reason: 'not-found' })
    for (const url of house.urls) {
      for (const path of ['', '/record', '/history', '/position', '/result', '/card.png']) {
        expect(await cleo.at(url).refused('GET', `/api/tables/${table}${path}`)).toBe('not-found')
      }
      const { table: still } = await ann.at(url).get(`/api/tables/${table}`, TableAnswer)
      expect(still).toMatchObject({ visibility: 'private', updatedAt: endedAt })
    }
    expect(own.closed).toBeNull()
    const after = await cleo.get(`/api/people/${subject}`, Profile)
    expect(after).toMatchObject({
      finished: before.finished,
      games: [{ table: null, others: [] }],
      best: [{ table: null }],
    })
  })

  it('by invitation too: nobody comes in any more, and who came to look is out', async () => {
    const [dora, edna] = [await house.guest('Dora'), await house.guest('Edna')]
    const table = await played([dora, edna], 'private')
    const { token } = NewInvite.parse(await dora.send('POST', `/api/tables/${table}/invites`))
    const [faye, gail] = [await house.guest('Faye'), await house.guest('Gail')]
    await faye.send('POST', `/api/tables/${table}/enter`, { invite: token })
    await over(table, [dora, edna])
    await faye.get(`/api/tables/${table}`, TableAnswer)
    await edna.send('DELETE', `/api/tables/${table}/link`)
    expect(await faye.refused('GET', `/api/tables/${table}`)).toBe('not-found')
    expect(await gail.refused('POST', `/api/tables/${table}/enter`, { invite: token })).toBe('bad-invite')
    for (const player of [dora, edna])
      expect((await player.fetch('GET', `/api/tables/${table}/record`)).status).toBe(200)
  })
})
