import { expect, test } from 'vitest'
import { coverByPlay, decisionKinds, eventTypes, optionKinds, reasonCodes, told } from '../../src/index.ts'
import { withPlayed, withSteps } from '../conformance/broken.ts'
import { peddlers } from '../peddlers/game.ts'
import type { Peddlers } from '../peddlers/types.ts'

const ONE = { games: 6, configs: [{ players: 2 }] }

test('what never happens is named, and what nobody expected', () => {
  const { misses, unlisted } = coverByPlay<Peddlers>(peddlers, {
    ...ONE,
    topics: {
      event: eventTypes('dealt', 'drew', 'tucked', 'bid', 'played', 'rolled', 'sold'),
      decision: decisionKinds('bid', 'fetch', 'tend', 'play', 'tuck', 'sell', 'again', 'anytime', 'swap'),
      answer: optionKinds(
        (option) => option.id.split(' ')[0],
        'bid',
        'play',
        'tuck',
        'sell',
        'done',
        'pass',
        'toast',
        'swap',
      ),
    },
  })
  expect(misses).toEqual(['decision: swap', 'answer: swap'])
  expect(unlisted).toEqual(['event: toasted', 'answer: draw', 'answer: roll'])
})

test('what events of one type say is compared with ids, or with things that have one', () => {
  const { misses, unlisted } = coverByPlay<Peddlers>(peddlers, {
    ...ONE,
    topics: {
      seller: told('sold', [{ id: 'seat 0' }, { id: 'seat 7' }], (e) => `seat ${e.seat}`),
      coins: told('rolled', ['1', '2', '3', '4', '5', '6', '7'], (e) => String(e.coins)),
    },
  })
  expect(misses).toContain('seller: seat 7')
  expect(misses).not.toContain('seller: seat 0')
  expect(misses).toContain('coins: 7')
  expect(unlisted).toEqual(['seller: seat 1'])
})

test('reasons are looked for by asking about everything on the table', () => {
  const why = { code: 'closed', section: 'turn', params: {} }
  const shy: typeof peddlers = {
    ...peddlers,
    targets: (_, seat) => [`stall ${seat}`, 'deck'],
    explain: (_, seat, target) => (target === `stall ${seat}` ? [why] : [{ ...why, code: 'face-down' }]),
  }
  const { misses, unlisted } = coverByPlay<Peddlers>(shy, {
    ...ONE,
    topics: { reason: { expected: ['closed', 'rain'], atPosition: (position) => reasonCodes(position, 1) } },
  })
  expect(misses).toEqual(['reason: rain'])
  expect(unlisted).toEqual(['reason: face-down'])
})

test('every step of the game is expected', () => {
  const idle = withSteps({ turn: { run: () => {} } })
  const { misses } = coverByPlay<Peddlers>(idle, { ...ONE, topics: {} })
  expect(misses).toEqual(
    ['fetch', 'tend', 'wares', 'again', 'draw', 'roll', 'play', 'tuck', 'sell'].map((kind) => `step: ${kind}`),
  )
})

test('components can be looked for in positions and at the end', () => {
  const seats = ['0', '1', '2']
  const { misses, counts } = coverByPlay<Peddlers>(peddlers, {
    ...ONE,
    topics: {
      rich: {
        expected: seats,
        atPosition: ({ state }) => [...state.coins.keys()].filter((seat) => state.coins[seat] > 1).map(String),
      },
      winner: {
        expected: seats,
        atEnd: ({ game, state }) =>
          game
            .scores(state)
            .filter(({ rank }) => rank === 1)
            .map(({ seat }) => `${seat}`),
      },
    },
  })
  expect(misses).toEqual(['rich: 2', 'winner: 2'])
  expect(Object.values(counts['winner']).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(ONE.games)
})

test('policies take turns', () => {
  const { misses } = coverByPlay<Peddlers>(peddlers, {
    games: 1,
    configs: [{ players: 2 }],
    policies: [
      (decisions) => ({ decision: decisions[0], option: decisions[0].options[decisions[0].options.length - 1] }),
    ],
    topics: { event: eventTypes('played') },
  })
  expect(misses).toContain('event: played')
})

test('play goes on as long as something is missing that is not excused, and no longer', () => {
  const play = (
    mostGames: number,
    excused: (miss: string) => boolean,
  ): { games: number; misses: readonly string[] } => {
    let ended = 0
    const { misses } = coverByPlay<Peddlers>(peddlers, {
      games: 2,
      mostGames,
      configs: [{ players: 2 }],
      excused: (miss) => miss.startsWith('step') || excused(miss),
      topics: {
        end: { expected: ['of the fifth game', 'of days'], atEnd: () => (++ended === 5 ? ['of the fifth game'] : []) },
      },
    })
    return { games: ended, misses: misses.filter((miss) => miss.startsWith('end')) }
  }
  const daysMayBeMissing = (miss: string): boolean => miss === 'end: of days'
  expect(play(2, () => false)).toEqual({ games: 2, misses: ['end: of the fifth game', 'end: of days'] })
  expect(play(9, daysMayBeMissing)).toEqual({ games: 5, misses: ['end: of days'] })
  expect(play(9, () => true)).toEqual({ games: 2, misses: ['end: of the fifth game', 'end: of days'] })
  expect(play(9, () => false)).toEqual({ games: 9, misses: ['end: of days'] })
})

test('a broken game is not counted', () => {
  const leaky = withPlayed((g, { seat }) => void g.s.stalls[seat].pop())
  expect(() => coverByPlay(leaky, { ...ONE, topics: {} })).toThrow('components appear or vanish')
})
