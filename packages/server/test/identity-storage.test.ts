/** What is kept of accounts, on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NameTaken } from '../src/identity/accounts.ts'
import { MergeRefused } from '../src/identity/merge.ts'
import { newId } from '../src/security/secrets.ts'
import { openStorage } from '../src/storage/open.ts'
import type { Storage, TableRow } from '../src/storage/types.ts'
import { openSeat, personSeat } from '../src/tables/seats.ts'
import { row } from './support/rows.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const AGENT = 'Firefox · Linux'

describe.each([sqliteBackend(), postgresBackend()])('accounts on $name', (backend) => {
  let storage: Storage

  beforeAll(() => backend.start())
  afterAll(async () => {
    await storage.close()
    await backend.stop()
  })
  beforeEach(async () => {
    if (storage) await storage.close()
    storage = await openStorage(await backend.fresh())
  })

  async function guest(name: string): Promise<string> {
    const id = newId()
    await storage.putGuest({ id, name, language: 'en' }, 1)
    return id
  }

  async function account(name: string, now = 1) {
    const person = await guest(name)
    const opened = await storage.identity.open({ person, name, passkey: null, agent: AGENT }, now)
    if (!opened) throw new Error('somebody was faster')
    return { person, ...opened }
  }

  /** A table at which these sit. */
  async function seated(people: readonly string[], status: TableRow['status'] = 'running'): Promise<string> {
    const id = newId()
    const seats = people.map((one) => personSeat({ id: one, name: 'X', rateable: true }))
    const doc = { ...row(id).doc, host: people[0], seats: [...seats, openSeat] }
    await storage.createTable(row(id, { status, doc }), [], people)
    return id
  }

  it('a name is taken by all that look like it, by whoever is first, and rests for a year after it was given up', async () => {
    const { person } = await account('Hazel')
    await expect(account('hazeI')).rejects.toThrow(NameTaken)
    await expect(account('Hаzеl')).rejects.toThrow(NameTaken)
    expect((await storage.identity.accounts.named('HAZEL'))?.id).toBe(person)
    const both = await Promise.allSettled([account('Rosa'), account('Rоsa')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await storage.identity.erase(person, 1000)
    await expect(account('Hazel', 2000)).rejects.toThrow(NameTaken)
    const year = 366 * 24 * 60 * MINUTE
    expect((await account('Hazel', 1000 + year)).codes).toHaveLength(10)
  })

  it('of two devices that make one guest an account, one does', async () => {
    const person = await guest('Hazel')
    const open = () => storage.identity.open({ person, name: 'Hazel', passkey: null, agent: AGENT }, 1)
    const both = await Promise.all([open(), open()])
    expect(both.filter((one) => one === null)).toHaveLength(1)
    expect(await storage.identity.sessions.of(person, 1)).toHaveLength(1)
  })

  it('a guest who becomes an account is no guest any more: the signed name is not enough', async () => {
    const { person, cookie } = await account('Hazel')
    expect(await storage.guest(person, 1)).toBeNull()
    expect((await storage.identity.sessions.find(cookie, 1))?.guest.name).toBe('Hazel')
    expect(await storage.identity.sessions.find(`${cookie}x`, 1)).toBeNull()
    expect(await storage.identity.sessions.find(cookie, 91 * 24 * 60 * MINUTE)).toBeNull()
  })

  it('sessions end one by one, or all but one', async () => {
    const { person, cookie } = await account('Hazel')
    const [own] = cookie.split('.')
    const { sessions } = storage.identity
    const second = await sessions.begin(person, AGENT, null, 2)
    await sessions.begin(person, AGENT, null, 3)
    expect(await storage.identity.endSessions(person, { only: second.split('.')[0] }, 4)).toEqual([
      second.split('.')[0],
    ])
    expect(await sessions.find(second, 4)).toBeNull()
    expect(await storage.identity.endSessions(person, { except: own }, 5)).toHaveLength(1)
    expect((await sessions.of(person, 6)).map(({ id }) => id)).toEqual([own])
  })

  it('a code is good once, whoever is faster, however it is typed', async () => {
    const { person, codes } = await account('Hazel')
    const [first, second] = codes
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
    const uses = await Promise.all([first, typed].map((code) => storage.identity.codes.use(person, code, 2)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await storage.identity.codes.note(person, second, 3)).toBe(true)
    expect(await storage.identity.codes.note(person, first, 3)).toBe(false)
    expect(await storage.identity.codes.left(person)).toEqual({ left: 9, noted: true })
    await storage.identity.renewCodes(person, 4)
    expect(await storage.identity.codes.use(person, second, 5)).toBe(false)
    expect(await storage.identity.codes.left(person)).toEqual({ left: 10, noted: false })
  })

  it('a challenge is answered once, within five minutes, by the browser and for the purpose it was made for', async () => {
    const { ceremonies } = storage.identity
    const begin = () => ceremonies.begin({ kind: 'enter', browser: 'b', person: null }, 0)
    const { id } = await begin()
    expect(await ceremonies.take(id, 'enter', 'other', 1)).toBeNull()
    expect(await ceremonies.take(id, 'make', 'b', 1)).toBeNull()
    const both = await Promise.all([1, 2].map(() => ceremonies.take(id, 'enter', 'b', 1)))
    expect(both.filter((one) => one === null)).toHaveLength(1)
    const late = await begin()
    expect(await ceremonies.take(late.id, 'enter', 'b', 5 * MINUTE)).toBeNull()
  })

  it('a link is opened by one browser, confirmed by its digits, and used once', async () => {
    const { person } = await account('Hazel')
    const { links } = storage.identity
    const { id, token } = await links.make(person, 0)
    const opened = await Promise.all(['b', 'c'].map((browser) => links.open(token, browser, AGENT, 1)))
    const winner = opened[0] ? 'b' : 'c'
    const digits = opened.find((one) => one !== null)?.digits ?? ''
    expect(opened.filter((one) => one === null)).toHaveLength(1)
    expect(await links.use(id, winner, 2)).toEqual({ state: 'opened' })
    expect(await links.confirm(person, id, digits === '1234' ? '4321' : '1234', 3)).toBe(false)
    expect(await links.confirm('stranger', id, digits, 3)).toBe(false)
    expect(await links.confirm(person, id, digits, 3)).toBe(true)
    expect(await links.use(id, winner === 'b' ? 'c' : 'b', 4)).toBeNull()
    const uses = await Promise.all([1, 2].map(() => links.use(id, winner, 4)))
    expect(uses.filter((one) => one !== null && 'person' in one)).toHaveLength(1)
    expect(await links.open(token, 'b', AGENT, 5)).toBeNull()
  })

  it('a link dies of wrong digits, of refusal and of age', async () => {
    const { person } = await account('Hazel')
    const { links } = storage.identity
    const guessed = await links.make(person, 0)
    const digits = (await links.open(guessed.token, 'b', AGENT, 1))?.digits ?? ''
    const wrong = digits === '0000' ? '1111' : '0000'
    for (let i = 0; i < 3; i++) expect(await links.confirm(person, guessed.id, wrong, 2)).toBe(false)
    expect(await links.confirm(person, guessed.id, digits, 2)).toBe(false)
    const refused = await links.make(person, 0)
    await links.refuse(person, refused.id)
    expect(await links.open(refused.token, 'b', AGENT, 1)).toBeNull()
    const old = await links.make(person, 0)
    expect(await links.open(old.token, 'b', AGENT, 5 * MINUTE)).toBeNull()
  })

  it('a guest’s seats, words and wishes are the account’s after merging, and the guest is nobody', async () => {
    const { person } = await account('Hazel')
    const old = await guest('Hazel of the tablet')
    const bob = await guest('Bob')
    const table = await seated([old, bob])
    const both = await seated([old, person], 'finished')
    await storage.addChat([{ id: newId(), table, guest: old, seat: 0, name: 'H', text: 'Hello', at: 1 }])
    await storage.putHoliday({ id: newId(), guest: old, from: 1, to: 2 })
    const before = await storage.table(table)
    expect(await storage.identity.merge(old, person, 5)).toEqual(expect.arrayContaining([table, both]))
    const after = await storage.table(table)
    expect(after?.doc.seats.map((seat) => seat.guest)).toEqual([person, bob, null])
    expect(after?.doc.host).toBe(person)
    expect(await storage.updateTable(table, before?.version ?? -1, { doc: row('x').doc, at: 9 })).toBe(false)
    expect((await storage.tablesOf(person, 9)).map(({ id }) => id).sort()).toEqual([table, both].sort())
    expect((await storage.chat(table, 9)).map((said) => said.guest)).toEqual([person])
    expect(await storage.holidays([person])).toHaveLength(1)
    expect(await storage.guest(old, 5)).toBeNull()
    expect(await storage.identity.accounts.personOf([old, bob])).toEqual(new Map([[old, person]]))
  })

  it('is not merged while both sit at one table that is not over, nor with a ninth guest', async () => {
    const { person } = await account('Hazel')
    const old = await guest('Old')
    await seated([old, person], 'open')
    await expect(storage.identity.merge(old, person, 5)).rejects.toThrow(new MergeRefused('same-table'))
    expect(await storage.guest(old, 5)).not.toBeNull()
    for (let i = 0; i < 8; i++) await storage.identity.merge(await guest('Old'), person, 5)
    await expect(storage.identity.merge(await guest('Old'), person, 5)).rejects.toThrow(
      new MergeRefused('too-many-guests'),
    )
  })

  it('somebody who is erased leaves games to the others, and nothing that leads to them', async () => {
    const { person, cookie } = await account('Hazel')
    const bob = await guest('Bob')
    const table = await seated([person, bob], 'finished')
    await storage.addChat([
      { id: newId(), table, guest: person, seat: 0, name: 'Hazel', text: 'mine', at: 1 },
      { id: newId(), table, guest: bob, seat: 1, name: 'Bob', text: 'his', at: 2 },
    ])
    expect(await storage.identity.erase(person, 5)).toEqual({ tables: [table] })
    expect(await storage.identity.erase(person, 6)).toBeNull()
    const { doc } = (await storage.table(table)) ?? row('x')
    expect(JSON.stringify(doc)).not.toContain(person)
    expect(doc.seats[0]).toMatchObject({ kind: 'person', name: '' })
    expect(doc.seats[1]).toMatchObject({ guest: bob, name: 'X' })
    expect((await storage.chat(table, 9)).map(({ text }) => text)).toEqual(['his'])
    expect(await storage.identity.sessions.find(cookie, 6)).toBeNull()
    expect(await storage.identity.accounts.at(person)).toBeNull()
    expect(await storage.tablesOf(person, 9)).toEqual([])
  })
})
