import { expect, it } from 'vitest'
import { typeset } from '../src/index.ts'

it('French stops stand after a space that does not break', () => {
  expect(typeset('fr', 'Annexer : 5 $ ; et puis ?')).toBe('Annexer\u00a0: 5\u00a0$\u202f; et puis\u202f?')
  expect(typeset('fr', '« Oui ! »')).toBe('«\u00a0Oui\u202f!\u00a0»')
})

it('a name that begins with a vowel takes the vowel before it', () => {
  expect(typeset('fr', 'Au tour de Ada, plus riche que émile.')).toBe('Au tour d’Ada, plus riche qu’émile.')
  expect(typeset('fr', 'De Élise à Bruno')).toBe('D’Élise à Bruno')
  expect(typeset('fr', 'de un à neuf, de onze, le code A, de A à B, prenez-le à')).toBe(
    'de un à neuf, de onze, le code A, de A à B, prenez-le à',
  )
})

it('whole tables of words are typeset, and functions that speak; ids are not words', () => {
  const words = {
    language: 'fr',
    list: ['a ; b'],
    deep: { say: (name: string) => `Chez ${name} ?` },
    zones: () => [{ id: 'x ; y', text: 'x ; y', seat: 1, none: null }],
  }
  const set = typeset('fr', words)
  expect(set.list).toEqual(['a\u202f; b'])
  expect(set.deep.say('Ada')).toBe('Chez Ada\u202f?')
  expect(set.zones()).toEqual([{ id: 'x ; y', text: 'x\u202f; y', seat: 1, none: null }])
})

it('English stays as it is', () => {
  const words = { say: () => 'de Ada : ?' }
  expect(typeset('en', words)).toBe(words)
})
