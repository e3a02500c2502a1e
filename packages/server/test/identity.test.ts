/** Accounts from outside, with real signatures: on SQLite, and across two processes on PostgreSQL. */
import { LinkOpened, LinkSeen, LinkUsed, MyAccount, NewCodes, NewLink, TableAnswer, WhoIAm } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator, begun } from './support/authenticator.ts'
import { HOUSE, House } from './support/house.ts'
import type { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const account = (person: Person): Promise<MyAccount> => person.get('/api/me/account', MyAccount)
const nameOf = async (person: Person): Promise<string> => (await person.get('/api/me', WhoIAm)).name

describe.each([sqliteBackend(), postgresBackend()])('accounts on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  describe('a passkey', () => {
    it('makes a guest an account in place: same seat, same name, and the guest’s cookie is dead', async () => {
      const ann = await house.guest('Ann of the first test')
      const table = await ann.open('tic-tac-toe')
      const stolen = ann.cookie
      const key = new Authenticator(HOUSE)
      const ceremony = await begun(ann, '/api/me/passkeys/begin', { name: 'Ann' })
      await ann.send('POST', '/api/me/passkeys', { ceremony: ceremony.ceremony, response: key.make(ceremony) })
      expect(await ann.get('/api/me', WhoIAm)).toEqual({ name: 'Ann', language: 'en', account: true, role: null })
      expect((await ann.get(`/api/tables/${table}`, TableAnswer)).you).toBe(0)
      const thief = Object.assign(house.browser(), { cookie: stolen })
      expect(await thief.refused('GET', '/api/me')).toBe('sign-in-first')
      const mine = await account(ann)
      expect(mine).toMatchObject({ name: 'Ann', codes: { left: 10, noted: false }, offer: 'offered', guest: null })
      expect(mine.passkeys).toHaveLength(1)
    })

    it('signs in on a second device, and has its owner choose another name there', async () => {
      const { person, key } = await house.member('Bea')
      const phone = house.browser()
      expect(await house.enter(phone, key)).toMatchObject({ name: 'Bea', brought: 0, unmerged: null })
      expect((await account(person)).devices).toHaveLength(2)
      await phone.send('PUT', '/api/me', { name: 'Bea of the hills', language: 'fr' })
      expect(await nameOf(person)).toBe('Bea of the hills')
      await house.member('Cleo')
      expect(await phone.refused('PUT', '/api/me', { name: 'СLEО', language: 'fr' })).toBe('name-taken')
    })

    it('refuses a challenge that was answered, that is old, or that another browser asked for', async () => {
      const { key } = await house.member('Dora')
      const phone = house.browser()
      const first = await begun(phone, '/api/auth/passkey/begin')
      const body = { ceremony: first.ceremony, response: key.show(first) }
      await phone.send('POST', '/api/auth/passkey', body)
      expect(await phone.refused('POST', '/api/auth/passkey', body)).toBe('too-late')
      const foreign = await begun(phone, '/api/auth/passkey/begin')
      const other = house.browser()
      await begun(other, '/api/auth/passkey/begin')
      const stolen = { ceremony: foreign.ceremony, response: key.show(foreign) }
      expect(await other.refused('POST', '/api/auth/passkey', stolen)).toBe('too-late')
      const old = await begun(phone, '/api/auth/passkey/begin')
      house.clock += 5 * MINUTE
      const late = { ceremony: old.ceremony, response: key.show(old) }
      expect(await phone.refused('POST', '/api/auth/passkey', late)).toBe('too-late')
    })

    it('refuses what was signed for another page, another house, another challenge, or by nobody here', async () => {
      const { key } = await house.member('Edna')
      const phone = house.browser()
      const wrongs = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }]
      for (const wrong of wrongs) {
        const ceremony = await begun(phone, '/api/auth/passkey/begin')
        const body = { ceremony: ceremony.ceremony, response: key.show(ceremony, wrong) }
        expect(await phone.refused('POST', '/api/auth/passkey', body)).toBe('bad-proof')
      }
      const ceremony = await begun(phone, '/api/auth/passkey/begin')
      const stranger = new Authenticator(HOUSE).show(ceremony)
      const body = { ceremony: ceremony.ceremony, response: stranger }
      expect(await phone.refused('POST', '/api/auth/passkey', body)).toBe('unknown-passkey')
      expect(await phone.refused('GET', '/api/me')).toBe('sign-in-first')
    })

    it('whose counter goes back lets its owner in, and says so', async () => {
      const { person, key } = await house.member('Faye')
      key.counter = 41
      await house.enter(house.browser(), key)
      expect((await account(person)).passkeys[0].doubtedAt).toBeNull()
      key.counter = 7
      expect((await house.enter(house.browser(), key)).name).toBe('Faye')
      expect((await account(person)).passkeys[0].doubtedAt).toBe(house.clock)
    })

    it('is added, named and removed; the last way in stays', async () => {
      const { person, key, codes } = await house.member('Gail')
      const second = new Authenticator(HOUSE)
      const ceremony = await begun(person, '/api/me/passkeys/begin')
      const made = { ceremony: ceremony.ceremony, response: second.make(ceremony), label: 'On my ring' }
      await person.send('POST', '/api/me/passkeys', made)
      const { passkeys } = await account(person)
      expect(passkeys.map(({ label }) => label).sort()).toEqual(['', 'On my ring'])
      const [one, two] = [key, second].map(({ id }) => `/api/me/passkeys/${id.toString('base64url')}`)
      await person.send('PUT', one, { label: 'My phone' })
      await person.send('DELETE', two)
      expect(await person.refused('DELETE', one)).toBe('last-way-in')
      await person.send('POST', '/api/me/codes/noted', { code: codes[3] })
      await person.send('DELETE', one)
      expect((await account(person)).passkeys).toEqual([])
    })

    it('of two devices that begin one account at once, one does', async () => {
      const guest = await house.guest('Hope')
      const twice = await Promise.all([1, 2].map(() => begun(guest, '/api/me/passkeys/begin', { name: 'Hope' })))
      const cookies = guest.cookie
      const answers = await Promise.all(
        twice.map((ceremony, i) => {
          const device = Object.assign(house.browser(), { cookie: cookies, url: house.urls[i % house.urls.length] })
          const response = new Authenticator(HOUSE).make(ceremony)
          return device.fetch('POST', '/api/me/passkeys', { ceremony: ceremony.ceremony, response })
        }),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    })
  })

  describe('lasting acts', () => {
    it('need a fresh proof, by passkey or code', async () => {
      const { person, key, codes } = await house.member('Iris')
      house.clock += 11 * MINUTE
      for (const [method, path] of [
        ['POST', '/api/me/passkeys/begin'],
        ['POST', '/api/me/codes'],
        ['POST', '/api/me/links'],
        ['GET', '/api/me/export'],
        ['POST', '/api/me/leaving'],
      ] as const) {
        expect(await person.refused(method, path)).toBe('prove-first')
      }
      const ceremony = await begun(person, '/api/me/proof/begin')
      await person.send('POST', '/api/me/proof', { ceremony: ceremony.ceremony, response: key.show(ceremony) })
      await person.send('POST', '/api/me/links')
      house.clock += 11 * MINUTE
      await person.send('POST', '/api/me/proof', { code: codes[0] })
      expect(NewCodes.parse(await person.send('POST', '/api/me/codes')).codes).toHaveLength(10)
      expect(await person.refused('POST', '/api/me/proof', { code: codes[1] })).toBe('bad-proof')
    })

    it('are not proved by somebody else’s passkey, nor by a challenge for signing in', async () => {
      const { person } = await house.member('Jane')
      const { key } = await house.member('Kim')
      const ceremony = await begun(person, '/api/me/proof/begin')
      const body = { ceremony: ceremony.ceremony, response: key.show(ceremony) }
      expect(await person.refused('POST', '/api/me/proof', body)).toBe('bad-proof')
      const entering = await begun(person, '/api/auth/passkey/begin')
      const other = { ceremony: entering.ceremony, response: key.show(entering) }
      expect(await person.refused('POST', '/api/me/proof', other)).toBe('too-late')
    })
  })

  describe('a recovery code', () => {
    it('signs in once, and signs all other devices out', async () => {
      const { person, codes } = await house.coded('Lena')
      const phone = house.browser()
      const body = { name: 'lena', code: codes[0].toUpperCase() }
      await phone.send('POST', '/api/auth/code', body)
      expect(await nameOf(phone)).toBe('Lena')
      expect(await person.refused('GET', '/api/me')).toBe('sign-in-first')
      expect(await house.browser().refused('POST', '/api/auth/code', body)).toBe('bad-proof')
      expect(await house.browser().refused('POST', '/api/auth/code', { ...body, name: 'Nobody' })).toBe('bad-proof')
      await phone.send('POST', '/api/me/passkeys/begin', {})
    })
  })

  describe('a link', () => {
    const opened = async (browser: Person, token: string) =>
      LinkOpened.parse(await browser.send('POST', '/api/auth/link/open', { token }))

    it('signs a further device in once its digits are confirmed, and nobody after it', async () => {
      const { person } = await house.member('Mae')
      const { id, token } = NewLink.parse(await person.send('POST', '/api/me/links'))
      const phone = house.browser()
      const { link, name, digits } = await opened(phone, token)
      expect([link, name]).toEqual([id, 'Mae'])
      expect(await house.browser().refused('POST', '/api/auth/link/open', { token })).toBe('too-late')
      expect(LinkUsed.parse(await phone.send('POST', '/api/auth/link', { link }))).toEqual({ entered: null })
      expect(await person.get(`/api/me/links/${id}`, LinkSeen)).toMatchObject({ state: 'opened' })
      await person.send('POST', `/api/me/links/${id}/confirm`, { digits })
      expect(await house.browser().refused('POST', '/api/auth/link', { link })).toBe('too-late')
      expect(LinkUsed.parse(await phone.send('POST', '/api/auth/link', { link })).entered?.name).toBe('Mae')
      expect(await nameOf(phone)).toBe('Mae')
      expect(await phone.refused('POST', '/api/auth/link', { link })).toBe('too-late')
      expect(await phone.refused('POST', '/api/me/links')).toBe('prove-first')
    })

    it('is over after five minutes, and not to be confirmed by others', async () => {
      const { person } = await house.member('Nell')
      const { person: eve } = await house.member('Eve')
      const { id, token } = NewLink.parse(await person.send('POST', '/api/me/links'))
      const phone = house.browser()
      const { link, digits } = await opened(phone, token)
      expect(await eve.refused('POST', `/api/me/links/${id}/confirm`, { digits })).toBe('bad-proof')
      expect(await eve.refused('GET', `/api/me/links/${id}`)).toBe('too-late')
      house.clock += 5 * MINUTE
      expect(await person.refused('POST', `/api/me/links/${id}/confirm`, { digits })).toBe('bad-proof')
      expect(await phone.refused('POST', '/api/auth/link', { link })).toBe('too-late')
    })
  })

  describe('signing out', () => {
    it('of a device closes its streams, wherever they are, and ends its session', async () => {
      const { person, key } = await house.member('Olga')
      const phone = house.browser()
      await house.enter(phone, key)
      const table = await person.open('tic-tac-toe')
      const streams = await Promise.all(house.urls.map((url) => phone.at(url).stream(table)))
      const own = await person.stream(table)
      const other = (await account(person)).devices.find((device) => !device.own)
      await person.send('DELETE', `/api/me/devices/${other?.id}`)
      for (const stream of streams) expect(await stream.end()).toEqual({ code: 4401, reason: 'signed-out' })
      expect(await phone.refused('GET', '/api/me')).toBe('sign-in-first')
      expect(own.closed).toBeNull()
      await house.enter(phone, key)
      await person.send('DELETE', '/api/me/devices')
      expect(await phone.refused('GET', '/api/me')).toBe('sign-in-first')
      expect(await nameOf(person)).toBe('Olga')
    })

    it('as a guest closes the streams too', async () => {
      const guest = await house.guest('Pat')
      const table = await guest.open('tic-tac-toe')
      const streams = await Promise.all(house.urls.map((url) => guest.at(url).stream(table)))
      await guest.send('DELETE', '/api/me')
      for (const stream of streams) expect(await stream.end()).toEqual({ code: 4401, reason: 'signed-out' })
    })
  })

  describe('a guest’s games', () => {
    it('come along when their owner signs in, at every process', async () => {
      const { person, key } = await house.member('Quin')
      const tablet = await house.guest('Quin’s tablet')
      const bob = await house.guest('Bob')
      const table = await tablet.open('tic-tac-toe')
      await bob.table(`/api/tables/${table}/join`)
      await tablet.table(`/api/tables/${table}/start`)
      const watching = await Promise.all(house.urls.map((url) => bob.at(url).stream(table)))
      expect(await house.enter(tablet, key)).toMatchObject({ brought: 1, unmerged: null })
      for (const device of [tablet, person]) {
        for (const url of house.urls) {
          const at = device.at(url)
          await expect.poll(async () => (await at.get(`/api/tables/${table}`, TableAnswer)).you).toBe(0)
        }
      }
      const stream = await person.stream(table)
      await stream.answer(0, 'mark 5')
      for (const other of watching) await other.next('position', ({ seq }) => seq === 1)
    })

    it('stay the guest’s while both sit at one table, and come along later', async () => {
      const { person, key } = await house.member('Ruth')
      const tablet = await house.guest('Ruth’s tablet')
      const table = await tablet.open('tic-tac-toe')
      await person.table(`/api/tables/${table}/join`)
      await tablet.table(`/api/tables/${table}/start`)
      expect(await house.enter(tablet, key)).toMatchObject({ brought: 0, unmerged: 'same-table' })
      expect(await account(tablet)).toMatchObject({ name: 'Ruth', guest: 'Ruth’s tablet' })
      expect(await tablet.refused('POST', '/api/me/merge')).toBe('same-table')
      const guest = house.browser()
      guest.cookie = tablet.cookie
        .split('; ')
        .filter((one) => one.includes('_guest='))
        .join('')
      await playOut(
        table,
        [guest, person].map((one) => one.at(house.urls[0])),
      )
      expect(await tablet.send('POST', '/api/me/merge')).toEqual({ brought: 1 })
      expect((await account(tablet)).guest).toBeNull()
    })

    it('stay where they are if that is wanted', async () => {
      const { key } = await house.member('Sal')
      const shared = await house.guest('Somebody else')
      await shared.open('tic-tac-toe')
      expect(await house.enter(shared, key, { bring: false })).toMatchObject({ brought: 0 })
      await shared.send('DELETE', '/api/me')
      expect(await nameOf(shared)).toBe('Somebody else')
    })
  })

  describe('an account that is to be deleted', () => {
    it('can be kept for seven days, and is gone after them; the games of others stay', async () => {
      const { person, key } = await house.member('Tess')
      const uma = await house.guest('Uma')
      const over = await person.open('tic-tac-toe')
      await uma.table(`/api/tables/${over}/join`)
      await person.table(`/api/tables/${over}/start`)
      const waiting = await person.open('tic-tac-toe')
      await person.send('POST', '/api/me/leaving')
      expect(await person.refused('GET', '/api/me')).toBe('sign-in-first')
      await house.later(6 * DAY)
      expect((await house.enter(person, key)).leavingAt).toBe(house.clock + DAY)
      await person.send('DELETE', '/api/me/leaving')
      await house.later(2 * DAY)
      await house.enter(person, key)
      expect(await nameOf(person)).toBe('Tess')
      await person.send('POST', '/api/me/leaving')
      await house.later(7 * DAY)
      const ceremony = await begun(person, '/api/auth/passkey/begin')
      const body = { ceremony: ceremony.ceremony, response: key.show(ceremony) }
      expect(await person.refused('POST', '/api/auth/passkey', body)).toBe('unknown-passkey')
      const { table } = await uma.get(`/api/tables/${over}`, TableAnswer)
      expect(table.seats[0]).toMatchObject({ kind: 'person', name: '', presence: 'resigned' })
      expect((await uma.get(`/api/tables/${waiting}`, TableAnswer)).table.status).toBe('stopped')
      const other = await house.guest('Someone')
      expect(await other.refused('POST', '/api/me/account', { name: 'Tess' })).toBe('name-taken')
    })
  })
})
