import { describe, expect, test } from 'vitest'
import {
  anyOrder,
  anyOrderOptional,
  DONE,
  may,
  oneOf,
  PASS,
  pickSome,
  type Planned,
  repeat,
  sealed,
  seq,
} from '../src/index.ts'
import { after, ask, everyWay, note, playing, questions, type ToyStep } from './toy.ts'

const close = (name: string): ToyStep => ({ do: 'close', name })
const pick = (items: readonly string[], min: number, max: number): Planned<ToyStep> =>
  pickSome<ToyStep>({ seat: 0, kind: 'pick', items, min, max, then: { do: 'took', picked: [] } })

describe('seq', () => {
  test('does everything in reading order, before what was there', () => {
    expect(after(playing([seq(note('a'), seq(note('b'), note('c'))), note('d')]))).toBe('a b c d')
  })

  test('passes over what cannot be done', () => {
    const play = playing([close('x'), seq(note('a'), ask('x', ['1', '2']), note('x'), ask('y', ['1', '2']))])
    expect(questions(play)).toEqual(['0 y: 1 | 2'])
    expect(after(play, '1')).toBe('a y:1')
  })

  test('is possible as soon as one of its steps is', () => {
    const agenda = [close('x'), may(0, seq(note('x'), note('a'))), may(0, seq(note('x'), ask('x', ['1', '2'])))]
    const play = playing(agenda)
    expect(questions(play)).toEqual(['0 seq: seq | pass'])
    expect(after(play, 'seq')).toBe('a')
    expect(play.over).toBe(true)
  })

  test('of nothing is nothing', () => {
    expect(everyWay([seq(), note('a')])).toEqual(['a'])
  })
})

describe('anyOrder', () => {
  test('does each once, in every order; the last by itself', () => {
    const ways = everyWay([anyOrder(0, note('a'), note('b'), note('c'))])
    expect(ways).toEqual(['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'])
  })

  test('offers only what can be done, as the state changes', () => {
    const play = playing([anyOrder(0, note('a'), close('b'), note('b'), note('c'))])
    expect(questions(play)).toEqual(['0 anyOrder: a | close | b | c'])
    play.answer(0, 'close')
    expect(questions(play)).toEqual(['0 anyOrder: a | c'])
    expect(after(play, 'c')).toBe('c a')
  })

  test('is dropped when nothing in it can be done', () => {
    expect(everyWay([close('a'), anyOrder(0, note('a')), anyOrder<ToyStep>(0), note('b')])).toEqual(['b'])
  })

  test('offers steps of one name once, and still does them all', () => {
    const play = playing([anyOrder(0, note('a'), note('a'), note('b'))])
    expect(questions(play)).toEqual(['0 anyOrder: a | b'])
    expect(after(play, 'a', 'a')).toBe('a a b')
  })

  test('offers the second of a name where the first is impossible', () => {
    const play = playing([close('x'), anyOrder(0, seq(note('x')), seq(note('a')), note('b'))])
    expect(questions(play)).toEqual(['0 anyOrder: seq | b'])
    expect(after(play, 'seq')).toBe('a b')
  })

  test('asks the questions of its steps in between', () => {
    const play = playing([anyOrder(0, ask('x', ['1', '2']), note('a'))])
    play.answer(0, 'x')
    expect(questions(play)).toEqual(['0 x: 1 | 2'])
    expect(after(play, '2')).toBe('x:2 a')
  })

  test('optional: any part, in any order, down to nothing', () => {
    const ways = everyWay([anyOrderOptional(0, note('a'), note('b'))])
    expect(ways.sort()).toEqual(['', 'a', 'a b', 'b', 'b a'])
  })
})

describe('oneOf', () => {
  test('does one of its branches', () => {
    expect(everyWay([oneOf(0, note('a'), seq(note('b'), note('c'))), note('d')])).toEqual(['a d', 'b c d'])
  })

  test('does the only possible branch without asking, and nothing when there is none', () => {
    expect(everyWay([close('a'), oneOf(0, note('a'), note('b'))])).toEqual(['b'])
    expect(everyWay([close('a'), oneOf(0, note('a')), note('z')])).toEqual(['z'])
  })

  test('inside oneOf, each level is asked by itself', () => {
    expect(everyWay([oneOf(0, note('a'), oneOf(0, note('b'), note('c')))])).toEqual(['a', 'b', 'c'])
  })

  test('a combinator with nothing to do inside is no branch', () => {
    const nothing = [
      pick(['a'], 2, 3),
      repeat(0, note('x'), { min: 0, max: 0 }),
      may(0, note('x')),
      anyOrder(0, note('x')),
    ]
    expect(everyWay([close('x'), oneOf(0, note('a'), ...nothing)])).toEqual(['a'])
  })
})

