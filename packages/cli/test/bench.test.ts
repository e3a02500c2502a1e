import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measure, median, oneCoreSeconds } from '../src/bench/measure.ts'
import { en } from '../src/text/en.ts'
import { inside } from './inside.ts'
import { json, waystation } from './process.ts'

const QUICK = ['--rounds', '1', '--time', '20']

/** `npm test` does not install it; bench.long.test.ts does. */
const isPeerHere = existsSync(new URL('../../../bench/node_modules/.package-lock.json', import.meta.url))

test('bench --json prints one object with stable keys, and says when there is no peer', async () => {
  const { code, stdout, stderr } = await waystation(['bench', 'el-gaucho', 'tic-tac-toe', ...QUICK, '--json'])
  expect([code, stderr]).toEqual([0, isPeerHere ? '' : `${en.errors.noPeer}\n`])
  const report = json(stdout)
  expect(Object.keys(report)).toEqual(['node', 'cpu', 'cores', 'timing', 'ticTacToe', 'games', 'heapBytes'])
  const positive: unknown = expect.any(Number)
  const peer = isPeerHere ? positive : null
  expect(report['ticTacToe']).toEqual({
    waystation: positive,
    waystationPure: positive,
    boardgameio: peer,
    ratio: peer,
    ratioPure: peer,
    search: positive,
    boardgameioSearch: peer,
    ratioSearch: peer,
  })
  const figures = {
    decisionsPerSecond: positive,
    decisionsPerSecondWithClone: positive,
    gamesPerSecond: positive,
    decisionsPerGame: positive,
    cloneMicroseconds: positive,
    stateBytes: positive,
  }
  expect(report['games']).toEqual({
    'el-gaucho': { '2': figures, '3': figures, '4': figures },
    'tic-tac-toe': { '2': figures },
  })
})

test('in words it says what was measured and where', async () => {
  const { code, stdout } = await inside(['bench', 'tic-tac-toe', ...QUICK])
  expect(code).toBe(0)
  expect(stdout).toContain(`Node ${process.version}`)
  expect(stdout).toMatch(isPeerHere ? /in place +[\d,]+ +[\d,.]+ times the peer\n/ : /in place +[\d,]+\n/)
  expect(stdout).toMatch(isPeerHere ? /boardgame.io, headless client +[\d,]+\n/ : /boardgame.io, headless client +–\n/)
  expect(stdout).toMatch(/tic-tac-toe +2 +[\d,]+ +[\d,]+ /)
})

describe('measuring', () => {
  test('takes the median', () => {
    expect(median([5, 1, 100])).toBe(5)
    expect(median([4, 1, 2, 100])).toBe(3)
  })

  test('counts the time a core was ours: never more than the wall time or the processor time', () => {
    expect(oneCoreSeconds(2, { user: 1_000_000, system: 500_000 })).toBe(1.5)
    expect(oneCoreSeconds(1, { user: 1_000_000, system: 500_000 })).toBe(1)
    expect(oneCoreSeconds(1, { user: 0, system: 0 })).toBe(1)
  })

  test('counts units of work and whole works', () => {
    const { unitsPerSecond, timesPerSecond } = measure(() => 3, { rounds: 3, milliseconds: 2 })
    expect(unitsPerSecond).toBeGreaterThan(0)
    expect(unitsPerSecond / timesPerSecond).toBeCloseTo(3, 0)
  })
})
