import { Rng, type Seat } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import {
  lineUps,
  type PlayedGame,
  playGame,
  rate,
  scaleOf,
  schedule,
  tally,
  UNRATED,
  wilson,
} from '../src/arena/index.ts'
import { type Bot, greedy, random } from '../src/index.ts'
import { coinGame } from './coin.ts'

const still = (): number => 0

describe('the schedule', () => {
  const seatings = (bots: string, players: number, games: number): string[] =>
    schedule({ bots: bots.split(''), players, games, seed: 's' }).map(({ seats }) => seats.join(''))

  test('turns each line-up once around the table, with one seed', () => {
    expect(schedule({ bots: ['a', 'b'], players: 2, games: 4, seed: 's' })).toEqual([
      { index: 0, seed: 's.0', seats: ['a', 'b'] },
      { index: 1, seed: 's.0', seats: ['b', 'a'] },
      { index: 2, seed: 's.1', seats: ['a', 'b'] },
      { index: 3, seed: 's.1', seats: ['b', 'a'] },
    ])
  })

  test('plays all combinations of more bots than seats', () => {
    expect(seatings('abc', 2, 6)).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb'])
  })

  test('fills more seats than bots by going round, each bot beginning once', () => {
    expect(seatings('ab', 3, 6)).toEqual(['aba', 'baa', 'aab', 'bab', 'abb', 'bba'])
  })

  test('plays no seating twice with one seed', () => {
    expect(seatings('ab', 4, 4)).toEqual(['abab', 'baba', 'abab', 'baba'])
    expect(schedule({ bots: ['a', 'b'], players: 4, games: 3, seed: 's' }).map(({ seed }) => seed)).toEqual([
      's.0',
      's.0',
      's.1',
    ])
    expect(seatings('a', 3, 2)).toEqual(['aaa', 'aaa'])
  })

  test.each([
    [2, 2],
    [2, 3],
    [3, 5],
    [4, 2],
    [4, 3],
    [5, 4],
  ])('gives %i bots at a table of %i every seat equally often', (count, players) => {
    const bots = ['a', 'b', 'c', 'd', 'e'].slice(0, count)
    const tables = lineUps(bots, players)
    const games = schedule({ bots, players, games: tables.length * players, seed: 's' })
    for (let seat: Seat = 0; seat < players; seat++) {
      const taken = bots.map((bot) => games.filter(({ seats }) => seats[seat] === bot).length)
      expect(new Set(taken).size).toBe(1)
    }
  })
})

describe('a game', () => {
  test('is the same from the same seed, and says who got what', () => {
    const once = playGame(ticTacToe, { config: {}, seed: 'x', bots: [greedy, random] }, still)
    expect(playGame(ticTacToe, { config: {}, seed: 'x', bots: [greedy, random] }, still)).toEqual(once)
    expect(once.totals).toHaveLength(2)
    expect(once.decisions[0] - once.decisions[1]).toBeLessThanOrEqual(1)
    expect(once.ms).toEqual([0, 0])
  })

  test('measures the time each bot takes, and hands the clock to none of them', () => {
    let now = 0
    const slow: Bot = {
      id: 'slow',
      choose: ({ seen }, _rng, clock) => {
        expect(clock).toBeUndefined()
        now += seen.answers === 0 ? 8 : 5
        return seen.decisions[0].options[0]
      },
    }
    const { ms, slowest, decisions } = playGame(ticTacToe, { config: {}, seed: 'x', bots: [slow, random] }, () => now)
    expect(ms).toEqual([3 + 5 * decisions[0], 0])
    expect(slowest).toEqual([8, 0])
  })

  test('asks those who may step in first, and goes on when they do not', () => {
    const asked: Seat[] = []
    const watching = (answer: string | null): Bot => ({
      id: 'watching',
      choose: ({ seat, seen }) => {
        asked.push(seat)
        return seen.decisions.flatMap(({ options }) => options).find(({ id }) => id === answer) ?? null
      },
    })
    const { decisions } = playGame(
      coinGame,
      { config: {}, seed: 'x', bots: [watching('heads'), watching(null)] },
      still,
    )
    expect(asked).toEqual([1, 0])
    expect(decisions).toEqual([1, 0])
  })

  test('lets bots sit down with a memory of their own', () => {
    let seatings = 0
    const sitting: Bot = {
      ...random,
      sitDown: () => {
        seatings++
        return random
      },
    }
    playGame(ticTacToe, { config: {}, seed: 'x', bots: [sitting, sitting] }, still)
    expect(seatings).toBe(2)
  })

  test('that does not end is cut off, naming its seed', () => {
    const endless = { ...ticTacToe, meta: { ...ticTacToe.meta, maxDecisions: 3 } }
    expect(() => playGame(endless, { config: {}, seed: 'loop', bots: [random, random] }, still)).toThrow(
      /no end after 3 answers, seed loop/,
    )
  })
})