describe('may', () => {
  test('puts the pass beside the question of its step', () => {
    const play = playing([may(0, ask('x', ['1', '2']))])
    expect(questions(play)).toEqual(['0 x: 1 | 2 | pass'])
    expect(everyWay([may(0, ask('x', ['1', '2']))])).toEqual(['x:1', 'x:2', ''])
  })

  test('a single option beside the pass is still a choice', () => {
    expect(everyWay([may(0, ask('x', ['1']))])).toEqual(['x:1', ''])
    expect(everyWay([may(0, note('a'))])).toEqual(['a', ''])
  })

  test('is dropped when its step cannot be done', () => {
    expect(everyWay([close('x'), may(0, note('x')), may(0, ask('x', ['1'])), note('z')])).toEqual(['z'])
  })

  test('may of oneOf: one branch or none', () => {
    expect(everyWay([may(0, oneOf(0, note('a'), note('b')))])).toEqual(['a', 'b', ''])
  })

  test('may of may: passing the inner is not passing the outer', () => {
    const play = playing([may(0, may(0, ask('x', ['1', '2']))), note('z')])
    expect(questions(play)).toEqual(['0 may: may | pass'])
    play.answer(0, 'may')
    expect(questions(play)).toEqual(['0 x: 1 | 2 | pass'])
    expect(after(play, 'pass')).toBe('z')
  })

  test('keeps a concealed question concealed', () => {
    const play = playing([may(0, ask('x', ['1'], { conceal: true }))])
    expect(play.decisions[0].conceal).toBe(true)
  })
})

describe('repeat', () => {
  test('between min and max times', () => {
    const ways = everyWay([repeat(0, ask('x', ['1', '2']), { min: 1, max: 2 })])
    expect(ways).toEqual(['x:1 x:1', 'x:1 x:2', 'x:1', 'x:2 x:1', 'x:2 x:2', 'x:2'])
  })

  test('exactly n times leaves no choice but the answers', () => {
    expect(everyWay([repeat(0, note('a'), { min: 3, max: 3 })])).toEqual(['a a a'])
  })

  test('no times is nothing', () => {
    expect(everyWay([repeat(0, note('a'), { min: 0, max: 0 }), note('z')])).toEqual(['z'])
  })

  test('stops when the step can no longer be done, even below min', () => {
    const once = ask('x', ['1'], { then: [close('x')] })
    expect(everyWay([repeat(0, once, { min: 2, max: 5 }), note('z')])).toEqual(['x:1 z'])
  })

  test('what an answer puts on the agenda is done before the next time', () => {
    const play = playing([repeat(0, ask('x', ['1'], { then: [note('a'), ask('y', ['2', '3'])] }), { min: 0, max: 2 })])
    play.answer(0, '1')
    expect(questions(play)).toEqual(['0 y: 2 | 3'])
    expect(after(play, '3', 'done')).toBe('x:1 a y:3')
  })

  test('repeat of repeat: each has an end of its own', () => {
    const inner = repeat(0, ask('x', ['1']), { min: 0, max: 2 })
    const play = playing([repeat(0, inner, { min: 0, max: 2 }), note('z')])
    expect(questions(play)).toEqual(['0 repeat: repeat | done'])
    play.answer(0, 'repeat')
    expect(questions(play)).toEqual(['0 x: 1 | done'])
    play.answer(0, 'done')
    expect(questions(play)).toEqual(['0 repeat: repeat | done'])
    expect(after(play, 'repeat', '1', '1')).toBe('x:1 x:1 z')
  })

  test('repeat of a step that must be done at least once joins its question', () => {
    const inner = repeat(0, ask('x', ['1', '2']), { min: 1, max: 1 })
    const play = playing([repeat(0, inner, { min: 0, max: 2 }), note('z')])
    expect(questions(play)).toEqual(['0 x: 1 | 2 | done'])
    expect(after(play, '2', 'done')).toBe('x:2 z')
  })

  test('repeat of may, and may of repeat, keep both ends apart', () => {
    const ofMay = playing([repeat(0, may(0, ask('x', ['1'])), { min: 0, max: 2 })])
    expect(questions(ofMay)).toEqual(['0 x: 1 | pass | done'])
    expect(after(ofMay, 'pass', '1')).toBe('x:1')
    expect(ofMay.over).toBe(true)
    const mayOf = playing([may(0, repeat(0, ask('x', ['1']), { min: 0, max: 2 })), note('z')])
    expect(questions(mayOf)).toEqual(['0 x: 1 | done | pass'])
    expect(after(mayOf, '1', 'done')).toBe('x:1 z')
  })

  test('repeat of anyOrderOptional and of pickSome: their end is not the end', () => {
    const play = playing([repeat(0, anyOrderOptional(0, note('a'), note('b')), { min: 0, max: 2 })])
    expect(questions(play)).toEqual(['0 anyOrder: anyOrder | done'])
    expect(after(play, 'anyOrder', 'b', 'done', 'anyOrder', 'done')).toBe('b')
    expect(play.over).toBe(true)
    const picks = playing([repeat(0, pick(['a', 'b'], 0, 1), { min: 0, max: 2 })])
    expect(questions(picks)).toEqual(['0 pickSome: pickSome | done'])
    expect(after(picks, 'pickSome', 'done', 'pickSome', 'pick b')).toBe('took nothing took b')
  })

  test('repeat of oneOf: a branch of the child is not the child', () => {
    const play = playing([repeat(0, oneOf(0, note('a'), note('b')), { min: 0, max: 2 })])
    expect(questions(play)).toEqual(['0 oneOf: a | b | done'])
    expect(after(play, 'b', 'a')).toBe('b a')
    expect(play.over).toBe(true)
  })

  test('of a rule with an end of its own, the two are kept apart', () => {
    const ends = { ...ask('x', ['1']), ids: ['1', 'done'] }
    const play = playing([repeat(0, ends, { min: 0, max: 1 })])
    expect(questions(play)).toEqual(['0 ask: x | done'])
    expect(after(play, 'x', 'done')).toBe('x:done')
  })

  test('of a sealed question asks it as a whole', () => {
    const bids = sealed(ask('bid', ['1', '2'], { seat: 0 }), ask('bid', ['1', '2'], { seat: 1 }))
    const play = playing([repeat(0, bids, { min: 0, max: 1 })])
    expect(questions(play)).toEqual(['0 sealed: sealed | done'])
    expect(after(play, 'sealed', '1', '2')).toBe('bid:1 bid:2')
  })
})

