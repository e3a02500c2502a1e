import { describe, expect, test } from 'vitest'
import { ChatText, ClientMessage, PersonName, Seq } from '../src/index.ts'

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

  test.each(['', '   ', 'two\nlines', 'back\u202ewards', 'x'.repeat(41)])('the name %j is refused', (name) => {
    expect(PersonName.safeParse(name).success).toBe(false)
  })
})

test('a log has no negative length', () => {
  expect(Seq.safeParse(-1).success).toBe(false)
})