describe('the tally', () => {
  const game = (seats: string, ranks: readonly number[], totals: readonly number[]): PlayedGame => ({
    seats: seats.split(''),
    ranks,
    totals,
    decisions: totals.map(() => 10),
    ms: totals.map((_, seat) => 20 * (seat + 1)),
    slowest: totals.map((_, seat) => 4 * (seat + 1)),
  })

  test('counts victories per seat taken, shared ones in parts', () => {
    const figures = tally(['a', 'b'], [game('aba', [1, 2, 3], [9, 5, 3]), game('bab', [1, 1, 3], [7, 7, 1])])
    expect(figures.get('a')).toMatchObject({ seats: 3, wins: 1.5, winRate: 0.5, decisions: 30 })
    expect(figures.get('a')?.meanScore).toBeCloseTo(19 / 3)
    expect(figures.get('a')?.msPerDecision).toBeCloseTo((20 + 60 + 40) / 30)
    expect(figures.get('a')?.msSlowest).toBe(12)
    expect(figures.get('b')).toMatchObject({ seats: 3, wins: 0.5 })
    expect(figures.get('a')?.interval).toEqual(wilson(1.5, 3))
  })

  test('rates who wins above who loses', () => {
    const figures = tally(['a', 'b'], [game('ab', [1, 2], [1, 0]), game('ba', [2, 1], [0, 1])])
    expect(figures.get('a')?.rating.mu).toBeGreaterThan(27)
    expect(figures.get('b')?.rating.mu).toBeLessThan(23)
  })

  test('has nothing to say about a bot that never played', () => {
    expect(tally(['a'], []).get('a')).toMatchObject({ winRate: 0, interval: [0, 1], rating: UNRATED, msPerDecision: 0 })
  })
})

test('intervals are Wilson’s', () => {
  const [low, high] = wilson(65, 100)
  expect(low).toBeCloseTo(0.5525, 4)
  expect(high).toBeCloseTo(0.7364, 4)
  expect(wilson(0, 10)[0]).toBe(0)
  expect(wilson(10, 10)[1]).toBeCloseTo(1)
})

describe('ratings are those of OpenSkill 5.0.1', () => {
  const a = UNRATED
  const b = { mu: 30, sigma: 4 }
  const c = { mu: 20, sigma: 6 }
  test.each([
    [
      [a, b],
      [1, 2],
      [28.877723513752066, 7.8871447690964835, 29.106274102669882, 3.9777131261574934],
    ],
    [
      [a, b],
      [1, 1],
      [25.710097974268756, 7.8871447690964835, 29.836338783052746, 3.9777131261574934],
    ],
    [
      [a, b, c, a],
      [3, 1, 4, 2],
      [
        24.19608965135982, 7.945470134762986, 30.661914875386703, 3.9940914814371724, 18.057368661459318,
        5.909241461203895, 26.67898690237069, 8.091110763837728,
      ],
    ],
  ])('case %#', (before, ranks, expected) => {
    const after = rate(before, ranks).flatMap(({ mu, sigma }) => [mu, sigma])
    after.forEach((value, i) => expect(value).toBeCloseTo(expected[i], 9))
  })
})

describe('shared places', () => {
  test('are rated as the mean of the strict orders that the tie allows', () => {
    const before = [UNRATED, { mu: 30, sigma: 4 }, { mu: 20, sigma: 6 }, { mu: 27, sigma: 2 }]
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ].map(([x, y, z]) => rate(before, [x, y, 4, z]))
    const shared = rate(before, [1, 1, 4, 1])
    shared.forEach(({ mu }, seat) => {
      expect(mu).toBeCloseTo(orders.reduce((sum, after) => sum + after[seat].mu, 0) / orders.length, 9)
    })
  })

  test('a better place is never rated below a worse one: 4,000 results of 2 to 8 equals', () => {
    const rng = new Rng('places')
    let wrong = 0
    for (let n = 0; n < 4000; n++) {
      const players = 2 + rng.int(7)
      const ranks = Array.from({ length: players }, () => 1 + rng.int(players))
      const after = rate(Array<typeof UNRATED>(players).fill(UNRATED), ranks)
      const pairs = ranks.flatMap((rank, i) => ranks.map((other, j) => [rank - other, after[i].mu - after[j].mu]))
      if (pairs.some(([places, skill]) => places < 0 && skill <= 1e-9)) wrong++
    }
    expect(wrong).toBe(0)
  })
})

describe('a scale for players who do not learn', () => {
  const skills: { readonly [bot: string]: number } = { weak: 20, middling: 25, strong: 32 }
  const bots = Object.keys(skills)
  /** As the model draws it. */
  const winnerOf = (seats: readonly string[], rng: Rng): number => {
    const strength = seats.map((bot) => Math.exp(skills[bot] / ((25 / 6) * Math.sqrt(seats.length))))
    const whole = strength.reduce((sum, one) => sum + one, 0)
    return (rng.int(1_000_000) / 1_000_000) * whole < strength[0] ? 0 : 1
  }
  const rng = new Rng('scale')
  const games = schedule({ bots, players: 2, games: 3000, seed: 'x' }).map(({ seats }) => {
    const winner = winnerOf(seats, rng)
    return { seats, ranks: seats.map((_, seat) => (seat === winner ? 1 : 2)) }
  })

  test('finds the skills that games were drawn from, in any order of the games', () => {
    const found = scaleOf(bots, games, 'middling')
    for (const bot of bots) expect(Math.abs((found.get(bot)?.mu ?? 0) - skills[bot])).toBeLessThan(0.6)
    expect(found.get('middling')?.mu).toBe(25)
    const backwards = scaleOf(bots, [...games].reverse(), 'middling')
    expect(backwards.get('strong')?.mu).toBeCloseTo(found.get('strong')?.mu ?? 0, 9)
  })

  test('says less surely what fewer games told', () => {
    const few = scaleOf(bots, games.slice(0, 60), 'middling').get('strong')
    const many = scaleOf(bots, games, 'middling').get('strong')
    expect(few?.sigma).toBeGreaterThan(3 * (many?.sigma ?? 1))
  })
})
