/** Keeping house: the owner’s page, names, tables, what everybody is told, reports, and the list of acts. */
import { HouseBook, HouseNews, KeptTables, ReportList, TableAnswer, WhoIAm } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { DAY, KeptHouse } from './support/kept-house.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

describe.each([sqliteBackend(), postgresBackend()])('keeping house on $name', (backend) => {
  const house = new KeptHouse(backend)

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
        expect(await visitor.refused('PUT', '/api/owner/people/abc/mute', { until: house.inDays(1) })).toBe('not-found')
        expect(await visitor.refused('POST', '/api/owner/bans', { address: '9.9.9.9', until: house.inDays(1) })).toBe(
          'not-found',
        )
      }
    })

    it('is the owner’s, who says so when asked, and acts with a fresh proof only', async () => {
      expect((await house.owner.person.get('/api/me', WhoIAm)).role).toBe('owner')
      const book = await house.owner.person.get('/api/owner', HouseBook)
      expect(book.role).toBe('owner')
      expect(book.keepers.map(({ name }) => name)).toEqual(['Hazel'])
      expect(book.counts.accounts).toBeGreaterThan(0)
      const gus = await house.idOf('Gus')
      house.clock += 11 * 60_000
      const mute = ['PUT', `/api/owner/people/${gus}/mute`, { until: house.inDays(1) }] as const
      expect(await house.owner.person.refused(...mute)).toBe('prove-first')
      await house.prove()
      await house.owner.person.send(...mute)
      await house.owner.person.send('DELETE', `/api/owner/people/${gus}/mute`)
    })

    it('a keeper looks after people, and neither gives roles nor acts upon the owner', async () => {
      const keeper = await house.member('Kim')
      await house.owner.person.send('PUT', `/api/owner/people/${await house.idOf('Kim')}/role`, { role: 'keeper' })
      const hazel = await house.idOf('Hazel')
      expect((await keeper.person.get('/api/owner', HouseBook)).role).toBe('keeper')
      const until = house.inDays(1)
      expect(await keeper.person.refused('POST', `/api/owner/people/${hazel}/ban`, { until })).toBe('not-allowed')
      expect(await keeper.person.refused('PUT', `/api/owner/people/${hazel}/role`, { role: null })).toBe('not-allowed')
      const told = { en: 'a', fr: 'b', until }
      expect(await keeper.person.refused('PUT', '/api/owner/announcement', told)).toBe('not-allowed')
      await keeper.person.send('PUT', `/api/owner/people/${await house.idOf('Gus')}/mute`, { until })
      await house.owner.person.send('PUT', `/api/owner/people/${await house.idOf('Kim')}/role`, { role: null })
      expect(await keeper.person.refused('GET', '/api/owner')).toBe('not-found')
      // Nobody shuts themselves out, and guests have no roles.
      expect(await house.owner.person.refused('POST', `/api/owner/people/${hazel}/ban`, { until })).toBe('not-allowed')
      const gus = await house.idOf('Gus')
      expect(await house.owner.person.refused('PUT', `/api/owner/people/${gus}/role`, { role: 'keeper' })).toBe(
        'not-allowed',
      )
      expect((await house.admin('owner', gus)).text).toContain('has no account')
    })
  })

  it('a name that the house has given is the name everywhere, and stays for a month', async () => {
    const [rude, other] = [await house.guest('Rude Name'), await house.guest('Nat')]
    const table = await rude.open('tic-tac-toe')
    await other.table(`/api/tables/${table}/join`)
    await rude.send('POST', `/api/tables/${table}/chat`, { text: 'hello' })
    const { person: taken } = await house.member('Olga')
    const id = await house.idOf('Rude Name')
    await house.owner.person.send('PUT', `/api/owner/people/${id}/name`, { name: 'Daisy' })
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
    await house.prove()
    const olga = await house.idOf('Olga')
    expect(await house.owner.person.refused('PUT', `/api/owner/people/${olga}/name`, { name: 'HaZel' })).toBe(
      'name-taken',
    )
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
    const { tables } = await house.owner.person.get(`/api/owner/tables?q=${one}`, KeptTables)
    expect(tables[0].seats.map(({ name }) => name)).toEqual(['Pam', 'Quinn'])
    await house.owner.person.send('POST', `/api/owner/tables/${one}/stand-in`, { seat: 0, bot: 'greedy' })
    expect((await shown(one)).seats[0]).toMatchObject({ presence: 'away', bot: 'greedy' })
    await house.owner.person.send('POST', `/api/owner/tables/${one}/close`)
    await expect.poll(async () => (await shown(one)).status).toBe('stopped')
    expect(await house.owner.person.refused('POST', `/api/owner/tables/${one}/close`)).toBe('table-stopped')
    expect((await house.admin('stand-in', two, '1', '--bot', 'greedy')).text).toContain('a bot plays seat 1')
    expect((await shown(two)).seats[0].presence).toBe('away')
    expect((await house.admin('stand-in', two, '9')).text).toContain('There is no such thing here')
    const closed = await house.admin('close', two)
    expect(closed).toEqual({ code: 0, text: `table ${two} is closed\n` })
    await expect.poll(async () => (await shown(two)).status).toBe('stopped')
    expect((await house.admin('close', 'nothing')).code).toBe(1)
    const done = (await house.acts()).filter(({ table }) => table === one || table === two)
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
    await house.prove()
    const told = { en: 'Back at noon.', fr: 'De retour à midi.', until: house.inDays(1) }
    await house.owner.person.send('PUT', '/api/owner/announcement', told)
    for (const stream of streams) expect((await stream.next('house')).announcement).toMatchObject(told)
    for (const url of house.urls) {
      expect((await house.browser().at(url).get('/api/house/news', HouseNews)).announcement).toMatchObject(told)
    }
    await house.admin('notice', '--end')
    for (const stream of streams) expect((await stream.next('house')).announcement).toBeNull()
    expect((await house.admin('notice', '--en', 'only English', '--hours', '1')).code).toBe(2)
    await house.admin('notice', '--en', 'Soon.', '--fr', 'Bientôt.', '--until', '2099-12-31')
    for (const stream of streams) {
      expect((await stream.next('house')).announcement).toMatchObject({ en: 'Soon.', fr: 'Bientôt.' })
      stream.close()
    }
    await house.admin('notice', '--end')
  })

  const namesAt = (...names: string[]) => names.map((name) => ({ guest: null, name }))

  it('reads reports and settles each once', async () => {
    const [sue, tom] = [await house.guest('Sue'), await house.guest('Tom')]
    const table = await sue.open('tic-tac-toe')
    await tom.table(`/api/tables/${table}/join`)
    await house.asStorage(async (storage) => {
      await storage.company.reports.add({
        by: { id: await house.idOf('Tom'), name: 'Tom' },
        person: { id: await house.idOf('Sue'), name: 'Sue' },
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
    expect((await house.owner.person.get('/api/owner', HouseBook)).counts.reports).toBe(1)
    const [report] = (await house.owner.person.get('/api/owner/reports', ReportList)).reports
    expect(report).toMatchObject({ kind: 'rude', words: 'She shouts.', person: { name: 'Sue' }, by: { name: 'Tom' } })
    const listed = await house.admin('reports')
    expect(listed.text).toContain('Sue: rude words, told by Tom (heeded 0 of 1)')
    expect(listed.text).toContain(`tic-tac-toe ${table}: Sue, Tom\n`)
    expect(listed.text).toContain('> Sue: BOO')
    await house.owner.person.send('PUT', `/api/owner/reports/${report.id}`, { state: 'heeded' })
    expect((await house.admin('settle', report.id, 'dismissed')).code).toBe(1)
    expect((await house.admin('reports')).text).toBe('none\n')
    expect((await house.owner.person.get('/api/owner/reports?state=heeded', ReportList)).reports).toHaveLength(1)
    const settled = (await house.acts()).find(({ kind }) => kind === 'report')
    expect(settled).toMatchObject({ by: 'Hazel', person: { name: 'Sue' }, details: { verdict: 'heeded' } })
  })

  it('writes down every act, at the command line too', async () => {
    await house.coded('Uma')
    await house.admin('ban', 'Uma', '--until', '2099-12-31', '--reason', 'spam')
    const act = (await house.acts()).find(({ kind, person }) => kind === 'ban' && person?.name === 'Uma')
    expect(act).toMatchObject({ kind: 'ban', by: null, person: { name: 'Uma' }, details: { reason: 'spam' } })
    expect((await house.admin('bans')).text).toContain('Uma, until 2100-01-01 00:00 UTC: spam')
    expect((await house.admin('lift', 'Uma')).text).toBe('Uma may come in again\n')
    expect((await house.admin('log')).text).toMatch(/command line {2}ban lifted {2}Uma/)
    expect((await house.admin('ban', 'Uma')).text).toContain('say until when')
    expect((await house.admin('ban', 'Uma', '--until', '2001-01-01')).code).toBe(2)
    expect((await house.admin('ban', '--address', '127.0.0.1', '--days', '1')).code).toBe(2)
    expect((await house.admin('nonsense')).code).toBe(2)
    expect((await house.admin('--help')).text).toContain('waystation admin <what>')
    const kinds = new Set((await house.acts()).map(({ kind }) => kind))
    for (const kind of ['close', 'stand-in', 'notice', 'report', 'rename'] as const) expect(kinds).toContain(kind)
  })
})
