/** How learning goes on from the first game to the last: who plays, how carefully, with what aim, and how fast it is learned from. */
import { type Meta, Rng } from '@waystation/kernel'
import type { Aim } from './aim.ts'
import type { Episode, Player } from './episode.ts'
import { drawVariants } from './variants.ts'

export interface Course {
  readonly players: number
  readonly games: number
  readonly seed: string
  readonly aim: AimOfCourse
  /** It goes on from a network that has learned already: nobody greedy begins, steps are smaller, and the aim is the last one throughout. */
  readonly further?: boolean
}

/**
 * To win; or for points, which makes for longer games and builders instead of hurry; or from the first game for the lead, where the players
 * decide how long a game lasts: for points alone they would let it last for ever.
 */
export const AIMS_OF_COURSES = ['win', 'points', 'lead'] as const
export type AimOfCourse = (typeof AIMS_OF_COURSES)[number]

/** Games of a round are played by the same networks and learned from together. */
export const ROUND = 8

/** The first games are those of greedy players, so that learning begins with sensible play: a share of all, but not more than this. */
const GREEDY_SHARE = 0.1
const FEWEST_GREEDY = 2 * ROUND
const MOST_GREEDY = 800
/** Greedy players answer at random so many times in a thousand, networks try something else. */
const GREEDY_STRAYS = 80
const STRAYS = 60
/** Of a hundred games, so many begin with up to this many answers at random. */
const OPENED = 50
const LONGEST_OPENING = 6
const TEMPERATURE = 0.08
const TRACE = 0.98
/** A win soon is worth more than the same win later where nothing else brings a game to its end: else they walk in circles. */
const IMPATIENT = 0.99

const FIRST_RATE = 1e-3
const FURTHER_RATE = 4e-4
const LAST_RATE = 1e-4

/** At first points are learned, then winning: the aim turns between these shares of all games. */
const TURN = { from: 0.65, to: 0.85 }
/** `win` in spreads of points, as in all aims here. */
const AIMS: { readonly [aim in AimOfCourse]: { readonly early: Aim; readonly late: Aim } } = {
  win: { early: { rival: 0.4, win: 0 }, late: { rival: 0.8, win: 0.6 } },
  points: { early: { rival: 0.1, win: 0 }, late: { rival: 0.2, win: 0.2 } },
  lead: { early: { rival: 1, win: 0.5 }, late: { rival: 1, win: 1.5 } },
}

/** Of a hundred games, so many have a guest at one seat: against networks that play only among themselves a rush may look stronger than it is. */
const GUESTS = 25
/** Guests that are the newest network with another aim: one that hardly looks at the others, one that does little else. */
const OTHER_AIMS: readonly Aim[] = [
  { rival: 0, win: 0 },
  { rival: 1, win: 1.5 },
]

/** Networks of former days, for guests: how many, and after how large a part of all games the next one is kept. */
export const OLD_NETWORKS = 6
const KEEP_EVERY = 1 / 12

/** Whether it is the players who decide how long a game lasts. */
export const mayLastForEver = ({ aim }: Course): boolean => aim === 'lead'

export const roundsOf = ({ games }: Course): number => Math.ceil(games / ROUND)

export const greedyGames = ({ games, further }: Course): number =>
  further ? 0 : Math.max(FEWEST_GREEDY, Math.min(MOST_GREEDY, Math.ceil(games * GREEDY_SHARE)))

export function rateAt(course: Course, game: number): number {
  const first = course.further ? FURTHER_RATE : FIRST_RATE
  return first * (LAST_RATE / first) ** Math.min(1, game / course.games)
}

export function aimAt(course: Course, game: number, spread: number): Aim {
  const { early, late } = AIMS[course.aim]
  const turned = course.further
    ? 1
    : Math.min(1, Math.max(0, (game / course.games - TURN.from) / (TURN.to - TURN.from)))
  return {
    rival: early.rival + (late.rival - early.rival) * turned,
    win: (early.win + (late.win - early.win) * turned) * spread,
  }
}

/** Whether the network is kept for guests after this round. */
export function keepsAfter(course: Course, round: number): boolean {
  const kept = (done: number): number => Math.floor(done / (course.games * KEEP_EVERY))
  const before = round * ROUND
  return before >= greedyGames(course) && kept(before + ROUND) > kept(before)
}

/** What a round is made of. */
interface Dealt {
  readonly meta: Meta
  readonly course: Course
  /** So many networks of former days stand behind the newest. */
  readonly old: number
  readonly spread: number
  /** Games are broken off after so many answers. */
  readonly longest: number
}

/** The games of a round. */
export function episodesOf(dealt: Dealt, round: number): Episode[] {
  const first = round * ROUND
  const count = Math.min(ROUND, dealt.course.games - first)
  return Array.from({ length: count }, (_, i) => episodeOf(dealt, first + i))
}

function episodeOf({ meta, course, old, spread, longest }: Dealt, game: number): Episode {
  const seed = `${course.seed} ${course.players} ${game}`
  const variants = drawVariants(meta, course.players, new Rng(`variants\n${seed}`))
  const seats = Array.from({ length: course.players })
  const patience = mayLastForEver(course) ? IMPATIENT : 1
  if (game < greedyGames(course)) {
    const players = seats.map((): Player => 'greedy')
    return { seed, variants, players, opening: 0, strays: GREEDY_STRAYS, temperature: 0, trace: 1, patience, longest }
  }
  const rng = new Rng(`table\n${seed}`)
  const aim = aimAt(course, game, spread)
  const players = seats.map((): Player => ({ network: 0, aim }))
  if (rng.int(100) < GUESTS) players[rng.int(course.players)] = guest(rng, aim, old, spread)
  const opening = rng.int(100) < OPENED ? rng.roll(LONGEST_OPENING) : 0
  const temperature = TEMPERATURE * spread
  return { seed, variants, players, opening, strays: STRAYS, temperature, trace: TRACE, patience, longest }
}

function guest(rng: Rng, aim: Aim, old: number, spread: number): Player {
  const kind = rng.int(3)
  if (kind === 0) return 'greedy'
  if (kind === 1 && old > 0) return { network: 1 + rng.int(old), aim }
  const { rival, win } = rng.pick(OTHER_AIMS)
  return { network: 0, aim: { rival, win: win * spread } }
}
