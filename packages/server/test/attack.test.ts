/** What an attack found, and what holds now. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatRecord, parseRecord } from '@waystation/kernel'
import Database from 'better-sqlite3'
import { HintAnswer, MyTables, TableAnswer, TableList } from '@waystation/protocol'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { DATABASE_FILE } from '../src/storage/open.ts'
import { signingKey } from '../src/security/key.ts'
import { harness } from './support/harness.ts'
import { Person } from './support/person.ts'

const at = harness({ rates: { requestsPerMinute: 400 } })

/** What a server answers to these bytes. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(at.server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('addresses', () => {
  it('of absolute form count as what they are', async () => {
    const request = `GET ${at.server.url}/api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
    const answer = await raw(request)
    expect(answer).toContain('200 OK')
    expect(answer).toMatch(/x-ratelimit-limit: 400\r/)
  })

  it.each(['/%61pi/me', '/a%70%69/me', '/api/%6d%65'])('%s counts as what it leads to', async (path) => {
    const ann = await at.person('Ann')
    const head = `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${ann.cookie}\r\nconnection: close`
    const answer = await raw(`${head}\r\n\r\n`)
    expect(answer).toMatch(/x-ratelimit-limit: 400\r/)
    expect(answer).toContain('"name":"Ann"')
  })

  it.each([
    [undefined, false],
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (text, trusted) => {
    expect(readConfig([], { TRUST_PROXY: text })?.trustProxy).toEqual(trusted)
  })

  it.each(['true', 'everybody', '10.0.0.0/33', '10.0.0.0/8/8'])('TRUST_PROXY=%s is refused', (text) => {
    expect(() => readConfig([], { TRUST_PROXY: text })).toThrow('TRUST_PROXY')
  })
})

describe('behind one proxy', () => {
  const proxied = harness({ rates: { requestsPerMinute: 5 }, trustProxy: 1 })

  it('a client cannot claim to be somebody else', async () => {
    const ann = await proxied.person('Ann')
    // The proxy appends the address it saw; what the client claimed stands before it.
    const claims = (n: number) =>
      ann.fetch('GET', '/api/games', undefined, { 'x-forwarded-for': `10.9.9.${n}, 10.0.0.1` })
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) statuses.push((await claims(n)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })
})

describe('a house with a network of IPv6 to itself', () => {
  const open = { requestsPerMinute: 40, streamsPerAddress: 2, chatPerMinute: 30 }
  const proxied = harness({ rates: open, caps: { guestsPerHour: 3 }, trustProxy: 1 })
  let addresses = 0
  /** Each time another address of it. */
  const from = () => ({ 'x-forwarded-for': `2001:db8:1:2::${(++addresses).toString(16)}` })

  it('counts as one: its guests, its streams, its messages, its requests', async () => {
    const ann = await proxied.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const arrivals: number[] = []
    for (let n = 0; n < 5; n++) {
      const guest = new Person(proxied.server.url)
      arrivals.push((await guest.fetch('PUT', '/api/me', { name: `Eve ${n}`, language: 'en' }, from())).status)
    }
    expect(arrivals).toEqual([200, 200, 200, 429, 429])
    const streams = [await ann.stream(id, from()), await ann.stream(id, from()), await ann.opening(id, from())]
    expect((await streams[2].end()).code).toBe(4429)
    const asked: number[] = []
    for (let n = 0; n < 45; n++) asked.push((await ann.fetch('GET', '/api/games', undefined, from())).status)
    expect(asked.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect((await ann.fetch('GET', '/api/games', undefined, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200)
  })
})

describe('a key that is empty', () => {
  it('is refused with its file named', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waystation-key-'))
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'cookie.key'), '\n')
    const storage = { kind: 'sqlite', setting: () => Promise.reject(new Error('not asked')) } as const
    await expect(signingKey({ secret: null, dataDir }, storage)).rejects.toThrow('cookie.key')
    rmSync(dataDir, { recursive: true })
  })
})

