/** What somebody takes along, what is forgotten and stays so, and the keeper's last resort. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { LinkOpened, LinkUsed, SignInOffer, WhoIAm } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { relyingParty } from '../src/identity/relying-party.ts'
import { unlockCommand } from '../src/ops/commands.ts'
import { agentOf } from '../src/security/agent.ts'
import { networkOf } from '../src/security/network.ts'
import { DATABASE_FILE } from '../src/storage/open.ts'
import { harness } from './support/harness.ts'
import { HOUSE, House } from './support/house.ts'
import { playOut } from './support/play-out.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const DAY = 24 * 3600 * 1000

/** The files of an archive, found by the list at its end. */
function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  for (let i = 0, at = archive.readUInt32LE(end + 16); i < archive.readUInt16LE(end + 10); i++) {
    const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString()
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26)
    const text = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20))).toString()
    expect(text).toHaveLength(Buffer.from(text).length === archive.readUInt32LE(at + 24) ? text.length : -1)
    files.set(name, text)
    at += 46 + archive.readUInt16LE(at + 28)
  }
  return files
}

describe.each([sqliteBackend(), postgresBackend()])('my data on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  it('is one archive: who I am, my tables, my words, and finished games as records', async () => {
    const { person } = await house.member('Hazel')
    const bob = await house.guest('Bob')
    const table = await person.open('tic-tac-toe')
    await bob.table(`/api/tables/${table}/join`)
    await person.table(`/api/tables/${table}/start`)
    await playOut(
      table,
      [person, bob].map((one) => one.at(house.urls[0])),
    )
    await person.send('POST', `/api/tables/${table}/chat`, { text: 'Well played' })
    await bob.send('POST', `/api/tables/${table}/chat`, { text: 'It was not' })
    await person.send('POST', '/api/clubs', { name: 'Tuesday' })
    await person.send('POST', '/api/company/blocks', { table, seat: 1 })
    const answer = await person.fetch('GET', '/api/me/export')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipped(Buffer.from(await answer.arrayBuffer()))
    const record = `records/tic-tac-toe-${table}.txt`
    expect([...files.keys()]).toEqual(['me.json', 'company.json', 'chat.json', 'tables.json', record])
    expect(JSON.parse(files.get('me.json') ?? '')).toMatchObject({ name: 'Hazel', recoveryCodesLeft: 10 })
    expect(JSON.parse(files.get('company.json') ?? '')).toMatchObject({
      people: [{ kind: 'blocked', name: 'Bob' }],
      clubs: [{ name: 'Tuesday' }],
    })
    expect(JSON.parse(files.get('chat.json') ?? '')).toEqual([{ table, text: 'Well played', at: house.clock }])
    expect(JSON.parse(files.get('tables.json') ?? '')).toMatchObject([{ id: table, you: 0 }])
    expect(files.get(record)).toBe(await (await person.fetch('GET', `/api/tables/${table}/record`)).text())
    expect([...files.values()].join()).not.toContain('It was not')
  })

  it('is unlocked by the keeper of the house, once, and all other devices are out', async () => {
    const { person } = await house.member('Ida')
    const said: string[] = []
    const output = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) }
    const { dataDir, databaseUrl } = house.where
    const env = { PUBLIC_URL: HOUSE, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    // The command goes by the clock of the machine.
    house.clock = Date.now()
    expect(await unlockCommand(['nobody', '--data-dir', dataDir], env, output)).toBe(1)
    expect(said.splice(0).join()).toContain('nobody')
    expect(await unlockCommand(['IDA', '--data-dir', dataDir], env, output)).toBe(0)
    const token = said.join('').trim().split(`${HOUSE}/link#`)[1]
    const phone = house.browser()
    const { link, digits } = LinkOpened.parse(await phone.send('POST', '/api/auth/link/open', { token }))
    expect(digits).toBeNull()
    expect(LinkUsed.parse(await phone.send('POST', '/api/auth/link', { link })).entered?.name).toBe('Ida')
    expect(await person.refused('GET', '/api/me')).toBe('sign-in-first')
    await phone.send('POST', '/api/me/passkeys/begin')
    expect(await house.browser().refused('POST', '/api/auth/link/open', { token })).toBe('too-late')
  })
})

describe('whoever was deleted', () => {
  const house = new House(sqliteBackend())
  beforeAll(() => house.open())
  afterAll(() => house.close())

  it('stays so when an older copy of the database is put back', async () => {
    const { person } = await house.member('Jo')
    const file = join(house.where.dataDir, DATABASE_FILE)
    await house.stop()
    copyFileSync(file, `${file}.copy`)
    await house.start()
    const again = Object.assign(house.browser(), { cookie: person.cookie })
    await again.send('POST', '/api/me/leaving')
    await house.later(7 * DAY)
    await house.stop()
    copyFileSync(`${file}.copy`, file)
    await house.start()
    const back = Object.assign(house.browser(), { cookie: person.cookie })
    expect(await back.refused('GET', '/api/me')).toBe('sign-in-first')
  })
})

describe('tries', () => {
  const at = harness({ rates: { signInsPerMinute: 3 } })

  it('of codes are counted by address: the fourth in a minute is refused, whatever it says', async () => {
    const ann = await at.person('Ann')
    const { codes } = (await ann.send('POST', '/api/me/account', { name: 'Ann' })) as { codes: string[] }
    const eve = await at.person('Eve')
    const guess = { name: 'Ann', code: '0000-0000-0000-0000' }
    for (let i = 0; i < 3; i++) expect(await eve.refused('POST', '/api/auth/code', guess)).toBe('bad-proof')
    const right = { name: 'Ann', code: codes[0] }
    expect(await eve.refused('POST', '/api/auth/code', right)).toBe('too-many-requests')
    expect((await ann.get('/api/me', WhoIAm)).account).toBe(true)
  })

  it('come from networks: a house with IPv6 is one', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
    expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('::ffff:192.0.2.7')).not.toBe(networkOf('::ffff:192.0.2.8'))
  })

  it('at an address in numbers there are no passkeys, and it is said why', async () => {
    const ann = await at.person('Ann')
    expect((await ann.get('/api/auth', SignInOffer)).passkeys).toBe('numeric-address')
    expect(await ann.refused('POST', '/api/auth/passkey/begin')).toBe('no-passkeys')
  })
})

describe('a house', () => {
  it.each([
    [null, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    [null, '127.0.0.1:3000', 'numeric-address'],
    [null, '[::1]:3000', 'numeric-address'],
    [null, 'box.lan:3000', 'not-https'],
    ['https://games.example/', 'whatever', { id: 'games.example', origin: 'https://games.example' }],
    ['http://games.example', 'games.example', 'not-https'],
    ['http://localhost:8080', 'localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ])('reached as %s, %s', (publicUrl, host, party) => {
    const config = { publicUrl: publicUrl === null ? null : new URL(publicUrl) }
    expect(relyingParty(config, { host, protocol: 'http' })).toEqual(party)
  })
})

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', 'Chrome · Linux'],
    ['curl/8.0', ''],
    [undefined, ''],
  ])('%s', (header, agent) => expect(agentOf(header)).toBe(agent))
})
