import { row } from './support/rows.ts'
import { commitment } from '@waystation/kernel'
import { ERROR_CODES } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { promiseOf } from '../src/tables/info.ts'
import { preferredLanguage, TEXTS } from '../src/text/index.ts'

describe('texts', () => {
  it('say every error in both languages, differently, and say nothing else', () => {
    for (const { errors } of Object.values(TEXTS)) expect(Object.keys(errors).sort()).toEqual([...ERROR_CODES].sort())
    for (const code of ERROR_CODES) expect(TEXTS.fr.errors[code]).not.toBe(TEXTS.en.errors[code])
  })

  it('follow the reader', () => {
    expect(preferredLanguage('de-DE, fr-CA;q=0.8, en;q=0.5')).toBe('fr')
    expect(preferredLanguage('de')).toBe('en')
    expect(preferredLanguage(undefined)).toBe('en')
  })
})

describe('the promise of a seed', () => {
  it('is the one that records are checked against', () => {
    for (const [seed, salt] of [
      ['a', 'b'],
      ['été', ''],
      ['x'.repeat(100), 'y'],
    ]) {
      expect(promiseOf(row('a', { seed, salt }))).toBe(commitment(seed, salt))
    }
  })
})
