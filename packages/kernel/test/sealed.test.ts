import { describe, expect, test } from 'vitest'
import {
  answer,
  begin,
  canUndo,
  determinize,
  type Entry,
  formatRecord,
  hashOf,
  type Match,
  observe,
  parseRecord,
  playEntry,
  recordOf,
  Rng,
  sealed,
  undo,
  undoAgreed,
  verify,
} from '../src/index.ts'
import { after, ask, note, playing, questions, type Toy, toy, type ToyStep } from './toy.ts'

const bid = (seat: number, ...ids: readonly string[]) => ask('bid', ids, { seat })
const threeBids = sealed<ToyStep>(bid(0, '1', '2'), bid(1, '1', '2'), bid(2, '1', '2'))
const game = toy([threeBids, note('opened')])

function bidding(...answers: readonly [seat: number, id: string][]): Match<Toy> {
  let { match } = begin(game, { players: 3 }, 'seed')
  for (const [seat, id] of answers) match = answer(match, seat, id).match
  return match
}

describe('asking', () => {
  test('everybody is asked at once, and answers in any order', () => {
    const play = playing([threeBids], {}, 3)
    expect(questions(play)).toEqual(['0 bid: 1 | 2', '1 bid: 1 | 2', '2 bid: 1 | 2'])
    play.answer(1, '2')
    expect(questions(play)).toEqual(['0 bid: 1 | 2', '2 bid: 1 | 2'])
    play.answer(2, '1')
    expect(play.state.log).toEqual([])
    play.answer(0, '1')
    expect(play.state.log).toEqual(['bid:1', 'bid:2', 'bid:1'])
  })

  test('nobody answers twice', () => {
    const match = bidding([1, '2'])
    expect(() => answer(match, 1, '1')).toThrow('seat 1 has nothing to decide now')
  })

  test('who has no choice is not asked, unless that would tell', () => {
    const open = playing([sealed<ToyStep>(bid(0, '1'), bid(1, '1', '2'))])
    expect(questions(open)).toEqual(['1 bid: 1 | 2'])
    expect(after(open, '2')).toBe('bid:1 bid:2')
    const concealed = playing([sealed<ToyStep>(ask('bid', ['1'], { seat: 0, conceal: true }), bid(1, '1', '2'))])
    expect(questions(concealed)).toEqual(['0 bid: 1', '1 bid: 1 | 2'])
  })

  test('who cannot do anything is left out; with nobody to ask it is opened at once', () => {
    const play = playing([{ do: 'close', name: 'bid' }, threeBids, note('z')], {}, 3)
    expect(play.state.log).toEqual(['z'])
    expect(playing([sealed<ToyStep>(bid(0, '1'), bid(1, '2'))]).state.log).toEqual(['bid:1', 'bid:2'])
  })

  test('one question for each seat', () => {
    expect(() => sealed<ToyStep>(bid(0, '1'), bid(0, '2'))).toThrow('one question for each seat')
  })

  test('a step that does not ask cannot be sealed', () => {
    const wrong = sealed<ToyStep>({ do: 'draw', seat: 0 })
    expect(() => playing([wrong])).toThrow('a sealed step must ask: draw does not')
  })

  test('free actions wait until the seal is opened', () => {
    const anytime = { anytime: () => [{ id: 'free' }], interrupters: () => [0, 1], playAnytime: () => {} }
    const play = playing([sealed<ToyStep>(bid(0, '1', '2')), ask('x', ['a', 'b'])], anytime)
    expect(questions(play)).toEqual(['0 bid: 1 | 2'])
    play.answer(0, '1')
    expect(questions(play)).toEqual(['0 x: a | b | free', '1 anytime: free'])
  })
})

describe('opening', () => {
  test('what the answers lead to is done in the order of the seats', () => {
    const follow = (seat: number) => ask('bid', ['1', '2'], { seat, then: [note(`${seat}a`), note(`${seat}b`)] })
    const play = playing([sealed<ToyStep>(follow(1), follow(0)), note('z')])
    play.answer(0, '1')
    play.answer(1, '2')
    expect(play.state.log).toEqual(['bid:2', 'bid:1', '1a', '1b', '0a', '0b', 'z'])
  })

  test('an answer that is no longer offered is an error in the rules', () => {
    const play = playing([threeBids], {}, 3)
    const [seal] = play.state.agenda
    const state = { ...play.state, agenda: [{ ...seal, answers: ['1', '9', '1'] } as typeof seal] }
    expect(() => play.reset(state)).toThrow('under the seal, seat 1 has the answer "9", which is no longer offered')
  })
})

