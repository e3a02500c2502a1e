/** The clock of a table line by line: who is charged, what comes back, what never does. */
import { Rng, type Seat } from '@waystation/kernel'
import type { ClockSetting } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import {
  afterLine,
  charged,
  type Clock,
  freshClock,
  type Happening,
  outOfTime,
  ratesOf,
  tableDue,
} from '../src/clocks/clock.ts'
import type { Times } from '../src/clocks/counted.ts'
import { lastAnswerOf } from '../src/clocks/undone.ts'

const LIVE: ClockSetting = { kind: 'live', bankMs: 600_000, addMs: 10_000 }
const DAYS: ClockSetting = {
  kind: 'days',
  turnMs: 100_000,
  reserveMs: 50_000,
  zone: 'UTC',
  hours: null,
  weekends: true,
  holidays: false,
}
const timesFor = (setting: ClockSetting, players = 2): Times[] =>
  Array.from({ length: players }, () => ({ setting, pauses: [] }))

/** A clock to which things happen one after another. */
class Told {
  clock: Clock
  private readonly setting: ClockSetting
  private readonly times: readonly Times[]

  constructor(setting: ClockSetting, asked: readonly Seat[], players = 2) {
    this.setting = setting
    this.times = timesFor(setting, players)
    this.clock = afterLine(freshClock(setting, players, 0), { kind: 'turn' }, new Set(asked), setting)
  }

  after(ms: number, happening: Happening, ...asked: Seat[]): this {
    const now = charged(this.clock, this.clock.at + ms, this.times)
    this.clock = afterLine(now, happening, new Set(asked), this.setting)
    return this
  }

  answer(ms: number, seat: Seat, ...asked: Seat[]): this {
    return this.after(ms, { kind: 'answer', seat }, ...asked)
  }

  /** Free time and bank of a seat. */
  left(seat: Seat): [free: number, bank: number] {
    const { free, bank } = this.clock.seats[seat]
    return [free, bank]
  }

  get due(): number | null {
    return tableDue(this.clock, this.times)
  }

  get running(): Seat[] {
    return this.clock.seats.flatMap(({ state }, seat) => (state === 'runs' ? [seat] : []))
  }
}

describe('a live clock', () => {
  it('gives a minute at first, then two seconds of every turn, then takes from the bank and adds to it', () => {
    const told = new Told(LIVE, [0])
    expect([told.left(0), told.running, told.due]).toEqual([[62_000, 600_000], [0], 662_000])
    told.answer(70_000, 0, 1)
    expect([told.left(0), told.running]).toEqual([[0, 602_000], [1]])
    told.answer(1000, 1, 0)
    expect([told.left(0), told.left(1)]).toEqual([
      [2000, 602_000],
      [61_000, 610_000],
    ])
    told.answer(5000, 0, 1)
    expect(told.left(0)).toEqual([0, 609_000])
  })

  it('never gives more than half as much again', () => {
    const told = new Told(LIVE, [0], 1)
    for (let n = 0; n < 100; n++) told.answer(0, 0).after(0, { kind: 'turn' }, 0)
    expect(told.left(0)).toEqual([2000, 900_000])
    expect(ratesOf({ kind: 'live', bankMs: 1000, addMs: 60_000 }).cap).toBe(61_000)
  })
})

describe('a clock over days', () => {
  it('gives every turn its time anew, and the reserve once', () => {
    const told = new Told(DAYS, [0])
    told.answer(120_000, 0, 1).answer(10, 1, 0)
    expect([told.left(0), told.due]).toEqual([[100_000, 30_000], 120_010 + 130_000])
  })

  it('counts several answers of one turn as one', () => {
    const told = new Told(DAYS, [0])
    told.answer(60_000, 0, 0).answer(50_000, 0, 0)
    expect(told.left(0)).toEqual([0, 40_000])
  })
})

describe('sealed choices', () => {
  it('run for all who are asked, each until its answer lies', () => {
    const told = new Told(DAYS, [0, 1, 2], 3)
    told.answer(10_000, 1, 0, 2).answer(10_000, 0, 2)
    expect([told.running, told.left(0), told.left(1), told.left(2)]).toEqual([
      [2],
      [80_000, 50_000],
      [90_000, 50_000],
      [80_000, 50_000],
    ])
  })

  it('earn nothing by an answer taken back under the seal and given again', () => {
    const told = new Told(LIVE, [0, 1])
    told.answer(70_000, 0, 1)
    expect(told.left(0)).toEqual([0, 602_000])
    for (let n = 0; n < 5; n++) told.after(0, { kind: 'undo', seat: 0 }, 0, 1).answer(0, 0, 1)
    expect(told.left(0)).toEqual([0, 602_000])
    told.after(0, { kind: 'undo', seat: 0 }, 0, 1).after(3000, { kind: 'turn' }, 0, 1)
    expect(told.left(0)).toEqual([0, 589_000])
  })
})

