import { expect, test } from 'vitest'
import { readRequest } from '../src/table/request.ts'

const OPTIONS = [
  { id: 'stand brown-11 with 5+6', text: 'Stand a gaucho on brown 11' },
  { id: 'occupy theft', text: 'Voler un bœuf à l’éleveur' },
  { id: 'pass', text: 'Pass' },
  { id: 'pass on', text: 'Pass on the dice' },
]
const chosen = (index: number): object => ({ do: 'choose', index })
const command = (name: string, about = ''): object => ({ do: 'command', command: name, about })

test.each([
  ['1', chosen(0)],
  [' 4 ', chosen(3)],
  ['5', { do: 'no-such-number' }],
  ['0', { do: 'no-such-number' }],
  ['stand', chosen(0)],
  ['STAND A GAUCHO', chosen(0)],
  ['occupy', chosen(1)],
  ["voler un bœuf a l'eleveur", chosen(1)],
  ['pass', chosen(2)],
  ['pass o', chosen(3)],
  ['pas', { do: 'ambiguous', options: ['Pass', 'Pass on the dice'] }],
  ['fly', { do: 'unknown', text: 'fly' }],
  ['', { do: 'nothing' }],
  ['u', command('undo')],
  ['u!', command('undoAgreed')],
  ['annuler', command('undo')],
  ['?', command('help')],
  ['?theft', command('help', 'theft')],
  ['help the thief', command('help', 'the thief')],
  ['why brown 11', command('why', 'brown 11')],
  ['Pourquoi marron', command('why', 'marron')],
  ['règles tri', command('rules', 'tri')],
  ['s', command('save')],
  ['s my games/a.record', command('save', 'my games/a.record')],
  ['log', command('log')],
  ['quit now', { do: 'unknown', text: 'quit now' }],
])('"%s"', (line, request) => {
  expect(readRequest(line, OPTIONS)).toEqual(request)
})
