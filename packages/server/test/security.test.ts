/** What a server must not let through, and what it says instead. */
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'

const at = harness()

describe('cookies', () => {
  it('are out of reach of scripts and of other sites, and cannot be forged', async () => {
    const ann = await at.person('Ann')
    const response = await ann.fetch('PUT', '/api/me', { name: 'Ann', language: 'en' })
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    const [name, value] = ann.cookie.split('=')
    const [id, signature] = value.split('.')
    const forge = async (cookie: string): Promise<string> => {
      ann.cookie = cookie
      return await ann.refused('GET', '/api/me')
    }
    expect(await forge(`${name}=${id}.${signature.slice(0, -2)}AA`)).toBe('sign-in-first')
    expect(await forge(`${name}=${id}`)).toBe('sign-in-first')
    expect(await forge(`${name}=aaaaaaaaaaaaaaaaaaaa.${signature}`)).toBe('sign-in-first')
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
