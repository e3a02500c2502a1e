import { expect, test } from 'vitest'
import { DONE, may, PASS } from '../src/index.ts'
import { after, ask, everyWay, note, playing, questions, type ToyStep } from './toy.ts'

const close = (name: string): ToyStep => ({ do: 'close', name })

test('puts the pass beside the question of its step', () => {
  const play = playing([may(0, ask('x', ['1', '2']))])
  expect(questions(play)).toEqual(['0 x: 1 | 2 | pass'])
  expect(everyWay([may(0, ask('x', ['1', '2']))])).toEqual(['x:1', 'x:2', ''])
})

test('a single option beside the pass is still a choice', () => {
  expect(everyWay([may(0, ask('x', ['1']))])).toEqual(['x:1', ''])
})

test('what the answer puts on the agenda is done next; after a pass nothing is', () => {
  const agenda = [may(0, ask('x', ['1'], { then: [note('a')] })), note('z')]
  expect(after(playing(agenda), '1')).toBe('x:1 a z')
  expect(after(playing(agenda), 'pass')).toBe('z')
})

test('is dropped when its step has nothing to ask', () => {
  expect(everyWay([close('x'), may(0, ask('x', ['1'])), note('z')])).toEqual(['z'])
})

test('keeps a concealed question concealed', () => {
  const play = playing([may(0, ask('x', ['1'], { conceal: true }))])
  expect(play.decisions[0].conceal).toBe(true)
})

test('of a step that happens by itself is an error, and says of which', () => {
  expect(() => playing([may(0, note('a'))])).toThrow('the step note asks nothing')
})

test('the ends are shared constants that nobody can change', () => {
  expect([DONE, PASS].every((end) => Object.isFrozen(end))).toBe(true)
})
