import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, clonePlain, hashOf, sha256 } from '../src/index.ts'

const integer = fc.maxSafeInteger()
const key = fc.string({ maxLength: 6 }).filter((name) => name !== '__proto__')
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    integer,
    fc.string(),
    fc.array(tie('plain'), { maxLength: 4 }),
    fc.dictionary(key, tie('plain'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** The same data with the fields of every record in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reordered(field)]),
  )
}

describe('canonical text', () => {
  test('is JSON of the same data', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 1 },
    )
  })

  test('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonical(reordered(value))).toBe(canonical(value))
      }),
      { seed: 2 },
    )
  })

  test('is the same for the same data only', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const same = isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))
        expect(canonical(a) === canonical(b)).toBe(same)
      }),
      { seed: 3 },
    )
  })

  test('sorts keys by code unit, as every machine does', () => {
    expect(canonical({ é: 1, z: 2, Z: 3, 10: 4, 9: 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}')
  })

  test('leaves out fields that are undefined, and knows no negative zero', () => {
    expect(canonical({ a: undefined, b: -0 })).toBe('{"b":0}')
  })

  test('keeps halves of surrogate pairs apart', () => {
    expect(canonical('\ud800')).not.toBe(canonical('\udfff'))
  })

  test.each<[string, unknown]>([
    ['a fraction', 0.5],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a number too large to be exact', 2 ** 53],
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a hole in a list', Array<number>(2)],
    ['a function', () => 1],
    ['a big integer', 1n],
    ['a symbol', Symbol('s')],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an instance', new (class Thing {})()],
    ['a fraction deep inside', { a: [{ b: 1.25 }] }],
  ])('refuses %s', (_what, value) => {
    expect(() => canonical(value)).toThrow(TypeError)
  })

  test('a record without a prototype is plain data', () => {
    expect(canonical(Object.assign(Object.create(null) as object, { a: 1 }))).toBe('{"a":1}')
  })
})

test('the hash is the SHA-256 of the canonical text, and never changes', () => {
  expect(hashOf({ c: 'é', a: [1, 2, { b: null }] })).toBe(
    '3343b7ef47bd7538af2b53e428094f061cc206f947f6b1075fb9889aea410159',
  )
  expect(hashOf([1])).toBe(sha256('[1]'))
})

describe('a clone', () => {
  test('is equal, and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const before = canonical(value)
        const copy = clonePlain(value)
        expect(canonical(copy)).toBe(before)
        scribble(copy)
        expect(canonical(value)).toBe(before)
      }),
      { seed: 4 },
    )
  })

  test('of something that is no record is the thing itself', () => {
    expect([1, 'a', null, true].map(clonePlain)).toEqual([1, 'a', null, true])
  })
})

/** Writes to every part. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.values(value).forEach(scribble)
  Object.assign(value, { scribble: 'x', 0: 'x' })
}
