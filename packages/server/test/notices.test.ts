/** From a line at a table to what its people get, by every way, with everything real but the network outside. */
import { createHmac } from 'node:crypto'
import { Channel, ChannelTrial, NoticeSettings } from '@waystation/protocol'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import { HOUSE, letterIn, NoticeHouse } from './support/notice-house.ts'
import { Person } from './support/person.ts'
import { Browser, sha256 } from './support/post-box.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const hmac = (secret: string, body: Buffer): string => createHmac('sha256', secret).update(body).digest('hex')

describe.each([sqliteBackend(), postgresBackend()])('notices on $name', (backend) => {
  const house = new NoticeHouse(backend)
  const { hook, push, mail, later, hooked, confirmed, table, mark } = house

  it('a hook is called once for a turn, with game, people, question and link, and signed', async () => {
    const { ann, bob, begin } = await table()
    const { secret } = await hooked(bob)
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(1000)
    await later(HOUR)
    expect(hook.bodies).toMatchObject([
      {
        title: 'Your turn: Tic-tac-toe with Ann',
        language: 'en',
        items: [{ kind: 'turn', table: id, body: 'Mark an empty cell.', url: `${HOUSE}/table/${id}` }],
      },
    ])
    const [{ headers, body }] = hook.arrived
    expect(headers['x-waystation-signature']).toBe(`sha256=${hmac(secret ?? '', body)}`)
  })

  it('a browser gets it encrypted, in its reader’s language; one that is gone is forgotten, and no other', async () => {
    const { ann, bob, begin } = await table('fr')
    const [old, young] = [new Browser(), new Browser()]
    const stale = Channel.parse(await bob.send('POST', '/api/me/channels', old.subscription(`${push.url}/old`)))
    await bob.send('POST', '/api/me/channels', young.subscription(`${push.url}/young`))
    expect(stale).toMatchObject({ kind: 'push', label: 'Laptop', endpoint: sha256(`${push.url}/old`), state: 'on' })
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(1000)
    const [first] = push.arrived.filter(({ path }) => path === '/young')
    const shown = young.read(first.body)
    expect({ ...shown, title: shown.title.replace(/\s/g, ' ') }).toEqual({
      title: 'À vous de jouer : Tic-tac-toe avec Ann',
      body: 'Marquez une case vide.',
      path: `/table/${id}`,
      tag: id,
      table: id,
      language: 'fr',
    })
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id, urgency: 'high' })
    expect(first.headers.authorization).toMatch(/^vapid t=/)
    push.status = 410
    await bob.send('POST', `/api/me/channels/${stale.id}/test`)
    push.clear()
    await mark(bob, id, 1, 1)
    await mark(ann, id, 2, 2)
    push.before = () => {
      push.status = push.arrived.at(-1)?.path === '/old' ? 410 : 201
    }
    await later(1000)
    const { channels } = await bob.get('/api/me/notices', NoticeSettings)
    expect(channels.map(({ endpoint }) => endpoint)).toEqual([sha256(`${push.url}/young`)])
    push.before = () => {}
  })

  it('an address gets one letter until it is confirmed, which no opened link does', async () => {
    const { ann, bob, begin } = await table()
    const asked = { kind: 'mail', address: 'bob@people.example' }
    const channel = Channel.parse(await bob.send('POST', '/api/me/channels', asked))
    expect(channel).toMatchObject({ state: 'unconfirmed', label: 'bob@people.example', trouble: null })
    const [letter] = mail.mails.splice(0)
    expect(letter).toMatchObject({ to: ['bob@people.example'], subject: 'Confirm your address for Waystation' })
    const stranger = new Person(house.server.url)
    const page = await stranger.fetch('GET', letterIn(letter.text))
    expect(await page.text()).toContain('Send notices to bob@people.example?')
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(HOUR)
    expect(mail.mails).toEqual([])
    const done = await stranger.fetch('POST', letterIn(letter.text), undefined, { origin: 'null' })
    expect(await done.text()).toContain('Your address is confirmed.')
    await mark(bob, id, 1, 1)
    await mark(ann, id, 2, 2)
    await later(29 * MINUTE)
    expect(mail.mails).toEqual([])
    await later(MINUTE)
    expect(mail.mails.map(({ subject }) => subject)).toEqual(['Your turn: Tic-tac-toe with Ann – Mark an empty cell.'])
  })

  it('a letter is plain and HTML, holds no session, and is stopped by one click and not by a look', async () => {
    const { ann, bob, begin } = await table('fr')
    await confirmed(bob, 'bob@maison.example')
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(30 * MINUTE)
    const [letter] = mail.mails.splice(0)
    expect(letter.subject.replace(/\s/g, ' ')).toBe('À vous de jouer : Tic-tac-toe avec Ann – Marquez une case vide.')
    const stop = /<https:\/\/games\.example(\S+)>/.exec(letter.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const links = (text: string): string[] => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
    const expected = [`${HOUSE}/table/${id}`, `${HOUSE}/settings`, `${HOUSE}${stop}`]
    expect(links(letter.text)).toEqual(expected)
    expect(links(letter.html)).toEqual(expected)
    const stranger = new Person(house.server.url)
    expect(await stranger.refused('GET', '/api/me/notices')).toBe('sign-in-first')
    const page = await stranger.fetch('GET', stop)
    expect((await page.text()).replace(/\s/g, ' ')).toContain(
      'Ne plus envoyer ce genre de courriel à bob@maison.example ?',
    )
    expect((await bob.get('/api/me/notices', NoticeSettings)).prefs.kinds.turn.mail).toBe(30)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = await stranger.fetch('POST', stop, 'List-Unsubscribe=One-Click', form)
    expect(click.status).toBe(200)
    const { kinds } = (await bob.get('/api/me/notices', NoticeSettings)).prefs
    expect(kinds).toEqual({ ...DEFAULT_PREFS.kinds, turn: { push: 0, mail: 'never', hook: 0 } })
    const forged = await stranger.fetch('POST', `${stop.slice(0, -2)}xx`, '', form)
    expect(forged.status).toBe(404)
  })

  it('where words take long, as for very many tables, they leave in several messages, each table once', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      ids.push(await begin())
      await mark(ann, ids[i], 0, 5)
    }
    const at = house.server.tables.at.bind(house.server.tables)
    const slow = vi.spyOn(house.server.tables, 'at').mockImplementation(async (id) => {
      house.clock += 8000
      return await at(id)
    })
    for (let looks = 0; looks < 4; looks++) await house.server.look()
    slow.mockRestore()
    const told = hook.bodies.map((body) => (body as { items: { table: string }[] }).items.map((item) => item.table))
    expect(told.length).toBeGreaterThan(1)
    expect(told.flat().sort()).toEqual([...ids].sort())
  })

  it('where nobody answers it is tried again, less and less often, and given up where one can see it', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    hook.status = 503
    await mark(ann, await begin(), 0, 5)
    await later(1000)
    for (const pause of [1, 5, 30, 120, 720]) {
      const before = hook.arrived.length
      await later(pause * MINUTE - 1)
      expect(hook.arrived.length).toBe(before)
      await later(1)
      expect(hook.arrived.length).toBe(before + 1)
    }
    await later(48 * HOUR)
    expect(hook.arrived.length).toBe(6)
    expect(new Set(hook.arrived.map(({ headers }) => headers['x-waystation-delivery'])).size).toBe(1)
    const metrics = await (await bob.fetch('GET', '/metrics')).text()
    expect(metrics).toContain('waystation_notices_given_up_total{channel="hook"} 1')
    const { channels } = await bob.get('/api/me/notices', NoticeSettings)
    expect(channels).toMatchObject([{ state: 'on', trouble: 'unreachable', sentAt: null }])
  })

  it('a hook that is gone and an address that is refused are turned off, and say so', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    await confirmed(bob, 'nobody@people.example')
    mail.refused.set('nobody@people.example', 550)
    hook.status = 410
    await mark(ann, await begin(), 0, 5)
    await later(30 * MINUTE)
    const { channels } = await bob.get('/api/me/notices', NoticeSettings)
    expect([...channels].sort((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject([
      { kind: 'hook', state: 'off', trouble: 'gone' },
      { kind: 'mail', state: 'off', trouble: 'refused' },
    ])
  })

  it('a channel is its owner’s, there are only so many, and none leads into the house', async () => {
    const { ann, bob } = await table()
    const { id } = await hooked(bob)
    expect(await ann.refused('POST', `/api/me/channels/${id}/test`)).toBe('not-found')
    expect(await ann.refused('DELETE', `/api/me/channels/${id}`)).toBe('not-found')
    expect(ChannelTrial.parse(await bob.send('POST', `/api/me/channels/${id}/test`))).toEqual({ trouble: null })
    expect(hook.bodies).toMatchObject([{ title: 'A trial' }])
    await bob.send('DELETE', `/api/me/channels/${id}`)
    const add = (asked: object) => bob.refused('POST', '/api/me/channels', asked)
    expect(await add({ kind: 'hook', address: 'https://10.0.0.1/' })).toBe('bad-address')
    expect(await add({ kind: 'mail', address: 'bob@people.example\r\nBcc: all@people.example' })).toBe('bad-request')
    const browser = new Browser().subscription('https://192.168.0.1/')
    expect(await add(browser)).toBe('bad-address')
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    expect(await add({ ...browser, endpoint: push.url, keys: { ...browser.keys, p256dh } })).toBe('bad-address')
    for (let i = 0; i < 12; i++) await hooked(bob, `/${i}`)
    await hooked(bob, '/1')
    expect(await add({ kind: 'hook', address: `${hook.url}/more` })).toBe('too-many-channels')
  })
})