describe('who was sent away from a private table', () => {
  async function dismissed(): Promise<{ ann: Person; bob: Person; id: string; invite: { id: string; token: string } }> {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await ann.open('tic-tac-toe', { visibility: 'private' })
    const invite = (await ann.send('POST', `/api/tables/${id}/invites`)) as { id: string; token: string }
    await bob.table(`/api/tables/${id}/enter`, { invite: invite.token })
    await bob.table(`/api/tables/${id}/join`)
    const bobs = await bob.stream(id)
    await bobs.next('hello')
    await ann.send('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' })
    expect((await bobs.end()).code).toBe(4404)
    return { ann, bob, id, invite }
  }

  it('hears, reads and joins no more', async () => {
    const { bob, id } = await dismissed()
    expect(await bob.refused('GET', `/api/tables/${id}`)).toBe('not-found')
    expect(await bob.refused('GET', `/api/tables/${id}/chat`)).toBe('not-found')
    expect(await bob.refused('POST', `/api/tables/${id}/join`, {})).toBe('not-found')
  })

  it('comes back by an invitation that holds, and not by a revoked one', async () => {
    const { ann, bob, id, invite } = await dismissed()
    await bob.table(`/api/tables/${id}/enter`, { invite: invite.token })
    await bob.table(`/api/tables/${id}/join`)
    await ann.send('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' })
    await ann.send('DELETE', `/api/tables/${id}/invites/${invite.id}`)
    expect(await bob.refused('POST', `/api/tables/${id}/enter`, { invite: invite.token })).toBe('bad-invite')
    expect(await bob.refused('GET', `/api/tables/${id}`)).toBe('not-found')
  })
})

describe('consent', () => {
  it('is never given by absence', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 1' })
    await bob.send('POST', `/api/tables/${id}/answer`, { id: 'b', seq: 1, option: 'mark 2' })
    await bob.table(`/api/tables/${id}/leave`)
    // His leaving is a line of its own, and so is his coming back; the request outlives both.
    const { table } = await ann.table(`/api/tables/${id}/undo/ask`, { seq: 3 })
    expect(table.undo).toEqual({ seat: 0, seq: 3, agreed: [] })
    await bob.table(`/api/tables/${id}/join`)
    const after = await bob.table(`/api/tables/${id}/undo/consent`, { agree: true })
    expect(after.table.undo).toBeNull()
  })
})

describe('hints', () => {
  it('are not had by branching off the running game of people', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    expect(await ann.refused('POST', `/api/tables/${id}/hint`, {})).toBe('no-hints')
    const branch = await ann.table(`/api/tables/${id}/fork`, {})
    expect(await ann.refused('POST', `/api/tables/${branch.table.id}/hint`, {})).toBe('no-hints')
    const branchOfBranch = await ann.table(`/api/tables/${branch.table.id}/fork`, {})
    expect(await ann.refused('POST', `/api/tables/${branchOfBranch.table.id}/hint`, {})).toBe('no-hints')
    // A branch in between that is over does not cut it off from the game it comes from.
    const file = new Database(join(at.where.dataDir, DATABASE_FILE))
    file.prepare(`update tables set status = 'finished' where id = ?`).run(branch.table.id)
    expect(await ann.refused('POST', `/api/tables/${branchOfBranch.table.id}/hint`, {})).toBe('no-hints')
    file.prepare(`update tables set status = 'running' where id = ?`).run(branch.table.id)
    file.close()
    await bob.table(`/api/tables/${id}/resign`)
    const answer = HintAnswer.parse(await ann.send('POST', `/api/tables/${branch.table.id}/hint`, {}))
    expect(answer.suggestions.length).toBeGreaterThan(0)
  })

  it('nor by having somebody who looks on branch it off: they sit where it waits, and no bot answers for them', async () => {
    const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 1' })
    const branch = await eve.table(`/api/tables/${id}/fork`, {})
    expect(branch.you).toBe(1)
    expect(branch.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'person'])
  })
})

describe('a bot in one’s own place', () => {
  it('is not had in a branch of a running game of people: it would show what it thinks there', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const branch = (await ann.table(`/api/tables/${id}/fork`, {})).table.id
    expect(await ann.refused('POST', `/api/tables/${branch}/leave`, { bot: 'legend' })).toBe('no-hints')
    expect(await ann.refused('POST', `/api/tables/${branch}/resign`)).toBe('no-hints')
    expect(await ann.refused('PUT', `/api/tables/${branch}/seats/0/stand-in`, { bot: 'legend' })).toBe('no-hints')
    await bob.table(`/api/tables/${id}/resign`)
    await ann.table(`/api/tables/${branch}/leave`, { bot: 'legend' })
    expect((await ann.get(`/api/tables/${branch}`, TableAnswer)).table.seats[0].bot).toBe('legend')
  })
})

describe('the answer that ended the game, sent again', () => {
  it('is acknowledged again, on a stream and by request', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
      await (seq % 2 === 0 ? ann : bob).send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
    }
    const again = { id: 'a4', seq: 4, option: 'mark 3' }
    expect((await ann.fetch('POST', `/api/tables/${id}/answer`, again)).status).toBe(200)
    const stream = await ann.stream(id)
    stream.ask({ type: 'answer', ...again })
    expect((await stream.next('position', ({ ack }) => ack === 'a4')).over).toBe(true)
    expect(await ann.refused('POST', `/api/tables/${id}/answer`, { ...again, id: 'other' })).toBe('game-over')
    expect(await bob.refused('POST', `/api/tables/${id}/answer`, again)).toBe('game-over')
  })
})

