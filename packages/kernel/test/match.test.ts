import { describe, expect, test } from 'vitest'
import {
  answer,
  apply,
  begin,
  canUndo,
  type Entry,
  hashOf,
  type Match,
  matchOver,
  playEntry,
  Refusal,
  undo,
  undoAgreed,
} from '../src/index.ts'
import { ask, type Toy, toy, type ToyStep, toySteps } from './toy.ts'

const roll: ToyStep = { do: 'roll' }
const peek = (seat: number): ToyStep => ({ do: 'draw', seat })
const game = toy([
  ask('a', ['1', '2']),
  ask('b', ['1', '2']),
  ask('c', ['1', '2'], { seat: 1 }),
  ask('d', ['1', '2'], { seat: 1, then: [roll] }),
  ask('e', ['1', '2'], { seat: 1, then: [peek(1)] }),
  ask('f', ['1', '2']),
])

function played(count: number): Match<Toy> {
  let { match } = begin(game, { players: 2 }, 'seed')
  for (let i = 0; i < count; i++) match = answer(match, match.state.seq < 2 || match.state.seq > 4 ? 0 : 1, '1').match
  return match
}

const code = (act: () => unknown): string => {
  try {
    act()
    return 'accepted'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('a match is its answers: the state is what they lead to', () => {
  let state = begin(game, { players: 2 }, 'seed').match.opening
  for (const seat of [0, 0, 1, 1]) state = apply(game, state, seat, '1').state
  const match = played(4)
  expect(hashOf(match.state)).toBe(hashOf(state))
  expect(match.moves.map(({ seat, option }) => ({ seat, option }))).toEqual(
    [0, 0, 1, 1].map((seat) => ({ seat, option: '1' })),
  )
  expect([matchOver(match), matchOver(played(6))]).toEqual([false, true])
})

describe('without asking anyone', () => {
  test('own answers are taken back one by one, to the beginning', () => {
    const once = undo(played(2), 0)
    expect(hashOf(once.state)).toBe(hashOf(played(1).state))
    const twice = undo(once, 0)
    expect(hashOf(twice.state)).toBe(hashOf(played(0).state))
    expect(code(() => undo(twice, 0))).toBe('nothing-to-undo')
    expect([once.moves.length, twice.moves.length]).toEqual([1, 0])
  })

  test('not once another has answered', () => {
    const match = played(3)
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, true])
    expect(code(() => undo(match, 0))).toBe('undo-barrier')
    expect(canUndo(undo(match, 1), 0)).toBe(true)
  })

  test('not after dice were rolled, nor after a card was seen', () => {
    expect(canUndo(played(4), 1)).toBe(false)
    expect(code(() => undo(played(4), 1))).toBe('undo-barrier')
    expect(canUndo(played(5), 1)).toBe(false)
  })

  test('the last answer of a game too, if it revealed nothing', () => {
    expect(canUndo(played(6), 0)).toBe(true)
  })

  test('a refused undo changes nothing', () => {
    const match = played(4)
    const before = hashOf([match.state, match.moves])
    expect(code(() => undo(match, 0))).toBe('undo-barrier')
    expect(hashOf([match.state, match.moves])).toBe(before)
  })

  test('who never answered has nothing to take back', () => {
    expect(code(() => undo(played(2), 1))).toBe('nothing-to-undo')
    expect(code(() => undoAgreed(played(2), 1))).toBe('nothing-to-undo')
  })

  test('interruptions of another seat bar the way too', () => {
    const open = toy([ask('a', ['1', '2']), ask('b', ['1', '2'])], {
      anytime: (_s, seat) => [{ id: `free ${seat}` }],
      interrupters: () => [1],
      playAnytime: (g, seat) => void g.s.log.push(`free ${seat}`),
    })
    let { match } = begin(open, { players: 2 }, 'seed')
    match = answer(answer(match, 0, '1').match, 1, 'free 1').match
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, true])
  })
})

describe('with consent', () => {
  test('back to before the last answer of a seat, beyond dice, cards and answers of others', () => {
    expect(hashOf(undoAgreed(played(6), 0).state)).toBe(hashOf(played(5).state))
    expect(hashOf(undoAgreed(played(5), 0).state)).toBe(hashOf(played(1).state))
    const back = undoAgreed(played(5), 1)
    expect(hashOf(back.state)).toBe(hashOf(played(4).state))
    expect(back.moves.map(({ seat }) => seat)).toEqual([0, 0, 1, 1])
  })

  test('the dice fall as before: going back does not buy another roll', () => {
    const again = answer(undoAgreed(played(4), 1), 1, '1').match
    expect(again.state.log).toEqual(played(4).state.log)
  })

  test('and what stood before can then be taken back as it could then', () => {
    const back = undoAgreed(played(4), 1)
    expect(canUndo(back, 1)).toBe(true)
    expect(hashOf(undo(back, 1).state)).toBe(hashOf(played(2).state))
  })
})

describe('in a long game', () => {
  const ANSWERS = 150
  /** A game whose every answer rolls dice, and how many answers its rules were asked to play. */
  const long = (): { match: Match<Toy>; answered: () => number } => {
    let answered = 0
    const rolling = toy(
      Array.from({ length: ANSWERS + 1 }, (_, i) => ask(`q${i}`, ['1', '2'], { then: [roll] })),
      {
        steps: {
          ...toySteps,
          ask: { ...toySteps.ask, choose: (...told) => (answered++, toySteps.ask.choose?.(...told)) },
        },
      },
    )
    let { match } = begin(rolling, { players: 2 }, 'seed')
    for (let i = 0; i < ANSWERS; i++) match = answer(match, 0, '1').match
    return { match, answered: () => answered }
  }

  test('going back by consent and forth again never plays all of it', () => {
    const { match, answered } = long()
    const before = answered()
    let again = match
    const TIMES = 50
    for (let i = 0; i < TIMES; i++) again = answer(undoAgreed(again, 0), 0, '1').match
    expect(hashOf(again.state)).toBe(hashOf(match.state))
    expect(answered() - before).toBeLessThanOrEqual(TIMES * 33)
  })

  test('going back by consent, answer after answer, to the beginning plays each of them but a few times', () => {
    const { match, answered } = long()
    const before = answered()
    let back = match
    for (let i = 0; i < ANSWERS; i++) back = undoAgreed(back, 0)
    expect(hashOf(back.state)).toBe(hashOf(match.opening))
    expect(answered() - before).toBeLessThanOrEqual(ANSWERS * 33)
  })
})

test('every line of a log can be played', () => {
  const match = undoAgreed(answer(undo(played(3), 1), 1, '2').match, 0)
  const log: readonly Entry[] = [
    { seat: 0, option: '1' },
    { seat: 0, option: '1' },
    { seat: 1, option: '1' },
    { seat: 1, undo: 'own' },
    { seat: 1, option: '2' },
    { seat: 0, undo: 'agreed' },
  ]
  let replayed = begin(game, { players: 2 }, 'seed').match
  for (const entry of log) replayed = playEntry(replayed, entry).match
  expect(hashOf([replayed.state, replayed.moves])).toBe(hashOf([match.state, match.moves]))
})

test('answers and undo leave the match they are given as it is', () => {
  const match = played(2)
  const before = hashOf([match.state, match.moves])
  answer(match, 1, '1')
  undo(match, 0)
  expect(hashOf([match.state, match.moves])).toBe(before)
})
