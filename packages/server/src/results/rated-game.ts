/** What one game does to the ratings of those who played it: the one place where it is computed, for a game that has just ended and for all again. */
import { type Rating, rate, UNRATED } from '@waystation/bots/arena'
import type { RatingInfo } from '@waystation/protocol'
import type { Role } from './roles.ts'

const DAY = 24 * 3600 * 1000
/** How fast a rating becomes less certain while its owner does not play: in a year from ± 110 to ± 230. */
const DOUBT_PER_DAY = 0.13
/** Who trained against bots begins with that rating, and with at least so much doubt about it among people. */
const LEAST_DOUBT = 6

export interface RatedSeat {
  readonly place: number
  readonly role: Role
  /** Bots do not move: they are the scale. */
  readonly fixed: boolean
  readonly before: Rating
}

/** By seat; null: as before. */
export function ratedGame(seats: readonly RatedSeat[]): (Rating | null)[] {
  const after = seats.map((): Rating | null => null)
  const settle = (among: readonly RatedSeat[], whose: Role): void => {
    if (among.length < 2) return
    const last = 1 + Math.max(...seats.map(({ place }) => place))
    const found = rate(
      among.map(({ before }) => before),
      among.map(({ place, role }) => (role === 'last' ? last : place)),
    )
    among.forEach((seat, i) => {
      if (seat.role !== whose || seat.fixed) return
      // Playing never makes a rating less certain.
      after[seats.indexOf(seat)] = { mu: found[i].mu, sigma: Math.min(found[i].sigma, seat.before.sigma) }
    })
  }
  settle(
    seats.filter(({ role }) => role === 'rated'),
    'rated',
  )
  settle(
    seats.filter(({ role }) => role !== 'none'),
    'last',
  )
  return after
}

/** A rating after so long without a game. */
export function rested({ mu, sigma }: Rating, ms: number): Rating {
  const days = Math.max(0, ms) / DAY
  return { mu, sigma: Math.min(Math.max(sigma, UNRATED.sigma), Math.sqrt(sigma ** 2 + days * DOUBT_PER_DAY ** 2)) }
}

/** Where somebody begins among people. */
export function beginning(trained: Rating | null): Rating {
  return trained ? { mu: trained.mu, sigma: Math.max(trained.sigma, LEAST_DOUBT) } : UNRATED
}

const POINTS = 40
/** Twice sigma: nineteen times of twenty the truth lies within. */
const WITHIN = 2 * POINTS
/** Some twenty games against known opponents. */
const PROVISIONAL_ABOVE = 300

export function shownRating({ mu, sigma }: Rating): RatingInfo {
  const within = Math.round(WITHIN * sigma)
  return { points: Math.round(POINTS * mu), within, provisional: within > PROVISIONAL_ABOVE }
}

/** What lists go by: who is surely so good. */
export function sureOf({ mu, sigma }: Rating): number {
  return mu - 2 * sigma
}
