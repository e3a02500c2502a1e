import { describe, expect, test } from 'vitest'
import { ChatText, ClientMessage, PersonName, Seq, shownName } from '../src/index.ts'

describe('messages of a client', () => {
  const answer = { type: 'answer', id: 'a-1', seq: 3, option: 'take 5+6' }

  test('an answer names its request, the line seen and the option', () => {
    expect(ClientMessage.parse(answer)).toEqual(answer)
  })

  test.each([
    ['without the line it had seen', { type: 'answer', id: 'a-1', option: 'take 5+6' }],
    ['with something more in it', { ...answer, seat: 1 }],
    ['with an empty option', { ...answer, option: '' }],
    ['with an option longer than any', { ...answer, option: 'x'.repeat(401) }],
    ['with a name that is no name', { ...answer, id: 'a 1' }],
    ['with half a line', { ...answer, seq: 1.5 }],
    ['of an unknown kind', { ...answer, type: 'cheat' }],
  ])('an answer %s is refused', (_what, message) => {
    expect(ClientMessage.safeParse(message).success).toBe(false)
  })
})

describe('texts from people', () => {
  test('names and chat are one visible line, trimmed', () => {
    expect(PersonName.parse('  Rosa ')).toBe('Rosa')
    expect(ChatText.parse('¡Olé! 🐄')).toBe('¡Olé! 🐄')
  })

  test.each([
    'Jean-Noël',
    'Zoë\u0308', // a mark of its own
    'Юлия',
    '山田 太郎',
    'می\u200cخواهم', // the joiner is seen there
    '👩🏽\u200d🌾',
    '❤\ufe0f Ann',
    'Ann 2',
  ])('the name %j is taken as it is', (name) => {
    expect(PersonName.parse(name)).toBe(name)
    expect(shownName(name)).toBe(name)
  })

  test('a sentence may have the narrow spaces of French', () => {
    expect(ChatText.parse('Bravo\u202f! Et vous\u00a0?')).toBe('Bravo\u202f! Et vous\u00a0?')
  })

  test('many pictures before something invisible are refused at once', () => {
    const begun = performance.now()
    expect(ChatText.safeParse(`${'❤\ufe0f'.repeat(240)}\u200b`).success).toBe(false)
    expect(performance.now() - begun).toBeLessThan(100)
  })

  const INVISIBLE = [
    '\u200b',
    '\u200d',
    '\u2800',
    '\u3164',
    '\u115f',
    '\u00ad',
    '\u{e0041}',
    '\ufe0f',
    '\u2062',
    '\u034f',
  ]

  test.each(INVISIBLE)('no name has %j in it, nor is one of it', (letter) => {
    expect(PersonName.safeParse(`An${letter}n`).success).toBe(false)
    expect(PersonName.safeParse(letter).success).toBe(false)
    expect(shownName(`An${letter}n`)).toBe('Ann')
    expect(shownName(letter)).toBe('?')
  })

  test.each(['', '   ', 'two\nlines', 'back\u202ewards', 'x'.repeat(41), `a${'\u0301'.repeat(9)}`, 'Ann\u3000B'])(
    'the name %j is refused',
    (name) => {
      expect(PersonName.safeParse(name).success).toBe(false)
    },
  )
})

test('a log has no negative length', () => {
  expect(Seq.safeParse(-1).success).toBe(false)
})