describe('nobody learns anything before the seal is opened', () => {
  test.each([0, 1, 2, null])('seat %s sees the same, whatever another has answered', (seat) => {
    const answers = ['1', '2'].map((id) => bidding([seat === 1 ? 0 : 1, id]))
    const [a, b] = answers.map((match) => observe(game, match.state, seat))
    expect(a).toEqual(b)
    expect(a.waiting.map((one) => one.seat)).not.toContain(seat === 1 ? 0 : 1)
  })

  test('answers leave no events until then', () => {
    const { match } = begin(game, { players: 3 }, 'seed')
    const change = answer(match, 1, '2')
    expect(change.events).toEqual([])
  })

  test('a sampled world guesses the answers of others and keeps its own', () => {
    const match = bidding([0, '1'], [1, '2'])
    const guesses = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const world = determinize(game, match.state, 0, new Rng(`world ${i}`))
      const seal = world.agenda[world.agenda.length - 1]
      guesses.add(seal.do === 'sealed' ? seal.answers.join() : '')
      expect(observe(game, world, 0)).toEqual(observe(game, match.state, 0))
    }
    expect([...guesses].sort()).toEqual(['1,1,', '1,2,'])
  })

  test('an answer from a hidden hand is guessed among the cards of the sampled hand', () => {
    const cards = toy([
      { do: 'draw', seat: 0 },
      { do: 'draw', seat: 1 },
      { do: 'draw', seat: 1 },
      sealed<ToyStep>({ do: 'card', seat: 0 }, { do: 'card', seat: 1 }),
    ])
    let { match } = begin(cards, { players: 2 }, 'seed')
    match = answer(match, 1, match.state.hands[1][0]).match
    for (let i = 0; i < 20; i++) {
      const world = determinize(cards, match.state, 0, new Rng(`world ${i}`))
      const seal = world.agenda[world.agenda.length - 1]
      expect(seal.do === 'sealed' && world.hands[1].includes(String(seal.answers[1]))).toBe(true)
    }
  })

  test('where the sampled seat would have nothing to answer, nothing of the true answer stays', () => {
    const shy = toy([threeBids], { determinize: (s) => void s.closed.push('bid') })
    const { match } = begin(shy, { players: 3 }, 'seed')
    const world = determinize(shy, answer(match, 1, '2').match.state, 0, new Rng('world'))
    expect(world.agenda[0]).toMatchObject({ do: 'sealed', answers: [null, null, null] })
  })
})

describe('taking back', () => {
  test('an answer can be taken back although others have answered since, and theirs stay', () => {
    const match = bidding([0, '1'], [1, '2'])
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([true, true, false])
    const back = undo(match, 0)
    expect(back.state.agenda[1]).toMatchObject({ answers: [null, '2', null] })
    const redone = answer(answer(back, 0, '2').match, 2, '1').match
    expect(redone.state.log).toEqual(['bid:2', 'bid:2', 'bid:1', 'opened'])
  })

  test('what stands after an undo is as if it had never been answered', () => {
    const undone = undo(bidding([0, '1'], [1, '2']), 0)
    expect(hashOf(undone.state)).toBe(hashOf(bidding([1, '2']).state))
  })

  test('the answer that opens the seal cannot be taken back, nor any before it', () => {
    const match = bidding([0, '1'], [1, '2'], [2, '1'])
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false])
    expect(() => undo(match, 0)).toThrow('something has been revealed since')
  })

  test('with consent, all go back to before the answer', () => {
    const back = undoAgreed(bidding([0, '1'], [1, '2'], [2, '1']), 1)
    expect(hashOf(back.state)).toBe(hashOf(bidding([0, '1']).state))
  })

  test('a record with such undos replays to the same state', () => {
    const log: readonly Entry[] = [
      { seat: 0, option: '1' },
      { seat: 1, option: '2' },
      { seat: 0, undo: 'own' },
      { seat: 0, option: '2' },
      { seat: 2, option: '2' },
    ]
    const match = log.reduce((at, entry) => playEntry(at, entry).match, bidding())
    expect(match.state.log).toEqual(['bid:2', 'bid:2', 'bid:2', 'opened'])
    const record = parseRecord(formatRecord(recordOf(match, { log, salt: 'salt', seats: ['A', 'B', 'C'] })))
    expect(hashOf(verify(game, record).state)).toBe(hashOf(match.state))
  })
})
