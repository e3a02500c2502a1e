/** Whoever may not speak or not come in: people, browsers, ranges of addresses, each until a day. */
import { ApiError, CLOSE, HouseBook, HouseNews, LinkOpened, TableAnswer, WhoIAm } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { DAY, KeptHouse, refusedOrNot } from './support/kept-house.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

describe.each([sqliteBackend(), postgresBackend()])('mutes and bans on $name', (backend) => {
  const house = new KeptHouse(backend)

  describe('somebody who is muted', () => {
    it('is not heard by request nor on a stream that was open before, until the mute is over', async () => {
      const mary = await house.guest('Mary')
      const table = await mary.open('tic-tac-toe')
      const stream = await mary.stream(table)
      stream.ask({ type: 'chat', text: 'before' })
      await stream.next('chat')
      await house.owner.person.send('PUT', `/api/owner/people/${await house.idOf('Mary')}/mute`, {
        until: house.inDays(1),
      })
      expect(await mary.refused('POST', `/api/tables/${table}/chat`, { text: 'by request' })).toBe('muted')
      expect(await stream.refused({ type: 'chat', text: 'on the stream' })).toBe('muted')
      await house.later(DAY + 1)
      await mary.send('POST', `/api/tables/${table}/chat`, { text: 'after' })
      expect((await stream.next('chat')).message.text).toBe('after')
      stream.close()
    })

    it('reads why and until when, before and after trying, in their own language', async () => {
      const until = house.inDays(1)
      const mina = house.browser()
      await mina.send('PUT', '/api/me', { name: 'Mina', language: 'fr' })
      const table = await mina.open('tic-tac-toe')
      const stream = await mina.at(house.urls[0]).stream(table)
      expect((await mina.get('/api/house/news', HouseNews)).mute).toBeNull()
      const mute = { until, reason: 'shouting' }
      await house.owner.person.send('PUT', `/api/owner/people/${await house.idOf('Mina')}/mute`, mute)
      expect((await mina.get('/api/house/news', HouseNews)).mute).toEqual(mute)
      const refused = await mina.fetch('POST', `/api/tables/${table}/chat`, { text: 'x' })
      const { error } = ApiError.parse(await refused.json())
      expect(error).toMatchObject({ code: 'muted', ...mute })
      const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
        until,
      )
      const sentence = `Vous ne pouvez pas parler ici avant le ${day} UTC. Motif : shouting`
      expect(error.message.replace(/\s/g, ' ')).toBe(sentence.replace(/\s/g, ' '))
      stream.ask({ type: 'chat', text: 'x' })
      expect((await stream.next('error')).error).toMatchObject({ code: 'muted', ...mute })
      stream.close()
      // Without a reason nothing is made up.
      await house.admin('mute', await house.idOf('Mina'), '--days', '2')
      expect((await mina.get('/api/house/news', HouseNews)).mute).toMatchObject({ reason: '' })
      await house.later(3 * DAY)
      expect((await mina.get('/api/house/news', HouseNews)).mute).toBeNull()
    })

    it('is muted and heard again from the command line', async () => {
      const moe = await house.coded('Moe')
      const table = await moe.person.open('tic-tac-toe')
      expect((await house.admin('mute', 'Moe', '--until', '2099-12-31', '--reason', 'shouts')).code).toBe(0)
      expect(await moe.person.refused('POST', `/api/tables/${table}/chat`, { text: 'x' })).toBe('muted')
      await house.admin('unmute', 'Moe')
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
      await house.owner.person.send('POST', `/api/owner/people/${await house.idOf('Bart')}/ban`, {
        until: house.inDays(2),
        reason: 'rude',
      })
      for (const stream of streams) expect((await stream.end()).code).toBe(CLOSE.banned)
      for (const url of house.urls) {
        const { error } = ApiError.parse(await (await bart.at(url).fetch('GET', '/api/me')).json())
        expect(error).toMatchObject({ code: 'banned', until: house.inDays(2), reason: 'rude' })
        expect(await phone.at(url).refused('GET', '/api/me/tables')).toBe('banned')
      }
      expect((await bart.get('/api/house/news', HouseNews)).ban).toEqual({ until: house.inDays(2), reason: 'rude' })
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
      await house.owner.person.send('POST', `/api/owner/people/${await house.idOf('Cora')}/ban`, {
        until: house.inDays(1),
      })
      const browser = house.browser()
      expect(await browser.refused('POST', '/api/auth/code', { name: 'Cora', code: codes[0] })).toBe('banned')
      const { token } = await house.asStorage(async (storage) =>
        storage.identity.unlock(await house.idOf('Cora'), house.clock),
      )
      const { link } = LinkOpened.parse(await browser.send('POST', '/api/auth/link/open', { token }))
      expect(await browser.refused('POST', '/api/auth/link', { link })).toBe('banned')
    })

    it('leaves their seats: a bot plays on where others would wait, and a table they waited at alone is closed', async () => {
      const [dan, eve] = [await house.guest('Dan'), await house.guest('Eve')]
      const running = await dan.open('tic-tac-toe', { players: 2 })
      await eve.table(`/api/tables/${running}/join`)
      await dan.table(`/api/tables/${running}/start`)
      const open = await dan.open('tic-tac-toe')
      const person = await house.idOf('Dan')
      const [at, until] = [house.clock, house.inDays(1)]
      const wish = { game: 'tic-tac-toe', players: [2], pace: 'days', counts: null, points: null } as const
      const seek = { ...wish, person, table: open, at, until }
      await house.asStorage((storage) => storage.company.seeks.put(seek))
      await house.owner.person.send('POST', `/api/owner/people/${person}/ban`, { until: house.inDays(1) })
      await expect
        .poll(async () => (await eve.get(`/api/tables/${running}`, TableAnswer)).table.seats[0].presence)
        .toBe('away')
      await expect.poll(async () => (await eve.get(`/api/tables/${open}`, TableAnswer)).table.status).toBe('stopped')
      expect(await house.asStorage((storage) => storage.company.seeks.of(person))).toEqual([])
    })

    it('does not come back as a new guest in the same browser, nor from the same network, where that was asked for', async () => {
      const fay = house.browser()
      fay.address = '203.0.113.7'
      await fay.send('PUT', '/api/me', { name: 'Fay', language: 'en' })
      for (let i = 0; i < 2; i++) await fay.send('GET', '/api/me')
      const mark = fay.cookie.split('; ').find((cookie) => cookie.includes('waystation_mark')) ?? ''
      const ban = { until: house.inDays(3), browsers: true, networks: true }
      await house.owner.person.send('POST', `/api/owner/people/${await house.idOf('Fay')}/ban`, ban)
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
      const ban = { until: house.inDays(3), browsers: true, networks: true }
      await house.owner.person.send('POST', `/api/owner/people/${await house.idOf('Gil')}/ban`, ban)
      expect(await gil.refused('GET', '/api/me')).toBe('banned')
      const { bans } = await house.owner.person.get('/api/owner', HouseBook)
      const person = bans.find(({ kind, person: of }) => kind === 'person' && of?.name === 'Gil')
      await house.owner.person.send('DELETE', `/api/owner/bans/${person?.id}`)
      expect(
        (await house.owner.person.get('/api/owner', HouseBook)).bans.filter((one) => one.person?.name === 'Gil'),
      ).toEqual([])
      await expect.poll(() => refusedOrNot(gil, 'GET', '/api/me')).toBe('')
    })

    it('takes the ban along when a guest turns out to be somebody', async () => {
      const { person: account, codes } = await house.coded('Ida')
      const guest = await house.guest('Ida the guest')
      const id = await house.idOf('Ida the guest')
      await house.owner.person.send('PUT', `/api/owner/people/${id}/mute`, { until: house.inDays(2), reason: 'spam' })
      await guest.send('POST', '/api/auth/code', { name: 'Ida', code: codes[0], bring: true })
      const table = await guest.open('tic-tac-toe')
      expect(await guest.refused('POST', `/api/tables/${table}/chat`, { text: 'x' })).toBe('muted')
      expect((await guest.get('/api/house/news', HouseNews)).mute).toMatchObject({ reason: 'spam' })
      expect(await account.refused('GET', '/api/me')).toBe('sign-in-first')
    })
  })

  describe('a range of addresses', () => {
    it('is shut out with everybody in it but whoever keeps the house, and open again after the end', async () => {
      const inside = Object.assign(house.browser(), { address: '2001:db8:1::7' })
      await inside.send('PUT', '/api/me', { name: 'Jo', language: 'en' })
      const table = await inside.open('tic-tac-toe')
      const stream = await inside.at(house.urls[0]).stream(table, { 'x-forwarded-for': '2001:db8:1::7' })
      const ban = { address: '2001:db8:1::/48', until: house.inDays(1) }
      await house.owner.person.send('POST', '/api/owner/bans', ban)
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
      await house.enter(home, house.owner.key)
      expect((await home.get('/api/owner', HouseBook)).role).toBe('owner')
      await house.later(DAY)
      await caught.send('PUT', '/api/me', hello)
    })

    it('is neither everybody nor this machine nor nonsense', async () => {
      const until = house.inDays(1)
      for (const address of ['0.0.0.0/0', '10.0.0.0/7', '127.0.0.1', '::1', '::/0', 'example.org', '1.2.3.4/33', '']) {
        expect(await house.owner.person.refused('POST', '/api/owner/bans', { address, until })).toBe('bad-range')
      }
      expect(
        await house.owner.person.refused('POST', '/api/owner/bans', { address: '9.9.9.9', until: house.clock }),
      ).toBe('bad-request')
    })
  })
})
