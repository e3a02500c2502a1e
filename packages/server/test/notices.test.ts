/** From a line at a table to what its people get, with everything real but the network outside. */
import { createHmac } from 'node:crypto'
import { Channel, ChannelTrial, type NoticePrefs, NoticeSettings } from '@waystation/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { Browser, MailBox, sha256, WebBox } from './support/post-box.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEVER = { push: 'never', mail: 'never', hook: 'never' } as const
const HOUSE = 'https://games.example'
/** A Wednesday, 12:00 in London. */
const NOON = Date.UTC(2026, 10, 18, 12)

const hmac = (secret: string, body: Buffer): string => createHmac('sha256', secret).update(body).digest('hex')

describe.each([sqliteBackend(), postgresBackend()])('notices on $name', (backend) => {
  const [hook, push, mail] = [new WebBox(), new WebBox(), new MailBox()]
  let server: RunningServer
  let clock = NOON

  beforeAll(async () => {
    await Promise.all([backend.start(), hook.open(), push.open(), mail.open()])
    const change = {
      publicUrl: new URL(HOUSE),
      noticeNetworks: ['127.0.0.1'],
      mail: { url: mail.url, from: 'Waystation <notices@games.example>' },
      limits: { lookMs: 3_600_000, graceMs: 0 },
    }
    server = await testServer(await backend.fresh(), change, undefined, () => clock)
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([backend.stop(), hook.close(), push.close(), mail.close()])
  })
  afterEach(() => {
    for (const box of [hook, push, mail]) box.clear()
    hook.status = 204
    push.status = 201
    mail.refused.clear()
  })

  /** Time goes on, and whatever is due is done. */
  const later = async (ms: number): Promise<void> => {
    clock += ms
    await server.look()
  }
  const prefer = (person: Person, change: Partial<NoticePrefs>) =>
    person.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, ...change })
  const hooked = async (person: Person, path = '/hook'): Promise<Channel> =>
    Channel.parse(await person.send('POST', '/api/me/channels', { kind: 'hook', address: hook.url + path }))

  /** Ann and Bob at a game of tic-tac-toe; Ann begins. */
  const table = async (language: 'en' | 'fr' = 'en') => {
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob', language)]
    const begin = async (): Promise<string> => {
      const id = await ann.open('tic-tac-toe')
      await bob.table(`/api/tables/${id}/join`)
      await ann.table(`/api/tables/${id}/start`)
      return id
    }
    return { ann, bob, begin }
  }
  const mark = (person: Person, id: string, seq: number, cell: number) =>
    person.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: `mark ${cell}` })

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

  const letterIn = (text: string): string => /https:\/\/games\.example(\/api\/letters\/\S+)/.exec(text)?.[1] ?? ''
  const confirmed = async (person: Person, address: string): Promise<void> => {
    await person.send('POST', '/api/me/channels', { kind: 'mail', address })
    const [letter] = mail.mails.splice(0)
    await person.fetch('POST', letterIn(letter.text))
  }

  it('an address gets one letter until it is confirmed, which no opened link does', async () => {
    const { ann, bob, begin } = await table()
    const asked = { kind: 'mail', address: 'bob@people.example' }
    const channel = Channel.parse(await bob.send('POST', '/api/me/channels', asked))
    expect(channel).toMatchObject({ state: 'unconfirmed', label: 'bob@people.example', trouble: null })
    const [letter] = mail.mails.splice(0)
    expect(letter).toMatchObject({ to: ['bob@people.example'], subject: 'Confirm your address for Waystation' })
    const stranger = new Person(server.url)
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
    const stranger = new Person(server.url)
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
    const at = server.tables.at.bind(server.tables)
    const slow = vi.spyOn(server.tables, 'at').mockImplementation(async (id) => {
      clock += 8000
      return await at(id)
    })
    for (let looks = 0; looks < 4; looks++) await server.look()
    slow.mockRestore()
    const told = hook.bodies.map((body) => (body as { items: { table: string }[] }).items.map((item) => item.table))
    expect(told.length).toBeGreaterThan(1)
    expect(told.flat().sort()).toEqual([...ids].sort())
  })

  it('none leaves for a turn that was taken meanwhile', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: { push: 10, mail: 10, hook: 10 } } })
    await hooked(bob)
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(9 * MINUTE)
    await mark(bob, id, 1, 1)
    await later(2 * MINUTE)
    await mark(ann, id, 2, 2)
    await later(9 * MINUTE)
    expect(hook.bodies).toEqual([])
    await later(2 * MINUTE)
    expect(hook.bodies.length).toBe(1)
  })

  it('in quiet hours nothing leaves; afterwards what is still true comes in one', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { zone: 'Europe/Paris', quiet: { from: '22:00', to: '08:00' } })
    await hooked(bob)
    clock += 24 * HOUR - ((clock - NOON) % (24 * HOUR))
    await later(10 * HOUR)
    const ids = [await begin(), await begin(), await begin()]
    for (const id of ids) await mark(ann, id, 0, 5)
    await later(8 * HOUR)
    await mark(bob, ids[0], 1, 1)
    expect(hook.bodies).toEqual([])
    await later(HOUR + MINUTE)
    expect(hook.bodies).toMatchObject([{ title: '2 notices from Waystation', items: [{}, {}] }])
  })

  it('what is wanted once a day comes once a day, at the hour that was chosen', async () => {
    const { ann, bob, begin } = await table()
    const daily = { push: 'daily', mail: 'daily', hook: 'daily' } as const
    await prefer(bob, { dailyAt: '18:00', kinds: { ...DEFAULT_PREFS.kinds, turn: daily } })
    await confirmed(bob, 'daily@people.example')
    clock += 24 * HOUR - ((clock - NOON) % (24 * HOUR))
    for (let i = 0; i < 2; i++) {
      await mark(ann, await begin(), 0, 5)
      await later(2 * HOUR)
    }
    expect(mail.mails).toEqual([])
    await later(2 * HOUR)
    expect(mail.mails.map(({ subject }) => subject)).toEqual(['2 notices from Waystation'])
    await later(24 * HOUR)
    expect(mail.mails.length).toBe(1)
  })

  it('none leaves for a table that is before its reader’s eyes; for one that was left without an answer it does', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const [id, other] = [await begin(), await begin()]
    const stream = await bob.stream(id)
    await mark(ann, id, 0, 5)
    await later(1000)
    await later(HOUR)
    expect(hook.bodies).toEqual([])
    await mark(ann, other, 0, 5)
    await later(1000)
    expect(hook.bodies).toEqual([])
    await prefer(bob, { evenWhenHere: true })
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ table: other }] }])
    stream.close()
    await expect.poll(() => later(MINUTE).then(() => hook.bodies[1])).toMatchObject({ items: [{ table: id }] })
  })

  it('who saw the end of a game is not told of it, and who saw a message neither', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named: { push: 0, mail: 0, hook: 0 } } })
    const id = await begin()
    const stream = await bob.stream(id)
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bob!' })
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    stream.close()
    await later(HOUR)
    expect(hook.bodies).toEqual([])
  })

  it('who can be reached from now on is told what waits already', async () => {
    const { ann, bob, begin } = await table()
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(HOUR)
    await hooked(bob)
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ kind: 'turn', table: id }] }])
  })

  it('a table can be silenced, and is heard again', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const id = await begin()
    const never = { turn: 'never', over: 'never', named: 'never' }
    await bob.send('PUT', `/api/tables/${id}/notices`, never)
    expect(await bob.send('GET', `/api/tables/${id}/notices`)).toEqual(never)
    await mark(ann, id, 0, 5)
    await later(1000)
    expect(hook.bodies).toEqual([])
    await bob.send('PUT', `/api/tables/${id}/notices`, { turn: null, over: null, named: null })
    await mark(bob, id, 1, 1)
    await mark(ann, id, 2, 2)
    await later(1000)
    expect(hook.bodies.length).toBe(1)
  })

  it('the end of a game is told with its result, an offered rematch with who offers it', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const id = await begin()
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    await later(1000)
    expect(hook.bodies).toMatchObject([
      { title: 'Game over: Tic-tac-toe with Ann', items: [{ kind: 'over', body: 'Ann wins by 1. Ann: 1, Bob: 0' }] },
    ])
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, invited: { push: 0, mail: 0, hook: 0 } } })
    const again = await ann.table(`/api/tables/${id}/rematch`)
    await later(1000)
    expect(hook.bodies[1]).toMatchObject({
      title: 'Ann invites you: Tic-tac-toe',
      items: [{ kind: 'invited', table: again.table.id, body: 'At the table: Ann.' }],
    })
  })

  it('no invitation to a seat that was taken already', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, invited: { push: 5, mail: 5, hook: 5 }, over: NEVER } })
    await hooked(bob)
    const id = await begin()
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    await ann.table(`/api/tables/${id}/rematch`)
    await bob.table(`/api/tables/${id}/rematch`)
    await later(HOUR)
    expect(hook.bodies).toEqual([])
  })

  it('whoever waits is told once that the table is complete, unless they have begun or it is not any more', async () => {
    const { ann, bob } = await table('fr')
    const cleo = await Person.named(server.url, 'Cleo')
    await prefer(ann, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER } })
    await hooked(ann)
    const [begun, left, open] = [
      await ann.open('tic-tac-toe'),
      await ann.open('tic-tac-toe'),
      await ann.open('tic-tac-toe'),
    ]
    for (const id of [begun, left, open]) await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${begun}/start`)
    await bob.table(`/api/tables/${left}/leave`)
    await later(1000)
    const told = { title: 'Your table is complete: Tic-tac-toe with Bob', items: [{ kind: 'filled', table: open }] }
    expect(hook.bodies).toMatchObject([told])
    await bob.table(`/api/tables/${open}/leave`)
    await cleo.table(`/api/tables/${open}/join`)
    await later(HOUR)
    expect(hook.bodies).toHaveLength(1)
    // Where nobody has to say so the game has begun, and whoever waited hears of it.
    hook.clear()
    const wish = { games: [{ game: 'tic-tac-toe' }], players: [2], pace: 'days' }
    await ann.send('POST', '/api/me/seeks', wish)
    await bob.send('POST', '/api/me/seeks', wish)
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ kind: 'filled', body: 'The game has begun.' }] }])
  })

  it('whoever has blocked somebody is not called by their words', async () => {
    const { ann, bob, begin } = await table()
    const named = { push: 0, mail: 0, hook: 0 }
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named } })
    await hooked(bob)
    const id = await begin()
    await bob.send('POST', '/api/company/blocks', { table: id, seat: 0 })
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bob, are you there?' })
    await later(1000)
    expect(hook.bodies).toEqual([])
  })

  it('who is named in the chat is called, without what was said', async () => {
    const { ann, bob, begin } = await table()
    const named = { push: 0, mail: 0, hook: 0 }
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named } })
    await hooked(bob)
    const id = await begin()
    const say = (person: Person, text: string) => person.send('POST', `/api/tables/${id}/chat`, { text })
    await say(ann, 'Bobby is not here')
    await say(bob, 'Bob is')
    await later(1000)
    expect(hook.bodies).toEqual([])
    await say(ann, 'well, BOB: my hat is 12 cm high')
    await later(1000)
    expect(hook.bodies).toMatchObject([{ title: 'Ann wrote to you: Tic-tac-toe', items: [{ kind: 'named' }] }])
    expect(hook.arrived[0].body.toString()).not.toContain('hat')
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
