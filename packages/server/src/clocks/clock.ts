/**
 * The clock of a table after a line: what every seat has left. A *stretch* runs from being waited for until having answered and not being
 * waited for any more; its time counts against `free`, which every stretch has anew, then against `bank`, which is for the game.
 */
import type { Seat } from '@waystation/kernel'
import type { ClockSetting } from '@waystation/protocol'
import { counted, dueAfter, type Times } from './counted.ts'

export interface SeatClock {
  readonly free: number
  readonly bank: number
  /** `held`: its stretch was broken off without an answer, and goes on where it stood when the seat is waited for again. */
  readonly state: 'rest' | 'runs' | 'held'
  /** What the bank was when the stretch began. */
  readonly began: number
  /** What the seat's last answer added to the bank. */
  readonly added: number
}

/** As it is written with a line. */
export interface Clock {
  /** When the line was written: so far all time is charged. */
  readonly at: number
  readonly seats: readonly SeatClock[]
}

interface Rates {
  readonly free: number
  readonly bank: number
  readonly add: number
  readonly cap: number
}

/** A live answer is on its way for a moment: so much of every stretch is nobody's. */
const LIVE_FREE = 2000
/** Whoever has to begin a live game is still looking at the board. */
const LIVE_START = 60_000

export function ratesOf(setting: ClockSetting): Rates {
  if (setting.kind === 'days') return { free: setting.turnMs, bank: setting.reserveMs, add: 0, cap: setting.reserveMs }
  const { bankMs, addMs } = setting
  return { free: LIVE_FREE, bank: bankMs, add: addMs, cap: Math.max(bankMs + addMs, Math.floor(bankMs * 1.5)) }
}

/** Before anybody was waited for. */
export function freshClock(setting: ClockSetting, players: number, at: number): Clock {
  const { free, bank } = ratesOf(setting)
  const first = setting.kind === 'live' ? free + LIVE_START : free
  const seat: SeatClock = { free: first, bank, state: 'held', began: bank, added: 0 }
  return { at, seats: Array<SeatClock>(players).fill(seat) }
}

/** Time that went by is charged to those who are waited for. `times` by seat. */
export function charged({ at: from, seats }: Clock, at: number, times: readonly Times[]): Clock {
  const charge = (one: SeatClock, seat: Seat): SeatClock => {
    if (one.state !== 'runs') return one
    const spent = counted(from, at, times[seat])
    const free = Math.max(0, one.free - spent)
    return { ...one, free, bank: Math.max(0, one.bank - (spent - (one.free - free))) }
  }
  return { at, seats: seats.map(charge) }
}

/** Seats whose time is up. */
export function outOfTime({ seats }: Clock): Seat[] {
  return seats.flatMap(({ state, free, bank }, seat) => (state === 'runs' && free + bank <= 0 ? [seat] : []))
}

/** When the time of this seat is up if nobody writes a line before; null: it stands. */
export function seatDue({ at, seats }: Clock, seat: Seat, times: Times): number | null {
  const { state, free, bank } = seats[seat]
  return state === 'runs' ? dueAfter(at, free + bank, times) : null
}

export function tableDue(clock: Clock, times: readonly Times[]): number | null {
  const dues = clock.seats.flatMap((_, seat) => seatDue(clock, seat, times[seat]) ?? [])
  return dues.length === 0 ? null : Math.min(...dues)
}

/** What happened to a clock that is charged up to the line. */
export type Happening =
  /** The game has begun, or somebody else may answer for a seat: only who is waited for is new. */
  | { readonly kind: 'turn' }
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** `before`: the clock before the answer that is taken back with everybody's consent. */
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly before: Clock }
  | { readonly kind: 'out'; readonly seat: Seat }
  /** `wasOut`: its time had run out before. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly wasOut: boolean }

/** `asked`: people that the game waits for now, not those a bot plays for. */
export function afterLine(clock: Clock, happening: Happening, asked: ReadonlySet<Seat>, setting: ClockSetting): Clock {
  const rates = ratesOf(setting)
  const seats = happened(clock.seats, happening, rates).map((one, seat) => turn(one, seat, happening, asked, rates))
  return { at: clock.at, seats }
}

function happened(seats: readonly SeatClock[], happening: Happening, { bank: whole }: Rates): readonly SeatClock[] {
  if (happening.kind === 'turn' || happening.kind === 'answer') return seats
  if (happening.kind === 'agreed') return seats.map((one, seat) => agreed(one, seat, happening))
  const own = (change: (one: SeatClock) => SeatClock): SeatClock[] =>
    seats.map((one, seat) => (seat === happening.seat ? change(one) : one))
  if (happening.kind === 'out') return own((one) => ({ ...one, free: 0, bank: 0, state: 'rest' }))
  if (happening.kind === 'undo') return own(unearned)
  if (!happening.wasOut) return seats
  return own((one) => ({ ...one, bank: Math.max(one.bank, Math.floor(whole / 10)), state: 'rest' }))
}

/** An answer that is taken back gives no time: what it added goes, and its stretch goes on. */
function unearned(one: SeatClock): SeatClock {
  const state = one.state === 'rest' ? 'held' : one.state
  return { ...one, bank: Math.max(0, one.bank - one.added), added: 0, state }
}

/** Who asked to go back pays for it; the others have what they had before that answer. */
function agreed(
  one: SeatClock,
  seat: Seat,
  { seat: asker, before }: { readonly seat: Seat; readonly before: Clock },
): SeatClock {
  const then = before.seats[seat]
  const state = then.state === 'runs' ? 'held' : then.state
  if (seat !== asker) return { ...then, state }
  const { free, bank } = unearned(one)
  return { ...then, state: 'held', free: Math.min(free, then.free), bank: Math.min(bank, then.bank), added: 0 }
}

function turn(
  one: SeatClock,
  seat: Seat,
  happening: Happening,
  asked: ReadonlySet<Seat>,
  { free, add, cap }: Rates,
): SeatClock {
  const answered = happening.kind === 'answer' && happening.seat === seat
  if (one.state === 'runs') {
    if (asked.has(seat)) return answered ? { ...one, added: 0 } : one
    if (answered) {
      const bank = Math.max(one.bank, Math.min(cap, one.bank + add))
      return { ...one, bank, added: bank - one.bank, state: 'rest' }
    }
    // Waited for by an answer that was taken back: as if it had never been.
    if (happening.kind === 'undo') return { ...one, bank: one.began, state: 'rest' }
    return { ...one, state: 'held' }
  }
  if (!asked.has(seat)) return one
  return one.state === 'held' ? { ...one, state: 'runs' } : { ...one, free, began: one.bank, state: 'runs' }
}
