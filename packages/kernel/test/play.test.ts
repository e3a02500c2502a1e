import { describe, expect, test } from 'vitest'
import {
  apply,
  canonical,
  decisions,
  defineGame,
  type GameDefinition,
  isOver,
  Play,
  Refusal,
  type RefusalCode,
  Rng,
  start,
  type StepRule,
} from '../src/index.ts'
import { after, ask, note, playing, questions, type Toy, toy, type ToyStep, toySteps } from './toy.ts'

function refusal(act: () => unknown): RefusalCode | 'accepted' {
  try {
    act()
    return 'accepted'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('the agenda', () => {
  test('steps happen in order until somebody has a choice; an empty agenda is the end', () => {
    const play = playing([note('a'), ask('x', ['1', '2']), note('b')])
    expect([play.state.log, play.over]).toEqual([['a'], false])
    play.answer(0, '1')
    expect([play.state.log, play.over, play.decisions]).toEqual([['a', 'x:1', 'b'], true, []])
  })

  test('a question without a choice is answered by the engine, without counting as an answer', () => {
    const play = playing([ask('x', ['1']), ask('y', ['1', '2'])])
    expect(play.state).toMatchObject({ log: ['x:1'], seq: 0 })
  })

  test('a concealed question is asked even then', () => {
    expect(questions(playing([ask('x', ['1'], { conceal: true })]))).toEqual(['0 x: 1'])
  })

  test('`then` puts steps before what is there, in reading order', () => {
    const play = playing([ask('x', ['1', '2'], { then: [note('a'), note('b')] }), note('c')])
    expect(after(play, '1')).toBe('x:1 a b c')
  })

  test('settling a state again changes nothing', () => {
    const play = playing([note('a'), ask('x', ['1', '2'])])
    const before = canonical(play.state)
    expect(canonical(new Play(play.game, play.state).state)).toBe(before)
  })
})

describe('answers', () => {
  const game = toy([ask('x', ['1', '2'], { seat: 1 })])
  const { state } = start(game, { players: 2 }, 'seed')

  test.each<[string, number, string, RefusalCode]>([
    ['of a seat that is not asked', 0, '1', 'not-your-decision'],
    ['of a seat that is not there', 9, '1', 'not-your-decision'],
    ['that are not offered', 1, '3', 'unknown-option'],
    ['with another capital', 1, ' 1', 'unknown-option'],
  ])('%s are refused', (_what, seat, id, code) => {
    expect(refusal(() => apply(game, state, seat, id))).toBe(code)
  })

  test('after the end are refused', () => {
    const end = apply(game, state, 1, '1').state
    expect(isOver(end)).toBe(true)
    expect(refusal(() => apply(game, end, 1, '1'))).toBe('game-over')
  })

  test('that are refused change nothing, not even in place', () => {
    const play = new Play(game, game.clone(state), true)
    const before = canonical([play.state, play.decisions])
    expect([refusal(() => play.answer(0, '1')), refusal(() => play.answer(1, '3'))]).toEqual([
      'not-your-decision',
      'unknown-option',
    ])
    expect(canonical([play.state, play.decisions])).toBe(before)
  })

  test('are counted, and never change the state they are given to', () => {
    const before = canonical(state)
    expect(apply(game, state, 1, '2').state.seq).toBe(1)
    expect(decisions(game, state)).toHaveLength(1)
    expect(canonical(state)).toBe(before)
  })
})

describe('free actions', () => {
  const free: Partial<GameDefinition<Toy>> = {
    anytime: (s, seat) => (s.closed.includes('free') ? [] : [{ id: `free ${seat}` }, { id: `more ${seat}` }]),
    playAnytime: (g, seat, { id }) => void g.s.log.push(`${seat} ${id}`),
  }
  const interrupting: Partial<GameDefinition<Toy>> = { ...free, interrupters: () => [0, 1] }

  test('stand beside the question and leave it open', () => {
    const play = playing([ask('x', ['1', '2'])], free)
    expect(play.decisions).toEqual([
      {
        seat: 0,
        kind: 'x',
        options: [{ id: '1' }, { id: '2' }, { id: 'free 0' }, { id: 'more 0' }],
        anytimeFrom: 2,
      },
    ])
    expect(after(play, 'free 0', 'more 0', '2')).toBe('0 free 0 0 more 0 x:2')
  })

  test('make a question of one option a real one', () => {
    const play = playing([ask('x', ['1'])], free)
    expect(questions(play)).toEqual(['0 x: 1 | free 0 | more 0'])
    expect(after(play, '1')).toBe('x:1')
  })

  test('are not offered with a question that is dropped', () => {
    expect(playing([{ do: 'close', name: 'x' }, ask('x', ['1', '2'])], free).over).toBe(true)
  })

  test('never stand in for the answer to a question without options', () => {
    expect(() => playing([ask('x', [])], { ...free, anytime: () => [{ id: 'only' }] })).toThrow('asks without options')
  })

  test('keep a concealed question concealed', () => {
    expect(playing([ask('x', ['1'], { conceal: true })], free).decisions[0].conceal).toBe(true)
  })

  test('without any, the question is what the rule asked', () => {
    const play = playing([{ do: 'close', name: 'free' }, ask('x', ['1', '2'])], free)
    expect(play.decisions[0].anytimeFrom).toBeUndefined()
  })

  test('of seats that may interrupt are optional, and the game does not wait for them', () => {
    const play = playing([ask('x', ['1', '2'])], interrupting)
    expect(questions(play)).toEqual(['0 x: 1 | 2 | free 0 | more 0', '1 anytime: free 1 | more 1'])
    expect(play.decisions.map((d) => d.optional)).toEqual([undefined, true])
    play.answer(1, 'free 1')
    expect(questions(play)).toEqual(['0 x: 1 | 2 | free 0 | more 0', '1 anytime: free 1 | more 1'])
    expect(after(play, '1')).toBe('1 free 1 x:1')
    expect(play.over).toBe(true)
  })

  test('of an interrupter with a single one are still asked, never done by the engine', () => {
    const play = playing([ask('x', ['1', '2'])], { ...interrupting, anytime: (_s, seat) => [{ id: `only ${seat}` }] })
    expect(questions(play)).toEqual(['0 x: 1 | 2 | only 0', '1 anytime: only 1'])
    expect(play.state.log).toEqual([])
  })

  test('of nobody are not offered', () => {
    const play = playing([{ do: 'close', name: 'free' }, ask('x', ['1', '2'])], interrupting)
    expect(questions(play)).toEqual(['0 x: 1 | 2'])
  })
})

describe('listening and revealing', () => {
  test('events are those of the last answer; nobody listens in playouts', () => {
    const agenda = [note('a'), ask('x', ['1', '2'], { then: [note('b')] }), ask('y', ['1', '2'])]
    const play = playing(agenda)
    expect(play.context.events).toEqual([{ type: 'noted', text: 'a' }])
    play.answer(0, '1')
    expect(play.context.events).toEqual([{ type: 'noted', text: 'b' }])
    play.answer(0, '1')
    expect(play.context.events).toEqual([])
    const game = toy(agenda)
    expect(new Play(game, start(game, {}, 'seed').state).context.events).toBeNull()
  })

  test('only what is drawn or said to be seen reveals', () => {
    const agenda = [
      ask('x', ['1', '2'], { then: [note('a')] }),
      ask('y', ['1', '2'], { then: [{ do: 'roll' }] }),
      ask('z', ['1', '2'], { then: [{ do: 'draw', seat: 0 }] }),
    ]
    const game = toy(agenda)
    let { state, revealed } = start(game, {}, 'seed')
    expect(revealed).toBe(true)
    const seen: boolean[] = []
    for (let i = 0; i < 3; i++) {
      ;({ state, revealed } = apply(game, state, 0, '1'))
      seen.push(revealed)
    }
    expect(seen).toEqual([false, true, true])
  })

  test('a shuffle at the table reveals, and is the one of the generator', () => {
    const shuffling: StepRule<Toy> = { run: (g) => void g.shuffle(g.s.log) }
    const play = playing([ask('x', ['1', '2'], { then: [note('a')] }), ask('y', ['1', '2'])], {
      steps: { ...toySteps, note: shuffling },
    })
    play.state.log.push('b', 'c', 'd', 'e')
    const rng = new Rng([...play.state.rng])
    play.answer(0, '1')
    expect(play.context.revealed).toBe(true)
    expect(play.state.log).toEqual(rng.shuffle(['b', 'c', 'd', 'e', 'x:1']))
    expect(play.state.rng).toEqual(rng.words)
  })

  test('a cursor put on another state forgets what happened before', () => {
    const play = playing([ask('x', ['1', '2'], { then: [{ do: 'roll' }, note('a')] }), ask('y', ['1', '2'])])
    const before = play.game.clone(play.state)
    play.answer(0, '1')
    expect([play.context.revealed, play.context.events?.length]).toEqual([true, 2])
    play.reset(before)
    expect([play.context.revealed, play.context.events]).toEqual([false, []])
    expect(questions(play)).toEqual(['0 x: 1 | 2'])
  })
})

const circling: StepRule<Toy> = { run: (g, step) => g.then(step as ToyStep) }

describe('errors in rules are told by name', () => {
  test.each<[string, () => unknown, string]>([
    ['an unknown step', () => playing([{ do: 'dance' } as never]), 'no rule for the step dance'],
    ['a question without options', () => playing([ask('x', [])]), 'the step ask asks without options'],
    [
      'a step that does nothing at all',
      () => playing([note('a')], { steps: { note: {} } as never }),
      'the step note neither runs nor asks',
    ],
    [
      'a question that cannot be answered',
      () =>
        playing([note('a')], {
          steps: { note: { ask: () => ({ seat: 0, kind: 'a', options: [{ id: '1' }] }) } } as never,
        }),
      'the step note asks but cannot be answered',
    ],
    [
      'steps without an end',
      () => playing([note('a')], { steps: { note: circling } as never }),
      'the agenda of toy does not settle',
    ],
  ])('%s', (_what, act, message) => {
    expect(act).toThrow(message)
  })

  test('a step with a name of the kernel', () => {
    const { rules: _rules, ...definition } = toy([])
    const steps = { may: {} } as never
    expect(() => defineGame({ ...definition, steps })).toThrow('the step name may belongs to the kernel')
  })
})

test('a seed is a single line', () => {
  expect(refusal(() => start(toy([]), {}, 'two\nlines'))).toBe('bad-config')
  expect(refusal(() => start(toy([]), {}, 'half \ud800'))).toBe('bad-config')
  expect(refusal(() => start(toy([]), {}, 'é 🐄'))).toBe('accepted')
})

test('the same seed deals alike, another one differently', () => {
  const deck = (seed: string): string => start(toy([]), {}, seed).state.deck.join('')
  expect(deck('a')).toBe(deck('a'))
  expect(deck('a')).not.toBe(deck('b'))
})
