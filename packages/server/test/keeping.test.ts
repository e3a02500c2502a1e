/** Keeping house: on SQLite, and across two processes on PostgreSQL; the command line is another process beside them. */
import {
  type Act,
  ActList,
  CLOSE,
  HouseBook,
  HouseNews,
  KeptTables,
  LinkOpened,
  ReportList,
  TableAnswer,
  WhoIAm,
} from '@waystation/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCommand } from '../src/ops/commands.ts'
import { openStorage } from '../src/storage/open.ts'
import { House, type Member } from './support/house.ts'
import type { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const DAY = 24 * 3600 * 1000

describe.each([sqliteBackend(), postgresBackend()])('keeping house on $name', (backend) => {
  const house = new House(backend)
  let owner: Member

  /** What the command line says. */
  async function admin(...args: readonly string[]): Promise<{ code: number; text: string }> {
    const { dataDir, databaseUrl } = house.where
    const said: string[] = []
    const env = { DATA_DIR: dataDir, LANG: 'en', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    const to = (text: string): number => said.push(text)
    const code = await adminCommand(args, env, { out: to, err: to })
    return { code, text: said.join('') }
  }

  const idOf = async (name: string): Promise<string> => {
    const found = JSON.parse((await admin('find', name, '--json')).text) as { id: string }[]
    return found[0].id
  }
  const acts = async (): Promise<Act[]> => (await owner.person.get('/api/owner/acts', ActList)).acts
  const inDays = (days: number): number => house.clock + days * DAY

  beforeAll(async () => {
    await house.open({ trustProxy: 1, rates: { requestsPerMinute: 1e6 } })
    owner = await house.member('Hazel')
    await admin('owner', 'Hazel')
  })
  // Hours and days pass between: a proof is old soon.
  beforeEach(async () => {
    owner = { ...owner, person: house.browser() }
    await house.enter(owner.person, owner.key)
  })
  afterAll(() => house.close())

  describe('the owner’s page', () => {
    const READ = ['/api/owner', '/api/owner/acts', '/api/owner/people?q=a', '/api/owner/tables', '/api/owner/reports']

    it('does not exist for guests, strangers and accounts without a role', async () => {
      const guest = await house.guest('Gus')
      const { person: account } = await house.member('Acc')
      for (const visitor of [house.browser(), guest, account]) {
        for (const path of READ) {
          const answer = await visitor.fetch('GET', path)
          expect(answer.status).toBe(404)
          expect(await answer.json()).toEqual({ error: { code: 'not-found', message: 'There is no such thing here.' } })
        }
        expect(await visitor.refused('PUT', '/api/owner/people/abc/mute', { until: inDays(1) })).toBe('not-found')
        expect(await visitor.refused('POST', '/api/owner/bans', { address: '9.9.9.9', until: inDays(1) })).toBe(
          'not-found',
        )
      }
    })

    it('is the owner’s, who says so when asked, and acts with a fresh proof only', async () => {
      expect((await owner.person.get('/api/me', WhoIAm)).role).toBe('owner')
      const book = await owner.person.get('/api/owner', HouseBook)
      expect(book.role).toBe('owner')
      expect(book.keepers.map(({ name }) => name)).toEqual(['Hazel'])
      expect(book.counts.accounts).toBeGreaterThan(0)
      const gus = await idOf('Gus')
      house.clock += 11 * 60_000
      const mute = ['PUT', `/api/owner/people/${gus}/mute`, { until: inDays(1) }] as const
      expect(await owner.person.refused(...mute)).toBe('prove-first')
      owner = { ...owner, person: house.browser() }
      await house.enter(owner.person, owner.key)
      await owner.person.send(...mute)
      await owner.person.send('DELETE', `/api/owner/people/${gus}/mute`)
    })

    it('a keeper looks after people, and neither gives roles nor acts upon the owner', async () => {
      const keeper = await house.member('Kim')
      await owner.person.send('PUT', `/api/owner/people/${await idOf('Kim')}/role`, { role: 'keeper' })
      const hazel = await idOf('Hazel')
      expect((await keeper.person.get('/api/owner', HouseBook)).role).toBe('keeper')
      const until = inDays(1)
      expect(await keeper.person.refused('POST', `/api/owner/people/${hazel}/ban`, { until })).toBe('not-allowed')
      expect(await keeper.person.refused('PUT', `/api/owner/people/${hazel}/role`, { role: null })).toBe('not-allowed')
      const told = { en: 'a', fr: 'b', until }
      expect(await keeper.person.refused('PUT', '/api/owner/announcement', told)).toBe('not-allowed')
      await keeper.person.send('PUT', `/api/owner/people/${await idOf('Gus')}/mute`, { until })
      await owner.person.send('PUT', `/api/owner/people/${await idOf('Kim')}/role`, { role: null })
      expect(await keeper.person.refused('GET', '/api/owner')).toBe('not-found')
      // Nobody shuts themselves out, and guests have no roles.
      expect(await owner.person.refused('POST', `/api/owner/people/${hazel}/ban`, { until })).toBe('not-allowed')
      const gus = await idOf('Gus')
      expect(await owner.person.refused('PUT', `/api/owner/people/${gus}/role`, { role: 'keeper' })).toBe('not-allowed')
      expect((await admin('owner', gus)).text).toContain('has no account')
    })
  })

  describe('somebody who is muted', () => {
    it('is not heard by request nor on a stream that was open before, until the mute is over', async () => {
      const mary = await house.guest('Mary')
      const table = await mary.open('tic-tac-toe')
      const stream = await mary.stream(table)
      stream.ask({ type: 'chat', text: 'before' })
      await stream.next('chat')
      await owner.person.send('PUT', `/api/owner/people/${await idOf('Mary')}/mute`, { until: inDays(1) })
      expect(await mary.refused('POST', `/api/tables/${table}/chat`, { text: 'by request' })).toBe('muted')
      expect(await stream.refused({ type: 'chat', text: 'on the stream' })).toBe('muted')
      await house.later(DAY + 1)
      await mary.send('POST', `/api/tables/${table}/chat`, { text: 'after' })
      expect((await stream.next('chat')).message.text).toBe('after')
      stream.close()
    })

    it('is muted and heard again from the command line', async () => {
      const moe = await house.coded('Moe')
      const table = await moe.person.open('tic-tac-toe')
      expect((await admin('mute', 'Moe', '--until', '2099-12-31', '--reason', 'shouts')).code).toBe(0)
      expect(await moe.person.refused('POST', `/api/tables/${table}/chat`, { text: 'x' })).toBe('muted')
      await admin('unmute', 'Moe')
      await moe.person.send('POST', `/api/tables/${table}/chat`, { text: 'x' })
    })
  })

  describe('somebody who is banned', () => {
    it('is out at once, at every process, and in again when the ban is over', async () => {
      const { person: bart, key } = await house.member('Bart')
      const phone = house.browser()
      await house.enter(phone, key)
      const table = await bart.open('tic-tac-toe', { visibility: 'private' })
      const streams = await Promise.all(house.urls.map((url) => phone.at(url).stream(table)))
      await owner.person.send('POST', `/api/owner/people/${await idOf('Bart')}/ban`, {
        until: inDays(2),
        reason: 'rude',
      })
      for (const stream of streams) expect((await stream.end()).code).toBe(CLOSE.banned)
      for (const url of house.urls) {
        expect(await bart.at(url).refused('GET', '/api/me')).toBe('banned')
        expect(await phone.at(url).refused('GET', '/api/me/tables')).toBe('banned')
      }
      expect((await bart.get('/api/house/news', HouseNews)).ban).toEqual({ until: inDays(2), reason: 'rude' })
      const other = house.browser()
      await expect(house.enter(other, key)).rejects.toThrow('banned')
      expect(await other.refused('GET', '/api/me')).toBe('sign-in-first')
      await house.later(2 * DAY)
      expect((await bart.get('/api/me', WhoIAm)).name).toBe('Bart')
      expect((await bart.get('/api/house/news', HouseNews)).ban).toBeNull()
      await house.enter(other, key)
    })

    it('by code and by a link of the house neither', async () => {
      const { codes } = await house.coded('Cora')
      await owner.person.send('POST', `/api/owner/people/${await idOf('Cora')}/ban`, { until: inDays(1) })
      const browser = house.browser()
      expect(await browser.refused('POST', '/api/auth/code', { name: 'Cora', code: codes[0] })).toBe('banned')
      const { token } = await asStorage(async (storage) => storage.identity.unlock(await idOf('Cora'), house.clock))
      const { link } = LinkOpened.parse(await browser.send('POST', '/api/auth/link/open', { token }))
      expect(await browser.refused('POST', '/api/auth/link', { link })).toBe('banned')
    })

    it('leaves their seats: a bot plays on where others would wait, and a table they waited at alone is closed', async () => {
      const [dan, eve] = [await house.guest('Dan'), await house.guest('Eve')]
      const running = await dan.open('tic-tac-toe', { players: 2 })
      await eve.table(`/api/tables/${running}/join`)
      await dan.table(`/api/tables/${running}/start`)
      const open = await dan.open('tic-tac-toe')
      const person = await idOf('Dan')
      const [at, until] = [house.clock, inDays(1)]
      const seek = { person, game: 'tic-tac-toe', players: [2], pace: 'days', table: open, at, until } as const
      await asStorage((storage) => storage.company.seeks.put(seek))
      await owner.person.send('POST', `/api/owner/people/${person}/ban`, { until: inDays(1) })
      await expect
        .poll(async () => (await eve.get(`/api/tables/${running}`, TableAnswer)).table.seats[0].presence)
        .toBe('away')
      await expect.poll(async () => (await eve.get(`/api/tables/${open}`, TableAnswer)).table.status).toBe('stopped')
      expect(await asStorage((storage) => storage.company.seeks.of(person))).toEqual([])
    })

    it('does not come back as a new guest in the same browser, nor from the same network, where that was asked for', async () => {
      const fay = house.browser()
      fay.address = '203.0.113.7'
      await fay.send('PUT', '/api/me', { name: 'Fay', language: 'en' })
      for (let i = 0; i < 2; i++) await fay.send('GET', '/api/me')
      const mark = fay.cookie.split('; ').find((cookie) => cookie.includes('waystation_mark')) ?? ''
      const ban = { until: inDays(3), browsers: true, networks: true }
      await owner.person.send('POST', `/api/owner/people/${await idOf('Fay')}/ban`, ban)
      const hello = ['PUT', '/api/me', { name: 'Fresh', language: 'en' }] as const
      const sameBrowser = Object.assign(house.browser(), { cookie: mark, address: '198.51.100.1' })
      expect(await sameBrowser.refused(...hello)).toBe('banned')
      const sameNetwork = Object.assign(house.browser(), { address: '203.0.113.7' })
      await expect.poll(() => refusedOrNot(sameNetwork, ...hello)).toBe('banned')
      const elsewhere = Object.assign(house.browser(), { address: '203.0.113.8' })
      await elsewhere.send(...hello)
      await house.later(3 * DAY)
      await sameBrowser.send(...hello)
    })

    it('is let in again when the ban is lifted, with browsers and networks', async () => {
      const gil = house.browser()
      gil.address = '203.0.113.50'
      await gil.send('PUT', '/api/me', { name: 'Gil', language: 'en' })
      const ban = { until: inDays(3), browsers: true, networks: true }
      await owner.person.send('POST', `/api/owner/people/${await idOf('Gil')}/ban`, ban)
      expect(await gil.refused('GET', '/api/me')).toBe('banned')
      const { bans } = await owner.person.get('/api/owner', HouseBook)
      const person = bans.find(({ kind, person: of }) => kind === 'person' && of?.name === 'Gil')
      await owner.person.send('DELETE', `/api/owner/bans/${person?.id}`)
      expect(
        (await owner.person.get('/api/owner', HouseBook)).bans.filter((one) => one.person?.name === 'Gil'),
      ).toEqual([])
      await expect.poll(() => refusedOrNot(gil, 'GET', '/api/me')).toBe('')
    })

    it('takes the ban along when a guest turns out to be somebody', async () => {
      const { person: account, codes } = await house.coded('Ida')
      const guest = await house.guest('Ida the guest')
      const id = await idOf('Ida the guest')
      await owner.person.send('PUT', `/api/owner/people/${id}/mute`, { until: inDays(2) })
      await guest.send('POST', '/api/auth/code', { name: 'Ida', code: codes[0], bring: true })
      const table = await guest.open('tic-tac-toe')
      expect(await guest.refused('POST', `/api/tables/${table}/chat`, { text: 'x' })).toBe('muted')
      expect(await account.refused('GET', '/api/me')).toBe('sign-in-first')
    })
  })

  describe('a range of addresses', () => {
    it('is shut out with everybody in it but whoever keeps the house, and open again after the end', async () => {
      const inside = Object.assign(house.browser(), { address: '2001:db8:1::7' })
      await inside.send('PUT', '/api/me', { name: 'Jo', language: 'en' })
      const table = await inside.open('tic-tac-toe')
      const stream = await inside.at(house.urls[0]).stream(table, { 'x-forwarded-for': '2001:db8:1::7' })
      const ban = { address: '2001:db8:1::/48', until: inDays(1) }
      await owner.person.send('POST', '/api/owner/bans', ban)
      expect((await stream.end()).code).toBe(CLOSE.banned)
      const hello = { name: 'New', language: 'en' }
      for (const url of house.urls) {
        const fresh = Object.assign(house.browser().at(url), { address: '2001:db8:1:2::9' })
        await expect.poll(() => refusedOrNot(fresh, 'PUT', '/api/me', hello)).toBe('banned')
      }
      const { key } = await house.member('Lou')
      const caught = Object.assign(house.browser(), { address: '2001:db8:1::8' })
      await expect(house.enter(caught, key)).rejects.toThrow('banned')
      const home = Object.assign(house.browser(), { address: '2001:db8:1::1' })
      await house.enter(home, owner.key)
      expect((await home.get('/api/owner', HouseBook)).role).toBe('owner')
      await house.later(DAY)
      await caught.send('PUT', '/api/me', hello)
    })

    it('is neither everybody nor this machine nor nonsense', async () => {
      const until = inDays(1)
      for (const address of ['0.0.0.0/0', '10.0.0.0/7', '127.0.0.1', '::1', '::/0', 'example.org', '1.2.3.4/33', '']) {
        expect(await owner.person.refused('POST', '/api/owner/bans', { address, until })).toBe('bad-range')
      }
      expect(await owner.person.refused('POST', '/api/owner/bans', { address: '9.9.9.9', until: house.clock })).toBe(
        'bad-request',
      )
    })
  })

  it('a name that the house has given is the name everywhere, and stays for a month', async () => {
    const [rude, other] = [await house.guest('Rude Name'), await house.guest('Nat')]
    const table = await rude.open('tic-tac-toe')
    await other.table(`/api/tables/${table}/join`)
    await rude.send('POST', `/api/tables/${table}/chat`, { text: 'hello' })
    const { person: taken } = await house.member('Olga')
    const id = await idOf('Rude Name')
    await owner.person.send('PUT', `/api/owner/people/${id}/name`, { name: 'Daisy' })
    const seen = await other.get(`/api/tables/${table}`, TableAnswer)
    expect(seen.table.seats[0].name).toBe('Daisy')
    expect(JSON.stringify(await other.send('GET', `/api/tables/${table}/chat`))).not.toContain('Rude')
    // Pages say the name they know before every table: that is no reason to refuse.
    const given = await rude.send('PUT', '/api/me', { name: 'Rude Again', language: 'fr' })
    expect(given).toEqual({ name: 'Daisy', language: 'fr' })
    expect((await rude.get('/api/me', WhoIAm)).name).toBe('Daisy')
    await house.later(31 * DAY)
    await rude.send('PUT', '/api/me', { name: 'Nicer', language: 'fr' })
    // Accounts keep names that nobody else's looks like.
    await house.enter(owner.person, owner.key)
    const olga = await idOf('Olga')
    expect(await owner.person.refused('PUT', `/api/owner/people/${olga}/name`, { name: 'HaZel' })).toBe('name-taken')
    expect((await taken.get('/api/me', WhoIAm)).name).toBe('Olga')
  })

  it('closes tables and seats stand-ins, on the page and at the command line', async () => {
    const [pam, quinn] = [await house.guest('Pam'), await house.guest('Quinn')]
    const start = async (): Promise<string> => {
      const id = await pam.open('tic-tac-toe', { players: 2 })
      await quinn.table(`/api/tables/${id}/join`)
      await pam.table(`/api/tables/${id}/start`)
      return id
    }
    const shown = async (id: string) => (await quinn.get(`/api/tables/${id}`, TableAnswer)).table
    const [one, two] = [await start(), await start()]
    const { tables } = await owner.person.get(`/api/owner/tables?q=${one}`, KeptTables)
    expect(tables[0].seats.map(({ name }) => name)).toEqual(['Pam', 'Quinn'])
    await owner.person.send('POST', `/api/owner/tables/${one}/stand-in`, { seat: 0, bot: 'greedy' })
    expect((await shown(one)).seats[0]).toMatchObject({ presence: 'away', bot: 'greedy' })
    await owner.person.send('POST', `/api/owner/tables/${one}/close`)
    await expect.poll(async () => (await shown(one)).status).toBe('stopped')
    expect(await owner.person.refused('POST', `/api/owner/tables/${one}/close`)).toBe('table-stopped')
    expect((await admin('stand-in', two, '1', '--bot', 'greedy')).text).toContain('a bot plays seat 1')
    expect((await shown(two)).seats[0].presence).toBe('away')
    expect((await admin('stand-in', two, '9')).text).toContain('There is no such thing here')
    const closed = await admin('close', two)
    expect(closed).toEqual({ code: 0, text: `table ${two} is closed\n` })
    await expect.poll(async () => (await shown(two)).status).toBe('stopped')
    expect((await admin('close', 'nothing')).code).toBe(1)
    const done = (await acts()).filter(({ table }) => table === one || table === two)
    expect(done.map(({ kind, by }) => `${by ?? 'command line'}: ${kind}`).sort()).toEqual([
      'Hazel: close',
      'Hazel: stand-in',
      'command line: close',
      'command line: stand-in',
    ])
  })

  it('tells everybody something at every process, in both languages, until it ends', async () => {
    const rita = await house.guest('Rita')
    const table = await rita.open('tic-tac-toe')
    const streams = await Promise.all(house.urls.map((url) => rita.at(url).stream(table)))
    await house.enter(owner.person, owner.key)
    const told = { en: 'Back at noon.', fr: 'De retour à midi.', until: inDays(1) }
    await owner.person.send('PUT', '/api/owner/announcement', told)
    for (const stream of streams) expect((await stream.next('house')).announcement).toMatchObject(told)
    for (const url of house.urls) {
      expect((await house.browser().at(url).get('/api/house/news', HouseNews)).announcement).toMatchObject(told)
    }
    await admin('notice', '--end')
    for (const stream of streams) expect((await stream.next('house')).announcement).toBeNull()
    expect((await admin('notice', '--en', 'only English', '--hours', '1')).code).toBe(2)
    await admin('notice', '--en', 'Soon.', '--fr', 'Bientôt.', '--until', '2099-12-31')
    for (const stream of streams) {
      expect((await stream.next('house')).announcement).toMatchObject({ en: 'Soon.', fr: 'Bientôt.' })
      stream.close()
    }
    await admin('notice', '--end')
  })

  const namesAt = (...names: string[]) => names.map((name) => ({ guest: null, name }))

  it('reads reports and settles each once', async () => {
    const [sue, tom] = [await house.guest('Sue'), await house.guest('Tom')]
    const table = await sue.open('tic-tac-toe')
    await tom.table(`/api/tables/${table}/join`)
    await asStorage(async (storage) => {
      await storage.company.reports.add({
        by: { id: await idOf('Tom'), name: 'Tom' },
        person: { id: await idOf('Sue'), name: 'Sue' },
        table,
        kind: 'rude',
        words: 'She shouts.',
        context: {
          table: { id: table, game: 'tic-tac-toe', status: 'open', seats: namesAt('Sue', 'Tom', ''), seat: 0 },
          chat: [{ guest: null, name: 'Sue', text: 'BOO', at: 1, about: true, pointed: true }],
        },
        at: house.clock,
      })
    })
    expect((await owner.person.get('/api/owner', HouseBook)).counts.reports).toBe(1)
    const [report] = (await owner.person.get('/api/owner/reports', ReportList)).reports
    expect(report).toMatchObject({ kind: 'rude', words: 'She shouts.', person: { name: 'Sue' }, by: { name: 'Tom' } })
    const listed = await admin('reports')
    expect(listed.text).toContain('Sue: rude words, told by Tom (heeded 0 of 1)')
    expect(listed.text).toContain(`tic-tac-toe ${table}: Sue, Tom\n`)
    expect(listed.text).toContain('> Sue: BOO')
    await owner.person.send('PUT', `/api/owner/reports/${report.id}`, { state: 'heeded' })
    expect((await admin('settle', report.id, 'dismissed')).code).toBe(1)
    expect((await admin('reports')).text).toBe('none\n')
    expect((await owner.person.get('/api/owner/reports?state=heeded', ReportList)).reports).toHaveLength(1)
    const settled = (await acts()).find(({ kind }) => kind === 'report')
    expect(settled).toMatchObject({ by: 'Hazel', person: { name: 'Sue' }, details: { verdict: 'heeded' } })
  })

  it('writes down every act, at the command line too', async () => {
    await house.coded('Uma')
    await admin('ban', 'Uma', '--until', '2099-12-31', '--reason', 'spam')
    const act = (await acts()).find(({ kind, person }) => kind === 'ban' && person?.name === 'Uma')
    expect(act).toMatchObject({ kind: 'ban', by: null, person: { name: 'Uma' }, details: { reason: 'spam' } })
    expect((await admin('bans')).text).toContain('Uma, until 2100-01-01 00:00 UTC: spam')
    expect((await admin('lift', 'Uma')).text).toBe('Uma may come in again\n')
    expect((await admin('log')).text).toMatch(/command line {2}ban lifted {2}Uma/)
    expect((await admin('ban', 'Uma')).text).toContain('say until when')
    expect((await admin('ban', 'Uma', '--until', '2001-01-01')).code).toBe(2)
    expect((await admin('ban', '--address', '127.0.0.1', '--days', '1')).code).toBe(2)
    expect((await admin('nonsense')).code).toBe(2)
    expect((await admin('--help')).text).toContain('waystation admin <what>')
    const kinds = new Set((await acts()).map(({ kind }) => kind))
    for (const kind of ['close', 'stand-in', 'notice', 'report', 'rename'] as const) expect(kinds).toContain(kind)
  })

  async function asStorage<R>(work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<R>): Promise<R> {
    const storage = await openStorage(house.where)
    try {
      return await work(storage)
    } finally {
      await storage.close()
    }
  }
})

async function refusedOrNot(person: Person, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await person.fetch(method, path, body)
  return answer.ok ? '' : ((await answer.json()) as { error: { code: string } }).error.code
}
