/** Nobody has this server call what is inside the house. */
import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Addresses, ForbiddenAddress } from '../src/notices/addresses.ts'
import { post } from '../src/notices/post.ts'
import { WebBox } from './support/post-box.ts'

const named = (...addresses: string[]): Addresses =>
  new Addresses([], (_name, _options, found) => {
    found(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  })
const message = { headers: {}, body: '{}' }

describe('an address in numbers', () => {
  const addresses = new Addresses([])

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd12:3456::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
  ])('%s is not called', (address) => {
    expect(() => addresses.check(new URL(address))).toThrow(ForbiddenAddress)
  })

  it.each(['http://example.org/', 'https://me:secret@example.org/', 'ftp://example.org/'])('%s neither', (address) => {
    expect(() => addresses.check(new URL(address))).toThrow(ForbiddenAddress)
  })

  it.each(['https://1.1.1.1/', 'https://[2606:4700::1111]/', 'https://example.org/'])('%s may be', (address) => {
    expect(addresses.check(new URL(address))).toBe(undefined)
  })
})

describe('a name', () => {
  it.each([[['10.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['2606:4700::1111', '::1']], [['::ffff:192.168.0.1']], [[]]])(
    'for %j is not called',
    async (found) => {
      const outcome = await post(
        new URL('https://inside.example/'),
        message,
        { addresses: named(...found), now: Date.now },
        [],
      )
      expect(outcome).toMatchObject({ trouble: 'not-allowed', final: true })
    },
  )
})

describe('what answers', () => {
  const box = new WebBox()
  const options = { addresses: new Addresses(['127.0.0.1']), now: () => 0 }
  const send = (url = box.url) => post(new URL(url), message, options, [404, 410])
  beforeAll(() => box.open())
  afterAll(() => box.close())

  it('at an address that the keeper of the house has opened may be called', async () => {
    box.status = 200
    expect(await send()).toBe('sent')
  })

  it('is not followed anywhere else', async () => {
    box.status = 302
    box.headers = { location: 'http://169.254.169.254/latest/meta-data' }
    box.clear()
    expect(await send()).toMatchObject({ trouble: 'refused', final: false })
    expect(box.arrived.length).toBe(1)
  })

  it('that it is gone is gone; that it is busy is asked again when it says', async () => {
    box.status = 410
    expect(await send()).toMatchObject({ trouble: 'gone', final: true })
    box.status = 429
    box.headers = { 'retry-after': '300' }
    expect(await send()).toMatchObject({ trouble: 'unreachable', final: false, after: 300_000 })
    box.headers = { 'retry-after': new Date(600_000).toUTCString() }
    expect(await send()).toMatchObject({ after: 600_000 })
    box.headers = { 'retry-after': 'some day' }
    expect(await send()).not.toHaveProperty('after')
  })

  it('without end is not listened to', async () => {
    const sockets: { destroy(): void }[] = []
    const endless = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const timer = setInterval(() => socket.write('x'.repeat(1000)), 1)
      socket.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    expect(await send(`http://127.0.0.1:${(endless.address() as AddressInfo).port}/`)).toBe('sent')
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => endless.close(resolve))
  })

  it('to no name is tried again, and harms nobody: that is how a resolver says it', async () => {
    const nowhere = { ...options, addresses: new Addresses([], (_name, _options, found) => found(new Error('none'))) }
    const outcome = await post(new URL('https://gone.example/'), message, nowhere, [])
    expect(outcome).toMatchObject({ trouble: 'unreachable', final: false, why: 'none' })
  })

  it('by nobody is tried again', async () => {
    const outcome = await send('http://127.0.0.1:1/')
    expect(outcome).toMatchObject({ trouble: 'unreachable', final: false })
  })
})
