/** Random names and secrets, and comparisons that take the same time whatever they find. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 20 characters, over 100 bits: names of tables, guests, messages. */
export function newId(): string {
  let id = ''
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      // Bytes past the last whole multiple would make some letters likelier.
      if (byte < 252 && id.length < 20) id += LETTERS[byte % 36]
    }
  }
  return id
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of an invite token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left, right)
}

export function sign(value: string, key: string): string {
  return `${value}.${createHmac('sha256', key).update(value).digest('base64url')}`
}

/** The value that was signed, or null. */
export function unsign(signed: string, key: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 0) return null
  const value = signed.slice(0, dot)
  return sameText(signed, sign(value, key)) ? value : null
}
