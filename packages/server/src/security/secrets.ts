/** Random names and secrets, and comparisons that take the same time whatever they find. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const ID_LENGTH = 20
/** Digits of a time in milliseconds to base 36, from 1972 to 2059. */
const TIME_LENGTH = 8

/** 20 characters, over 100 bits: names of guests, messages, invites. */
export function newId(): string {
  return letters(ID_LENGTH)
}

/**
 * The same shape, and over 60 bits by chance, but in the order of time: tables at play now then lie on the same few pages of the
 * database, which makes writing their answers down a third cheaper. A table's name is not a secret: invites are.
 */
export function newTableId(at: number): string {
  return timeInName(at) + letters(ID_LENGTH - TIME_LENGTH)
}

/** What names of tables begin with that are opened then; earlier ones come before it, later ones after it. */
export function timeInName(at: number): string {
  return at.toString(36).padStart(TIME_LENGTH, '0')
}

function letters(count: number): string {
  let text = ''
  while (text.length < count) {
    for (const byte of randomBytes(32)) {
      // Bytes past the last whole multiple would make some letters likelier.
      if (byte < 252 && text.length < count) text += LETTERS[byte % 36]
    }
  }
  return text
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
