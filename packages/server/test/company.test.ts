/** Friends, people whom one follows or blocks, clubs, and telling the keepers about somebody: on PostgreSQL with two processes. */
import {
  ChatList,
  Club,
  ClubList,
  ClubParams,
  CompanionList,
  CompanyAnswer,
  CompanyLink,
  InvitableFriends,
  LinkFollowed,
  LinkTarget,
  MyTables,
  Relation,
  TableClub,
} from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { House } from './support/house.ts'
import { MyStream } from './support/my-stream.ts'
import type { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const company = (person: Person) => person.get('/api/me/company', CompanyAnswer)
const names = (people: readonly { readonly name: string }[]): string[] => people.map(({ name }) => name)

describe.each([sqliteBackend(), postgresBackend()])('company on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  const guests = (...called: string[]) => Promise.all(called.map((name) => house.guest(name)))

  /** A public table of these, that has not begun; its name. */
  async function tableOf(people: readonly Person[], more: object = {}): Promise<string> {
    const [host, ...others] = people
    const table = await host.open('high-card', { players: 4, ...more })
    for (const one of others) await one.table(`/api/tables/${table}/join`)
    return table
  }

  async function say(person: Person, table: string, text: string): Promise<void> {
    house.clock++
    await person.send('POST', `/api/tables/${table}/chat`, { text })
  }

  async function friends(one: Person, other: Person): Promise<void> {
    const { link } = CompanyLink.parse(await one.send('PUT', '/api/me/company/link'))
    await other.send('POST', '/api/company/link/follow', { invite: link })
  }

  it('whoever is asked hears of it on their own stream, at whatever process, unless they have blocked who asks', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const table = await tableOf([ann, bob, cleo])
    const streams = house.urls.map((url) => new MyStream(bob.at(url)))
    for (const stream of streams) await expect.poll(() => stream.begun).not.toBeNull()
    await bob.send('POST', '/api/company/blocks', { table, seat: 2 })
    for (const asking of [cleo, ann, ann]) await asking.send('POST', '/api/company/friends', { table, seat: 1 })
    for (const stream of streams) {
      const heard = () => stream.messages.filter(({ type }) => type === 'asked')
      await expect.poll(heard).toEqual([{ type: 'asked', by: 'Ann' }])
      stream.close()
    }
  })

  it('two who meet at a table become friends when both have said so', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    const table = await tableOf([ann, bob])
    const bobAt = { table, seat: 1 }
    await ann.send('POST', '/api/company/friends', bobAt)
    expect(names((await company(ann)).asked)).toEqual(['Bob'])
    expect(Relation.parse(await bob.send('POST', '/api/company', { table, seat: 0 }))).toMatchObject({
      name: 'Ann',
      you: false,
      friend: 'asked-me',
    })
    const [request] = (await company(bob)).askedMe
    expect(request).toMatchObject({ name: 'Ann', person: null })
    expect(await ann.refused('POST', `/api/me/company/${request.id}`)).toBe('not-found')
    await bob.send('POST', `/api/me/company/${request.id}`)
    for (const [person, other] of [
      [ann, 'Bob'],
      [bob, 'Ann'],
    ] as const) {
      expect(await company(person)).toMatchObject({ friends: [{ name: other, tables: [{ id: table }] }], asked: [] })
    }
    const [bond] = (await company(ann)).friends
    await ann.send('DELETE', `/api/me/company/${bond.id}`)
    expect((await company(bob)).friends).toEqual([])
    expect(await ann.refused('POST', '/api/company/friends', { table, seat: 0 })).toBe('not-allowed')
    expect(await ann.refused('POST', '/api/company/friends', { table, seat: 3 })).toBe('not-found')
  })

  it('a link makes friends until it is taken back, and says whose it is before', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const { link } = CompanyLink.parse(await ann.send('PUT', '/api/me/company/link'))
    expect((await company(ann)).link).toBe(link)
    const stranger = house.browser()
    expect(LinkTarget.parse(await stranger.send('POST', '/api/company/link', { invite: link }))).toEqual({
      kind: 'friend',
      name: 'Ann',
      members: null,
    })
    expect(await stranger.refused('POST', '/api/company/link/follow', { invite: link })).toBe('sign-in-first')
    await bob.send('POST', '/api/company/link/follow', { invite: link })
    expect(names((await company(ann)).friends)).toEqual(['Bob'])
    expect(await ann.refused('POST', '/api/company/link/follow', { invite: link })).toBe('not-allowed')
    const { link: other } = CompanyLink.parse(await ann.send('PUT', '/api/me/company/link'))
    for (const bad of [link, `${other.slice(0, 20)}${'x'.repeat(22)}`])
      expect(await cleo.refused('POST', '/api/company/link/follow', { invite: bad })).toBe('bad-invite')
    await ann.send('DELETE', '/api/me/company/link')
    expect(await cleo.refused('POST', '/api/company/link', { invite: other })).toBe('bad-invite')
    expect((await company(ann)).link).toBeNull()
  })

  it('where somebody is only friends see, at whatever process', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    await friends(ann, bob)
    const whereabouts = async (person: Person) => (await company(person)).friends.map((one) => one.whereabouts)
    expect(await whereabouts(ann)).toEqual(['away'])
    const stream = new MyStream(bob)
    await expect.poll(() => whereabouts(ann)).toEqual(['here'])
    await expect.poll(() => whereabouts(ann)).toEqual(['here'])
    await tableOf([cleo, bob])
    expect((await company(cleo)).friends).toEqual([])
    stream.close()
    await expect.poll(() => whereabouts(ann)).toEqual(['away'])
  })

  it('friends are invited to a table without a link; nobody else is that way', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    await friends(ann, bob)
    const table = await ann.open('tic-tac-toe', { visibility: 'private' })
    const at = `/api/tables/${table}/friends`
    const [bond] = (await ann.get(at, InvitableFriends)).friends
    expect(bond).toMatchObject({ name: 'Bob', invited: false })
    expect(await cleo.refused('GET', at)).toBe('not-found')
    await ann.send('POST', at, { friend: bond.id })
    expect((await bob.get('/api/me/tables', MyTables)).tables.map(({ id }) => id)).toContain(table)
    const [own] = (await company(bob)).friends
    expect(await ann.refused('POST', at, { friend: own.id })).toBe('not-found')
  })

  it('one follows the public tables of people whose profile is public', async () => {
    const ann = await house.guest('Ann')
    const { person: dora } = await house.member(`Dora ${backend.name}`)
    const table = await tableOf([dora, ann])
    await ann.send('POST', '/api/company/follows', { table, seat: 0 })
    const [followed] = (await company(ann)).follows
    expect(followed).toMatchObject({ tables: [{ id: table, game: 'high-card', status: 'open', free: 2 }] })
    expect(followed.person).not.toBeNull()
    // Guests have nothing to follow.
    expect(await dora.refused('POST', '/api/company/follows', { table, seat: 1 })).toBe('not-allowed')
    await dora.send('PUT', '/api/me/profile', { shown: 'private' })
    expect((await company(ann)).follows).toMatchObject([{ person: null, tables: [] }])
    expect(await ann.refused('POST', '/api/company', { person: followed.person })).toBe('not-found')
  })

  it('whom one blocks is not heard, not offered, not told, and nothing tells them', async () => {
    const [ann, bob] = await guests('Ann', 'Bob')
    await friends(ann, bob)
    const table = await tableOf([ann, bob], { players: 2 })
    await say(bob, table, 'before')
    const [message] = (await ann.get(`/api/tables/${table}/chat`, ChatList)).chat
    const stream = await ann.at(house.urls[0]).stream(table)
    await ann.send('POST', '/api/company/blocks', { table, message: message.id })
    expect(await company(ann)).toMatchObject({ friends: [], blocked: [{ name: 'Bob' }] })
    expect(await company(bob)).toMatchObject({ friends: [], blocked: [], askedMe: [] })
    const elsewhere = new MyStream(ann)
    await expect.poll(() => elsewhere.begun).not.toBeNull()
    await say(bob, table, 'hidden, Ann')
    await say(ann, table, 'mine')
    expect((await stream.next('chat')).message.text).toBe('mine')
    expect(elsewhere.messages.filter(({ type }) => type === 'named')).toEqual([])
    elsewhere.close()
    const read = async (person: Person) =>
      (await person.get(`/api/tables/${table}/chat`, ChatList)).chat.map(({ text }) => text)
    expect(await read(ann)).toEqual(['mine'])
    expect(await read(bob)).toEqual(['before', 'hidden, Ann', 'mine'])
    // A request looks to him like any other, and she never sees it.
    await bob.send('POST', '/api/company/friends', { table, seat: 0 })
    expect(names((await company(bob)).asked)).toEqual(['Ann'])
    expect((await company(ann)).askedMe).toEqual([])
    const { link } = CompanyLink.parse(await ann.send('PUT', '/api/me/company/link'))
    expect(await bob.refused('POST', '/api/company/link/follow', { invite: link })).toBe('bad-invite')
    await ann.table(`/api/tables/${table}/start`)
    const next = await bob.open('tic-tac-toe')
    expect((await bob.get(`/api/tables/${next}/companions`, CompanionList)).companions).toEqual([])
    expect(await bob.refused('POST', `/api/tables/${next}/companions`, { table, seat: 0 })).toBe('not-found')
    const [wall] = (await company(ann)).blocked
    await ann.send('DELETE', `/api/me/company/${wall.id}`)
    expect(await read(ann)).toEqual(['before', 'hidden, Ann', 'mine'])
    stream.close()
  })

  it('members of a club see each other’s tables: public ones, and private ones that are shown to it', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const { club } = ClubParams.parse(await ann.send('POST', '/api/clubs', { name: 'Tuesday' }))
    const at = `/api/clubs/${club}`
    const { link } = CompanyLink.parse(await ann.send('PUT', `${at}/link`))
    expect(LinkTarget.parse(await bob.send('POST', '/api/company/link', { invite: link }))).toEqual({
      kind: 'club',
      name: 'Tuesday',
      members: 1,
    })
    expect(LinkFollowed.parse(await bob.send('POST', '/api/company/link/follow', { invite: link })).club).toBe(club)
    expect((await bob.get('/api/me/clubs', ClubList)).clubs).toEqual([{ id: club, name: 'Tuesday', members: 2 }])
    const [open, hidden, shown] = [
      await ann.open('tic-tac-toe'),
      await ann.open('tic-tac-toe', { visibility: 'private' }),
      await ann.open('tic-tac-toe', { visibility: 'private' }),
    ]
    await ann.send('PUT', `/api/tables/${shown}/club`, { club })
    expect(await ann.get(`/api/tables/${shown}/club`, TableClub)).toEqual({ club })
    const seen = (await bob.get(at, Club)).tables.map(({ id }) => id)
    expect(seen.sort()).toEqual([open, shown].sort())
    expect(await bob.refused('GET', `/api/tables/${hidden}`)).toBe('not-found')
    expect((await bob.table(`/api/tables/${shown}/join`)).you).toBe(1)
    for (const path of [at, `/api/tables/${shown}`]) expect(await cleo.refused('GET', path)).toBe('not-found')
    expect(await cleo.refused('PUT', `/api/tables/${open}/club`, { club })).toBe('not-allowed')
  })

  it('the founder of a club renames it, changes its link and removes members; when the founder leaves the next one is it', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const { club } = ClubParams.parse(await ann.send('POST', '/api/clubs', { name: 'Old' }))
    const at = `/api/clubs/${club}`
    const { link } = CompanyLink.parse(await ann.send('PUT', `${at}/link`))
    house.clock += 1000
    for (const person of [bob, cleo]) {
      await person.send('POST', '/api/company/link/follow', { invite: link })
      house.clock += 1000
    }
    expect(await bob.refused('PUT', at, { name: 'Mine' })).toBe('not-allowed')
    expect(await bob.refused('DELETE', `${at}/link`)).toBe('not-allowed')
    await ann.send('PUT', at, { name: 'New' })
    await ann.send('DELETE', `${at}/link`)
    const members = (await bob.get(at, Club)).members
    expect(members.map(({ name, founder, you }) => [name, founder, you])).toEqual([
      ['Ann', true, false],
      ['Bob', false, true],
      ['Cleo', false, false],
    ])
    expect(await bob.refused('DELETE', `${at}/members/${members[2].id}`)).toBe('not-allowed')
    await ann.send('DELETE', `${at}/members/${members[2].id}`)
    expect(await cleo.refused('GET', at)).toBe('not-found')
    expect(await cleo.refused('POST', '/api/company/link/follow', { invite: link })).toBe('bad-invite')
    await ann.send('DELETE', `${at}/members/${members[0].id}`)
    expect(await bob.get(at, Club)).toMatchObject({
      name: 'New',
      link: null,
      members: [{ name: 'Bob', founder: true }],
    })
    await bob.send('DELETE', `${at}/members/${members[1].id}`)
    expect((await bob.get('/api/me/clubs', ClubList)).clubs).toEqual([])
  })

  it('the keepers are told about somebody with the last words and the table; told again it counts', async () => {
    const [ann, bob, cleo] = await guests('Ann', 'Bob', 'Cleo')
    const table = await tableOf([ann, bob])
    await say(ann, table, 'hello')
    await say(cleo, table, 'you fools')
    const message = (await ann.get(`/api/tables/${table}/chat`, ChatList)).chat[1].id
    const report = { whom: { table, message }, kind: 'rude', words: 'again' }
    await ann.send('POST', '/api/reports', report)
    await ann.send('POST', '/api/reports', report)
    expect(await cleo.refused('POST', '/api/reports', report)).toBe('not-allowed')
    expect(await cleo.refused('POST', '/api/reports', { ...report, whom: { table, seat: 3 } })).toBe('not-found')
    const storage = await openStorage(house.where)
    const { reports } = storage.company
    const [told] = await reports.list('open', 10)
    expect(told).toMatchObject({ by: { name: 'Ann' }, person: { name: 'Cleo' }, table, kind: 'rude', times: 2 })
    expect(told.context.table).toMatchObject({
      id: table,
      seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: '' }, { name: '' }],
      seat: null,
    })
    expect(told.context.chat.map(({ text, about, pointed }) => [text, about, pointed])).toEqual([
      ['hello', false, false],
      ['you fools', true, true],
    ])
    expect(await reports.settle(told.id, 'heeded', house.clock)).toBe(true)
    expect(await reports.settle(told.id, 'dismissed', house.clock)).toBe(false)
    expect((await reports.heeded([told.by.id ?? ''])).get(told.by.id ?? '')).toEqual({
      told: 1,
      heeded: 1,
      dismissed: 0,
    })
    await storage.close()
  })

  it('a guest’s company comes along into an account; whom either had blocked stays blocked', async () => {
    const { person: ida, key } = await house.member(`Ida ${backend.name}`)
    const [guest, bob, cleo, dan] = await guests('Guest', 'Bob', 'Cleo', 'Dan')
    await friends(guest, bob)
    await friends(guest, ida)
    await friends(ida, cleo)
    const table = await tableOf([dan, cleo])
    await guest.send('POST', '/api/company/blocks', { table, seat: 1 })
    const { club } = ClubParams.parse(await guest.send('POST', '/api/clubs', { name: 'Ours' }))
    await house.enter(guest, key)
    expect(await company(guest)).toMatchObject({ friends: [{ name: 'Bob' }], blocked: [{ name: 'Cleo' }] })
    expect(names((await company(bob)).friends)).toEqual([`Ida ${backend.name}`])
    expect((await company(cleo)).friends).toEqual([])
    expect((await guest.get('/api/me/clubs', ClubList)).clubs).toMatchObject([{ id: club }])
  })

  it('whoever deletes the account is nobody’s friend, in no club, and their words leave what was told about others', async () => {
    const { person: eve } = await house.member(`Eve ${backend.name}`)
    const [ann, bob] = await guests('Ann', 'Bob')
    await friends(ann, eve)
    const { club } = ClubParams.parse(await eve.send('POST', '/api/clubs', { name: 'Hers' }))
    const { link } = CompanyLink.parse(await eve.send('PUT', `/api/clubs/${club}/link`))
    await ann.send('POST', '/api/company/link/follow', { invite: link })
    const table = await tableOf([ann, bob, eve])
    await say(eve, table, 'words of Eve')
    await ann.send('POST', '/api/reports', { whom: { table, seat: 1 }, kind: 'stalling' })
    await eve.send('POST', '/api/reports', { whom: { table, seat: 0 }, kind: 'unfair' })
    await eve.send('POST', '/api/me/leaving')
    await house.later(8 * 24 * 3600 * 1000)
    expect((await company(ann)).friends).toEqual([])
    expect(await ann.get(`/api/clubs/${club}`, Club)).toMatchObject({ members: [{ name: 'Ann', founder: true }] })
    const storage = await openStorage(house.where)
    const open = (await storage.company.reports.list('open', 100)).filter((one) => one.table === table)
    expect(open.map(({ by, kind }) => `${by.name} ${kind}`).sort()).toEqual([' unfair', 'Ann stalling'])
    expect(JSON.stringify(open)).not.toMatch(/words of Eve|Eve (SQLite|PostgreSQL)"/)
    await storage.close()
  })
})
