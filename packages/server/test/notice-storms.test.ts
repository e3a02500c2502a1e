/** Much at once, and names that mean mischief: one notice, and letters that stay whole. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import type { RunningServer } from '../src/server.ts'
import { letterIn } from './support/notice-house.ts'
import { Person } from './support/person.ts'
import { MailBox, WebBox } from './support/post-box.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'

const backend = sqliteBackend()
const [hook, mail] = [new WebBox(), new MailBox()]
let server: RunningServer
let clock = Date.parse('2026-11-16T12:00Z')

beforeAll(async () => {
  await Promise.all([backend.start(), hook.open(), mail.open()])
  const change = {
    publicUrl: new URL('https://games.example'),
    noticeNetworks: ['127.0.0.1'],
    mail: { url: mail.url, from: 'Waystation <notices@games.example>' },
    // As at home, but for who looks.
    limits: { lookMs: 3_600_000 },
  }
  server = await testServer(await backend.fresh(), change, undefined, () => clock)
})
afterAll(async () => {
  await server.stop()
  await Promise.all([backend.stop(), hook.close(), mail.close()])
})
beforeEach(() => {
  for (const box of [hook, mail]) box.clear()
})

const later = async (ms: number): Promise<void> => {
  clock += ms
  await server.look()
}

async function begun(name: string): Promise<{ ann: Person; bob: Person; begin(): Promise<string> }> {
  const [ann, bob] = [await Person.named(server.url, name), await Person.named(server.url, 'Bob')]
  const begin = async (): Promise<string> => {
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    return id
  }
  return { ann, bob, begin }
}

async function confirmed(person: Person): Promise<void> {
  await person.send('POST', '/api/me/channels', { kind: 'mail', address: 'bob@people.example' })
  const [letter] = mail.mails.splice(0)
  await person.fetch('POST', letterIn(letter.text))
}

it('forty lines in ten seconds, each of which calls somebody or calls them off, are one notice', async () => {
  const { ann, bob, begin } = await begun('Ann')
  await bob.send('POST', '/api/me/channels', { kind: 'hook', address: `${hook.url}/hook` })
  const atOnce = { push: 0, mail: 0, hook: 0 } as const
  await bob.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, kinds: { ...DEFAULT_PREFS.kinds, turn: atOnce } })
  await confirmed(bob)
  const id = await begin()
  const mark = (seq: number) =>
    ann.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: `mark ${1 + (seq % 9)}` })
  for (let seq = 0; seq < 40; seq += 2) {
    await mark(seq)
    await later(250)
    await ann.send('POST', `/api/tables/${id}/undo`, { id: `u${seq}`, seq: seq + 1 })
    await later(250)
  }
  await mark(40)
  for (let seconds = 0; seconds < 300; seconds += 20) await later(20_000)
  expect(hook.bodies).toHaveLength(1)
  expect(mail.mails).toHaveLength(1)
})

it('a letter leads to each of very many tables', async () => {
  const { ann, bob, begin } = await begun('Ann')
  await confirmed(bob)
  const ids: string[] = []
  for (let n = 0; n < 24; n++) {
    ids.push(await begin())
    await ann.send('POST', `/api/tables/${ids[n]}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
  }
  await later(60_000)
  await later(30 * 60_000)
  const [{ subject, text, html }] = mail.mails
  expect(mail.mails).toHaveLength(1)
  expect(subject).toBe('24 notices from Waystation')
  for (const id of ids) for (const body of [text, html]) expect(body).toContain(`/table/${id}`)
})

it('a name cannot become a line of a letter’s head', async () => {
  const name = 'Ann =?utf-8?q?=0D=0ABcc:_eve@x.example?='
  const { ann, bob, begin } = await begun(name)
  for (const broken of ['Ann\r\nBcc: eve@x.example', 'Ann\nBcc: eve@x.example', 'Ann\u2028Bcc: eve@x.example']) {
    expect(await ann.refused('PUT', '/api/me', { name: broken, language: 'en' })).toBe('bad-request')
  }
  await confirmed(bob)
  const id = await begin()
  await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
  await later(60_000)
  await later(30 * 60_000)
  expect(mail.mails).toHaveLength(1)
  const [{ to, subject, headers }] = mail.mails
  expect(to).toEqual(['bob@people.example'])
  expect(headers.has('bcc')).toBe(false)
  expect(subject).toContain(name)
})
