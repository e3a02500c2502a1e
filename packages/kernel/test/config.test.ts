import { describe, expect, test } from 'vitest'
import {
  checkConfig,
  type Config,
  type Meta,
  Refusal,
  type RefusalDetail,
  type Variant,
  variantApplies,
} from '../src/index.ts'
import { meta } from './toy.ts'

const chess: Meta = {
  ...meta,
  title: 'Chess',
  seats: { min: 2, max: 4 },
  variants: [
    { id: 'clock', values: ['none', 'blitz'], default: 'none' },
    { id: 'start', values: ['usual', 'random'], default: 'usual' },
  ],
}

function refusal(asked: Partial<Config>): { code: string; detail: RefusalDetail | null; message: string } {
  try {
    checkConfig(chess, asked)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, detail: error.detail, message: error.message }
    throw error
  }
  throw new Error('the configuration was accepted')
}

test('what is not said is the usual', () => {
  const usual = { clock: 'none', start: 'usual' }
  expect(checkConfig(chess, {})).toEqual({ players: 2, variants: usual })
  expect(checkConfig(chess, { players: 4, variants: { clock: 'blitz' } })).toEqual({
    players: 4,
    variants: { ...usual, clock: 'blitz' },
  })
})

describe('refused', () => {
  test.each([1, 5, 2.5, Number.NaN, -2])('%d players', (players) => {
    expect(refusal({ players })).toEqual({
      code: 'bad-config',
      detail: { case: 'players', asked: players, min: 2, max: 4 },
      message: `Chess is for 2 to 4 players, not ${players}`,
    })
  })

  test('a value that a variant does not have', () => {
    expect(refusal({ variants: { clock: 'hourglass' } }).detail).toEqual({
      case: 'variant-value',
      variant: 'clock',
      asked: 'hourglass',
      known: ['none', 'blitz'],
    })
  })

  test.each(['weather', 'toString', 'constructor', '__proto__'])('a variant named %s', (id) => {
    const variants = Object.fromEntries([[id, 'none']])
    expect(refusal({ variants }).detail).toEqual({ case: 'variant', asked: id, known: ['clock', 'start'] })
  })
})

describe('a variant is worth asking for', () => {
  const asked = (variant: Partial<Variant>, players: number, clock: string): boolean =>
    variantApplies({ ...chess.variants[1], ...variant }, { players, variants: { clock } })

  test('always, unless it says otherwise', () => {
    expect(asked({}, 2, 'none')).toBe(true)
  })

  test('with the numbers of players it names', () => {
    const variant = { players: { min: 3, max: 4 } }
    expect([2, 3, 4, 5].map((players) => asked(variant, players, 'none'))).toEqual([false, true, true, false])
  })

  test('with the value of another variant it names', () => {
    const variant = { given: { id: 'clock', value: 'blitz' } }
    expect(['none', 'blitz'].map((clock) => asked(variant, 2, clock))).toEqual([false, true])
  })
})