describe('an interrupt', () => {
  it('holds the stretch of the seat that was asked, and it goes on where it stood', () => {
    const told = new Told(LIVE, [0])
    told.answer(62_000, 0, 1).answer(0, 1, 0)
    told.after(1500, { kind: 'answer', seat: 1 }, 1)
    expect([told.running, told.left(0)]).toEqual([[1], [500, 610_000]])
    told.answer(9000, 1, 0)
    expect([told.running, told.left(0)]).toEqual([[0], [500, 610_000]])
  })
})

describe('going back', () => {
  it('by oneself brings no time back, and none for who was asked meanwhile is lost', () => {
    const told = new Told(LIVE, [0])
    told.answer(63_000, 0, 1)
    told.after(90_000, { kind: 'undo', seat: 0 }, 0)
    expect([told.running, told.left(0), told.left(1)[1]]).toEqual([[0], [0, 599_000], 600_000])
  })

  it('with consent gives the others what they had before, and takes from who asked', () => {
    const told = new Told(DAYS, [0])
    const before = told.clock
    told.answer(110_000, 0, 1).answer(120_000, 1, 0).answer(1000, 0, 1)
    const third = told.clock
    told.answer(130_000, 1, 0)
    told.after(5000, { kind: 'agreed', seat: 1, before: third }, 1)
    expect([told.running, told.left(0), told.left(1)]).toEqual([[1], [99_000, 40_000], [0, 0]])
    told.after(0, { kind: 'agreed', seat: 0, before }, 0)
    expect([told.running, told.left(0)]).toEqual([[0], [99_000, 40_000]])
    expect(told.left(1)).toEqual([100_000, 50_000])
  })
})

describe('time that is up', () => {
  it('is that of those who run and have nothing left', () => {
    const told = new Told(DAYS, [0, 1])
    const at = (ms: number): Seat[] => outOfTime(charged(told.clock, ms, timesFor(DAYS)))
    expect([at(149_999), at(150_000), at(9_000_000)]).toEqual([[], [0, 1], [0, 1]])
  })

  it('is put off by a holiday that begins a millisecond before it, and not by one that begins with it', () => {
    const { clock } = new Told(DAYS, [0])
    const resting = (from: number): Seat[] => {
      const times = [{ setting: DAYS, pauses: [{ from, to: 900_000 }] }, ...timesFor(DAYS, 1)]
      return outOfTime(charged(clock, 800_000, times))
    }
    expect([resting(149_999), resting(150_000), resting(150_001)]).toEqual([[], [0], [0]])
  })

  it('leaves a tenth of the bank and a whole turn to who comes back', () => {
    const told = new Told(DAYS, [0])
    told.after(150_000, { kind: 'out', seat: 0 })
    expect([told.running, told.due]).toEqual([[], null])
    told.after(1000, { kind: 'back', seat: 0, wasOut: true }, 0)
    expect([told.running, told.left(0)]).toEqual([[0], [100_000, 5000]])
  })

  it('is not put off by leaving and coming back', () => {
    const told = new Told(DAYS, [0])
    told.after(120_000, { kind: 'turn' }).after(1_000_000, { kind: 'back', seat: 0, wasOut: false }, 0)
    expect([told.running, told.left(0)]).toEqual([[0], [0, 30_000]])
  })
})

it('which answer goes is found in the log, past others that were taken back and past quiet lines', () => {
  const a = (seq: number, seat: Seat) => ({ seq, entry: { seat, option: 'x' } })
  const log = [a(1, 0), a(2, 1), { seq: 3, entry: { seat: 1, undo: 'own' as const } }, a(4, 1), a(5, 0)]
  expect(lastAnswerOf(1, log)).toBe(4)
  const quiet = { seq: 6, entry: { seat: 1, quiet: 'out' as const } }
  expect(lastAnswerOf(0, [...log, quiet])).toBe(5)
  const back = { seq: 7, entry: { seat: 1, undo: 'agreed' as const } }
  expect([lastAnswerOf(0, [...log, quiet, back]), lastAnswerOf(1, [...log, quiet, back])]).toEqual([1, null])
})

it('whatever happens, nobody has more than the cap, and going back never gives time to who goes', () => {
  const rng = new Rng('clocks')
  for (let game = 0; game < 200; game++) {
    const setting = game % 2 === 0 ? LIVE : DAYS
    const { free, cap } = ratesOf(setting)
    const told = new Told(setting, [0], 3)
    const before: Clock[] = [told.clock]
    for (let n = 0; n < 40; n++) {
      const seat = rng.int(3)
      const asked = [0, 1, 2].filter(() => rng.int(2) === 0)
      const sum = told.left(seat)[0] + told.left(seat)[1]
      const kind = rng.int(4)
      const then = before[rng.int(before.length)]
      const limit = Math.min(sum, then.seats[seat].free + then.seats[seat].bank)
      if (kind < 2) told.answer(rng.int(20_000), seat, ...asked)
      else if (kind === 2) told.after(rng.int(20_000), { kind: 'undo', seat }, seat)
      else told.after(rng.int(20_000), { kind: 'agreed', seat, before: then }, seat)
      before.push(told.clock)
      const [left, bank] = told.left(seat)
      expect(bank).toBeLessThanOrEqual(cap)
      expect(left).toBeLessThanOrEqual(free + 60_000)
      expect(kind === 3 ? left + bank <= limit : true).toBe(true)
    }
  }
})
