import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, dealtSeed, determinize, observe, observer, redact, Rng, sealed, start } from '../src/index.ts'
import { ask, toy, type ToyEvent, type ToyStep } from './toy.ts'

const dealt = [0, 1, 1, 2].map((seat): ToyStep => ({ do: 'draw', seat }))
const game = toy([...dealt, ask('x', ['1', '2'], { seat: 1 })], {
  anytime: (_s, seat) => [{ id: `free ${seat}` }],
  interrupters: () => [0, 1, 2],
  playAnytime: () => {},
})
const { state } = start(game, { players: 3 }, 'seed')

describe('an observation', () => {
  test('holds the questions of its seat in full, and of the others only who and what', () => {
    expect(observe(game, state, 1)).toEqual({
      answers: 0,
      view: { log: [], hand: state.hands[1], counts: [1, 2, 1] },
      decisions: [{ seat: 1, kind: 'x', options: [{ id: '1' }, { id: '2' }, { id: 'free 1' }], anytimeFrom: 2 }],
      waiting: [{ seat: 1, kind: 'x' }],
      over: false,
    })
  })

  test('of a seat that may interrupt: the game does not wait for it', () => {
    const { decisions, waiting } = observe(game, state, 0)
    expect(decisions).toEqual([
      { seat: 0, kind: 'anytime', options: [{ id: 'free 0' }], optional: true, anytimeFrom: 0 },
    ])
    expect(waiting).toEqual([{ seat: 1, kind: 'x' }])
  })

  test('of a spectator has no questions', () => {
    expect(observe(game, state, null).decisions).toEqual([])
  })

  test('of several seats is made from one look', () => {
    const look = observer(game, state)
    expect([0, 1, 2, null].map(look)).toEqual([0, 1, 2, null].map((seat) => observe(game, state, seat)))
  })

  test('shows nothing of the generator, of the agenda or of sealed answers', () => {
    const secret = toy([sealed<ToyStep>(ask('bid', ['1', '2'], { seat: 0 }), ask('bid', ['1', '2'], { seat: 1 }))])
    const { answers, ...rest } = observe(secret, start(secret, { players: 2 }, 'seed').state, 1)
    expect(answers).toBe(0)
    expect(canonical(rest)).not.toMatch(/rng|agenda|answers/)
  })
})

describe('an event', () => {
  const event: ToyEvent = { type: 'drew', text: 'two', secret: { 0: { cards: ['a'] }, 2: { cards: ['b'] } } }

  test('reaches each seat with its own secret only', () => {
    expect(redact(event, 0)).toEqual({ type: 'drew', text: 'two', secret: { 0: { cards: ['a'] } } })
    expect(redact(event, 1)).toEqual({ type: 'drew', text: 'two' })
    expect(redact(event, null)).toEqual({ type: 'drew', text: 'two' })
  })

  test('without secrets is the same for all', () => {
    const open: ToyEvent = { type: 'rolled', text: '6' }
    expect(redact(open, 0)).toBe(open)
  })

  test('never carries a secret of another seat', () => {
    const secrets = fc.dictionary(fc.integer({ min: 0, max: 5 }).map(String), fc.string({ minLength: 3 }))
    fc.assert(
      fc.property(secrets, fc.option(fc.integer({ min: 0, max: 5 })), (secret, seat) => {
        const told = redact({ type: 'drew', secret }, seat)
        expect(Object.keys(told.secret ?? {})).toEqual(seat !== null && String(seat) in secret ? [String(seat)] : [])
      }),
      { seed: 1 },
    )
  })
})

describe('a sampled world', () => {
  test('is the same for its seat and may differ in everything else, the generator included', () => {
    for (const seat of [0, 1, 2, null]) {
      const worlds = Array.from({ length: 30 }, (_, i) => determinize(game, state, seat, new Rng(`world ${i}`)))
      for (const world of worlds) expect(observe(game, world, seat)).toEqual(observe(game, state, seat))
      expect(new Set(worlds.map((world) => world.deck.join(''))).size).toBeGreaterThan(20)
      expect(new Set(worlds.map((world) => world.rng.join())).size).toBe(30)
    }
  })

  test('of a game dealt by several authors has the quick generator: a search draws as fast there as anywhere', () => {
    const keyed = start(game, { players: 3 }, dealtSeed({ house: 'h', shares: [{ secret: 'a' }] })).state
    expect(keyed.rng[0]).toBeGreaterThanOrEqual(2 ** 52)
    const world = determinize(game, keyed, 0, new Rng('world'))
    expect(world.rng.every((word) => Math.abs(word) < 2 ** 32)).toBe(true)
  })

  test('leaves the true state alone', () => {
    const before = canonical(state)
    determinize(game, state, 0, new Rng('world'))
    expect(canonical(state)).toBe(before)
  })
})
