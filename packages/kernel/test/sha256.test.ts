import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../src/index.ts'
import { utf8 } from '../src/utf8.ts'

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

test('every length around the block size', () => {
  for (let length = 0; length < 260; length++) {
    const text = 'waystation'.repeat(26).slice(0, length)
    expect(sha256(text)).toBe(reference(text))
  }
})

test('any text, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(reference(text))
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('a long text', () => {
  const text = 'é🐄x'.repeat(10_000)
  expect(sha256(text)).toBe(reference(text))
})

test('text becomes UTF-8 as everywhere else, halves of surrogate pairs included', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)))
    }),
    { seed: 2, numRuns: 200 },
  )
})
