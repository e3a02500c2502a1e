/** What a server must not let through, and what it says instead. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { briefly } from '../src/ops/failures.ts'
import { isOld, newSession, sessionCookies, sessionOf } from '../src/security/cookie.ts'
import { isOurHost } from '../src/security/hosts.ts'
import { sign } from '../src/security/secrets.ts'
import { harness } from './support/harness.ts'
import { Person } from './support/person.ts'

const at = harness()

describe('cookies', () => {
  it('are out of reach of scripts and of other sites, and cannot be forged', async () => {
    const ann = new Person(at.server.url)
    const response = await ann.fetch('PUT', '/api/me', { name: 'Ann', language: 'en' })
    const set = response.headers.getSetCookie()
    expect(set.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual(['waystation_guest', 'waystation_mark'])
    for (const cookie of set) expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    const name = 'waystation_guest'
    const [id, signature] = ann.cookieOf(name).split('.')
    const forge = async (cookie: string): Promise<string> => {
      ann.cookie = cookie
      return await ann.refused('GET', '/api/me')
    }
    expect(await forge(`${name}=${id}.${signature.slice(0, -2)}AA`)).toBe('sign-in-first')
    expect(await forge(`${name}=${id}`)).toBe('sign-in-first')
    expect(await forge(`${name}=aaaaaaaaaaaaaaaaaaaa.${signature}`)).toBe('sign-in-first')
  })
})

describe('a session', () => {
  it('ends on the server when its owner signs out: the cookie is worth nothing any more, also in a copy', async () => {
    const ann = await at.person('Ann')
    const copy = ann.at(at.server.url)
    expect(await copy.send('GET', '/api/me')).toEqual({ name: 'Ann', language: 'en', account: false, role: null })
    const { headers } = await ann.fetch('DELETE', '/api/me')
    expect(headers.get('set-cookie')).toMatch(/^waystation_guest=; .*Max-Age=0/)
    expect(await copy.refused('GET', '/api/me')).toBe('sign-in-first')
  })

  it('of an earlier release goes on, gets a cookie of its own, and ends by signing out', async () => {
    const ann = await at.person('Ann')
    const key = readFileSync(join(at.where.dataDir, 'cookie.key'), 'utf8').trim()
    const [value] = ann.cookieOf('waystation_guest').split('~')
    const old = ann.at(at.server.url)
    old.cookie = `waystation_guest=${sign(value, key)}`
    const copy = old.at(at.server.url)
    await old.send('GET', '/api/me')
    expect(old.cookie).toContain('~')
    expect(old.cookie).not.toBe(ann.cookie)
    expect(await copy.send('GET', '/api/me')).toEqual({ name: 'Ann', language: 'en', account: false, role: null })
    await copy.at(at.server.url).fetch('DELETE', '/api/me')
    expect(await copy.refused('GET', '/api/me')).toBe('sign-in-first')
    expect(await old.send('GET', '/api/me')).toEqual({ name: 'Ann', language: 'en', account: false, role: null })
  })

  const KEY = 'k'.repeat(32)
  const DAY = 24 * 3600 * 1000

  it('is rotated after a week and over after a year', () => {
    const session = newSession('ann', 1000 * DAY)
    const [header] = sessionCookies(session, KEY, false)
    expect(sessionOf(header.split(';')[0], KEY, 1001 * DAY)).toEqual(session)
    expect(isOld(session, 1006 * DAY)).toBe(false)
    expect(isOld(session, 1008 * DAY)).toBe(true)
    expect(sessionOf(header.split(';')[0], KEY, 1366 * DAY)).toBeNull()
    expect(sessionOf(header.split(';')[0], `${KEY}x`, 1001 * DAY)).toBeNull()
  })

  it('has under https a cookie that only this host can set, and the one of before goes', () => {
    const session = newSession('ann', 0)
    const [own, old] = sessionCookies(session, KEY, true)
    expect(own).toMatch(/^__Host-waystation_guest=.*; Path=\/; .*; Secure$/)
    expect(old).toMatch(/^waystation_guest=; .*Max-Age=0/)
    const forged = sessionCookies(newSession('eve', 0), KEY, false)[0].split(';')[0]
    expect(sessionOf(`${forged}; ${own.split(';')[0]}`, KEY, 1)?.guest).toBe('ann')
  })
})

describe('other sites', () => {
  it('cannot change anything or open a stream', async () => {
    const ann = await at.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe' }, elsewhere)).toBe('wrong-origin')
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe' }, { origin: 'null' })).toBe('wrong-origin')
    expect(await ann.refused('POST', '/api/tables', {}, { 'sec-fetch-site': 'cross-site' })).toBe('wrong-origin')
    await expect(ann.stream(id, elsewhere)).rejects.toThrow('403')
    const own = await ann.stream(id, { origin: at.server.url })
    await own.next('hello')
  })
})

describe('names of the house', () => {
  const known = (host: string, change: Partial<Parameters<typeof isOurHost>[1]> = {}): boolean =>
    isOurHost(host, { publicUrl: null, allowedHosts: [], ...change })

  it('are its own, addresses in numbers, and those it was given', () => {
    for (const host of [
      'localhost:3000',
      '127.0.0.1:80',
      '[::1]:3000',
      'games.localhost',
      hostname(),
      `${hostname()}.local:1`,
    ])
      expect(known(host)).toBe(true)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])
      expect(known(host)).toBe(false)
    const publicUrl = new URL('https://games.example/')
    expect(known('Games.Example.', { publicUrl })).toBe(true)
    expect(known('evil.example', { publicUrl })).toBe(false)
    expect(known('cards.example', { allowedHosts: ['cards.example'] })).toBe(true)
    expect(known('evil.example', { allowedHosts: ['*'] })).toBe(true)
  })

  it('that nobody gave it are refused, whatever is asked but health', async () => {
    const ann = await at.person('Ann')
    const host = { host: 'rebound.example' }
    expect(await spoken('GET /api/games', host)).toContain('421 Misdirected Request')
    expect(await spoken('GET /', { ...host, accept: 'text/html' })).toContain('This house is not known by that name.')
    expect(await spoken('GET /healthz', host)).toContain('200 OK')
    expect((await ann.fetch('GET', '/api/games')).status).toBe(200)
  })

  it.each(['a b', 'http://x', '-x'])('ALLOWED_HOSTS=%s is refused', (text) => {
    expect(() => readConfig([], { ALLOWED_HOSTS: text })).toThrow('ALLOWED_HOSTS')
  })
})

/** What the server says to a request of these headers, byte by byte. */
function spoken(line: string, headers: Record<string, string>): Promise<string> {
  const { hostname: address, port } = new URL(at.server.url)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), address, () => socket.write(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`))
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('what cannot be read', () => {
  const host = { host: 'localhost' }

  it.each(['/%E0%A4%A', '/api/%E0%A4%A'])('%s has our own answer and all headers', async (path) => {
    const answer = await spoken(`GET ${path}`, host)
    expect(answer).toContain('400 Bad Request')
    expect(answer).toContain('{"error":{"code":"bad-request","message":"The request cannot be read."}}')
    expect(answer).toContain("default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('is a page for people, in their language', async () => {
    const answer = await spoken('GET /%E0%A4%A', { ...host, accept: 'text/html', 'accept-language': 'fr' })
    expect(answer).toContain('<html lang="fr">')
    expect(answer).toContain('La demande est illisible.')
    expect(answer).toContain('<a href="/">Vers la maison</a>')
  })

  it('and is no request at all has headers too', async () => {
    const answer = await spoken('GET  ??? %', { 'x y': 'z' })
    expect(answer).toContain('400 Bad Request')
    expect(answer).toContain("default-src 'none'")
    expect(answer).not.toContain('statusCode')
  })
})

describe('metrics', () => {
  const guarded = harness({ metricsToken: 'a'.repeat(32) })

  it('are for this machine, not for who comes through a proxy', async () => {
    const ann = await at.person('Ann')
    expect((await ann.fetch('GET', '/metrics')).status).toBe(200)
    expect(await ann.refused('GET', '/metrics', undefined, { 'x-forwarded-for': '10.1.1.1' })).toBe('not-found')
  })

  it('with a token, for who shows it', async () => {
    const ann = await guarded.person('Ann')
    expect(await ann.refused('GET', '/metrics')).toBe('not-found')
    expect(await ann.refused('GET', '/metrics', undefined, { authorization: 'Bearer no' })).toBe('not-found')
    const shown = { authorization: `Bearer ${'a'.repeat(32)}` }
    expect((await ann.fetch('GET', '/metrics', undefined, shown)).status).toBe(200)
  })
})

describe('an error in the log', () => {
  it('is written whole once, and in one line while it comes again', () => {
    let now = 0
    const write = briefly(() => now)
    const fail = (text: string) => write(new Error(text)) as { stack?: string; repeated?: number }
    expect(fail('table 17 is gone').stack).toContain('security.test')
    expect(fail('table 18 is gone')).toEqual({ type: 'Error', message: 'table 18 is gone', repeated: 1 })
    expect(fail('something else').stack).toBeDefined()
    expect(fail('table 17 is gone').repeated).toBe(2)
    now += 61_000
    expect(fail('table 17 is gone').stack).toBeDefined()
  })
})

describe('headers', () => {
  it('forbid inline script, framing and sniffing on every answer', async () => {
    const ann = await at.person('Ann')
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz']) {
      const { headers } = await ann.fetch('GET', path, undefined, { accept: 'text/html' })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})

describe('errors', () => {
  it('have a code and a sentence in the language of the reader', async () => {
    const ann = await at.person('Ann', 'fr')
    const french = await (await ann.fetch('GET', '/api/tables/aaaaaaaaaaaaaaaaaaaa')).json()
    expect(french).toEqual({ error: { code: 'not-found', message: 'Il n’y a rien de tel ici.' } })
    ann.cookie = ''
    const english = await (await ann.fetch('GET', '/api/me', undefined, { 'accept-language': 'de, en;q=0.5' })).json()
    expect(english).toEqual({ error: { code: 'sign-in-first', message: 'Say your name first.' } })
  })

  it('name bad bodies, wrong types, unknown fields and sizes', async () => {
    const ann = await at.person('Ann')
    expect(await ann.refused('POST', '/api/tables', '{"game":')).toBe('bad-request')
    expect(await ann.refused('POST', '/api/tables', { game: 5 })).toBe('bad-request')
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe', cheat: true })).toBe('bad-request')
    expect(await ann.refused('POST', '/api/tables', 'x'.repeat(300_000))).toBe('too-large')
    expect(await ann.refused('POST', '/api/tables', 'a=b', { 'content-type': 'text/plain' })).toBe('bad-request')
    expect(await ann.refused('GET', '/api/tables/%00')).toBe('bad-request')
  })
})

describe('limits', () => {
  it('hold for streams: size, binary, pace', async () => {
    const ann = await at.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const stream = await ann.stream(id)
    stream.send(JSON.stringify({ type: 'chat', id: 'x', text: 'x'.repeat(5000) }))
    expect((await stream.next('error')).error.code).toBe('too-large')
    stream.send(Buffer.from([1, 2, 3]))
    expect((await stream.next('error')).error.code).toBe('bad-request')
    stream.send('x'.repeat(70_000))
    expect((await stream.end()).code).toBe(1009)
  })
})