describe('pickSome', () => {
  test('reaches every subset once', () => {
    const ways = everyWay([pick(['a', 'b', 'c'], 0, 3)])
    expect(ways.sort()).toEqual(
      ['nothing', 'a', 'b', 'c', 'a+b', 'a+c', 'b+c', 'a+b+c'].map((picked) => `took ${picked}`).sort(),
    )
  })

  test.each([
    [1, 2, 6],
    [2, 2, 3],
    [0, 1, 4],
    [3, 3, 1],
    [0, 0, 1],
  ])('from %i to %i of three: %i subsets', (min, max, count) => {
    const ways = everyWay([pick(['a', 'b', 'c'], min, max)])
    expect(new Set(ways).size).toBe(count)
    expect(ways).toHaveLength(count)
  })

  test('never leads into a dead end', () => {
    const play = playing([pick(['a', 'b', 'c'], 2, 3)])
    expect(questions(play)).toEqual(['0 pick: pick a | pick b'])
    play.answer(0, 'pick b')
    expect(play.over).toBe(true)
    expect(play.state.log).toEqual(['took b+c'])
  })

  test('equal items are offered once, and every choice among them is reached once', () => {
    const ways = everyWay([pick(['a', 'a', 'b'], 0, 3)])
    expect(ways.sort()).toEqual(['took a', 'took a+a', 'took a+a+b', 'took a+b', 'took b', 'took nothing'])
    expect(questions(playing([pick(['a', 'a', 'b'], 0, 3)]))).toEqual(['0 pick: pick a | pick b | done'])
  })

  test('too few items: nothing is picked and nothing follows', () => {
    expect(everyWay([pick(['a'], 2, 2), note('z')])).toEqual(['z'])
    expect(everyWay([pick([], 0, 2), note('z')])).toEqual(['took nothing z'])
  })

  test('more than at most is refused when it is made', () => {
    expect(() => pick(['a'], 2, 1)).toThrow(RangeError)
  })
})

test('the ends are shared constants that nobody can change', () => {
  expect([DONE, PASS].every((end) => Object.isFrozen(end))).toBe(true)
})