describe('a row that cannot be read', () => {
  it('is missing in lists, and is our fault when asked for', async () => {
    const ann = await at.person('Ann')
    const [bad, good] = [await ann.open('tic-tac-toe'), await ann.open('tic-tac-toe')]
    const file = new Database(join(at.where.dataDir, DATABASE_FILE))
    file.prepare(`update tables set doc = '{' where id = ?`).run(bad)
    file.close()
    const ids = (await ann.get('/api/me/tables', MyTables)).tables.map(({ id }) => id)
    expect(ids).toContain(good)
    expect(ids).not.toContain(bad)
    const lobby = (await ann.get('/api/tables', TableList)).tables.map(({ id }) => id)
    expect(lobby).toContain(good)
    // Not the one in memory, which is whole: it is read when it is asked for.
    const unread = new Database(join(at.where.dataDir, DATABASE_FILE))
    const row = unread.prepare('select * from tables where id = ?').get(bad) as Record<string, unknown>
    const columns = Object.keys(row)
    const spoilt = `${bad.slice(0, -2)}zz`
    unread
      .prepare(`insert into tables (${columns.join()}) values (${columns.map(() => '?').join()})`)
      .run(Object.values({ ...row, id: spoilt }))
    unread.close()
    const logged = vi.spyOn(at.server.tables.services.log, 'error')
    const asked = await ann.fetch('GET', `/api/tables/${spoilt}`)
    expect(asked.status).toBe(500)
    expect(await asked.text()).toContain('"internal"')
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ route: '/api/tables/:id' }), 'failed')
    logged.mockRestore()
  })
})

describe('names in records', () => {
  it('are bounded and visible like any other', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
      await (seq % 2 === 0 ? ann : bob).send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
    }
    const text = await (await ann.fetch('GET', `/api/tables/${id}/record`)).text()
    const long = '\u202eevil '.repeat(4000).trim()
    const record = formatRecord({ ...parseRecord(text), seats: [long, 'Bob'] })
    const { table } = await ann.table('/api/records', { record })
    expect(table.seats[0].name).toBe('evil '.repeat(8).trim())
  })
})

describe('streams', () => {
  // Long enough that a busy machine is not taken for silence.
  const beating = harness({ limits: { heartbeatMs: 1500 } })

  it('that no longer answer are cut, and those that do are not', async () => {
    const ann = await beating.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const [alive, dead] = [await ann.stream(id), await ann.stream(id, {}, false)]
    expect((await dead.end()).code).toBe(1006)
    expect(alive.closed).toBeNull()
    expect(await (await ann.fetch('GET', '/metrics')).text()).toMatch(
      /waystation_cut_streams_total\{why="silent"\} [1-9]/,
    )
  })
})

describe('caps', () => {
  const capped = harness({ caps: { tablesPerGuest: 2, guestsPerHour: 3 } })

  it('hold for tables of one guest and guests of one address', async () => {
    const ann = await capped.person('Ann')
    const first = await ann.open('tic-tac-toe')
    await ann.open('tic-tac-toe')
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe' })).toBe('too-many-tables')
    await ann.table(`/api/tables/${first}/leave`)
    await ann.open('tic-tac-toe')
    await capped.person('Bob')
    await capped.person('Cem')
    await expect(capped.person('Dot')).rejects.toThrow('429')
  })

  const hourly = harness({ caps: { newTablesPerHour: 2 } })

  it('hold for new tables of one guest in an hour, however they come about', async () => {
    const [ann, bob] = [await hourly.person('Ann'), await hourly.person('Bob')]
    const id = await hourly.running('tic-tac-toe', [ann], { bots: [{ seat: 1, bot: 'random' }] })
    await ann.table(`/api/tables/${id}/fork`)
    expect(await ann.refused('POST', `/api/tables/${id}/fork`, {})).toBe('too-many-requests')
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe' })).toBe('too-many-requests')
    expect(await ann.refused('POST', '/api/records', { record: 'none' })).toBe('too-many-requests')
    await bob.open('tic-tac-toe')
  })
})

describe('a bot whose seat is taken back while it thinks', () => {
  it('does not answer any more', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const table = await at.server.tables.at(id)
    await expect(table.answerFor(0, 'mark 1', 0)).rejects.toMatchObject({ code: 'not-allowed' })
    const { table: info } = await ann.get(`/api/tables/${id}`, TableAnswer)
    expect(info.status).toBe('running')
  })
})
