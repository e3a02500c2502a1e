/** Web Push as the standards have it. */
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encrypt, PushKey } from '../src/notices/push-crypto.ts'
import { pushMessage } from '../src/notices/push.ts'
import { decrypted } from './support/post-box.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('encryption', () => {
  it('gives the message of RFC 8291, section 5, to the last bit', () => {
    const subscription = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const own = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), key: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') }
    const text = 'When I grow up, I want to be a watermelon'
    expect(encrypt(subscription, text, own).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('is read by the browser it was made for, and is another one every time', () => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const secret = Buffer.alloc(16, 7)
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') }
    const text = 'À vous de jouer : 🐄'
    const [one, two] = [encrypt(keys, text), encrypt(keys, text)]
    expect([decrypted(one, pair, secret), decrypted(two, pair, secret)]).toEqual([text, text])
    expect(one.equals(two)).toBe(false)
  })

  it('refuses a key that is not a point of the curve', () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    expect(() => encrypt({ p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }, 'x')).toThrow('Public key')
  })
})

describe('the key of the house', () => {
  it('signs for one push service and half a day (RFC 8292)', () => {
    const key = new PushKey(PushKey.make())
    const header = key.authorization(
      new URL('https://push.example/abc?d=e'),
      'https://games.example/',
      1_800_000_000_000,
    )
    const [, token, shown] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
    expect(shown).toBe(key.public)
    const [head, claims, signature] = token.split('.')
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: 1_800_000_000,
      sub: 'https://games.example/',
    })
    const point = bytes(key.public)
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const valid = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    )
    expect(valid).toBe(true)
  })
})

describe('what is shown', () => {
  const path = '/table/aaaaaaaaaaaaaaaaaaaa'
  const item = { kind: 'turn', table: 'aaaaaaaaaaaaaaaaaaaa', path, title: 'Your turn', body: 'Choose.' } as const

  it('of one table replaces what was shown of it before', () => {
    expect(pushMessage({ id: 'x', title: 'Your turn', items: [item], language: 'en' })).toEqual({
      title: 'Your turn',
      body: 'Choose.',
      path: '/table/aaaaaaaaaaaaaaaaaaaa',
      tag: 'aaaaaaaaaaaaaaaaaaaa',
      table: 'aaaaaaaaaaaaaaaaaaaa',
      language: 'en',
    })
  })

  it('of several leads to the list of them', () => {
    const message = pushMessage({ id: 'x', title: '2 notices', items: [item, item], language: 'en' })
    expect(message).toMatchObject({ body: 'Your turn\nYour turn', path: '/', table: null })
    const many = pushMessage({ id: 'x', title: '12 notices', items: Array(12).fill(item), language: 'en' })
    expect(many.body.split('\n').slice(9)).toEqual(['Your turn', 'and 2 more'])
  })
})
