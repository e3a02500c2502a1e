/** What a visit to El Paso brings, with the hand as it is or as the herd can be expected to show it. */
import type { Seat } from '@waystation/kernel'
import { BREED_COUNT, CATTLE_POINTS, SIMMENTAL, VALUE } from '../data/cards.ts'
import { DISC_COUNT, DISCS } from '../data/player-board.ts'
import { POST_REWARD_DOLLARS, POST_VALUES, POSTS } from '../data/posts.ts'
import { EL_PASO_DOLLARS } from '../data/table.ts'
import { deliveryValue, mayUsePost } from '../rules/delivery.ts'
import { countedDuplicates, permanentCertificates } from '../rules/discs.ts'
import { handLimit, sum } from '../rules/herd.ts'
import type { Player, State } from '../state.ts'
import type { Pace } from './pace.ts'
import { W } from './weights.ts'
import { dollar } from './worth.ts'

function postWorth(post: number, left: number): number {
  const { points, reward } = POSTS[post]
  if (reward === 'money') return points + POST_REWARD_DOLLARS * dollar(left)
  if (reward === 'objective') return points + W.objectiveReward
  return reward === 'hire' ? points + W.hireReward * left : points
}

/** The best disc that may go to such a post. */
function discWorth(p: Readonly<Player>, black: boolean, left: number): number {
  let best = 0
  for (let disc = 0; disc < DISC_COUNT; disc++) {
    const { blackCorners, dollars } = DISCS[disc]
    if (((p.discs >> disc) & 1) === 0 || (blackCorners && !black)) continue
    best = Math.max(best, W.discs[disc] * left + dollars * dollar(left))
  }
  return best
}

/** The best post for a value; fractions are worth their share of the next point. */
export function deliveryWorth(p: Readonly<Player>, value: number, left: number): number {
  const whole = Math.floor(value)
  const low = bestPost(p, whole, left)
  return low + (value - whole) * (bestPost(p, whole + 1, left) - low)
}

function bestPost(p: Readonly<Player>, value: number, left: number): number {
  if (p.discs === 0) return 0
  let best = 0
  for (let post = 0; post < POSTS.length && POST_VALUES[post] <= value; post++) {
    if (!mayUsePost(p, post)) continue
    best = Math.max(best, postWorth(post, left) + discWorth(p, POSTS[post].blackCorners, left))
  }
  return best
}

/** Besides the delivery: money and a Simmental. */
const welcome = (left: number): number => EL_PASO_DOLLARS * dollar(left) + CATTLE_POINTS[SIMMENTAL]

const counts = Array<number>(BREED_COUNT).fill(0)

/** What a hand of this herd is worth on average, after a few cards were exchanged. */
export function expectedValue(p: Readonly<Player>): number {
  let size = 0
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    counts[breed] = p.hand[breed] + p.discard[breed]
    size += counts[breed]
  }
  for (const card of p.pile) {
    if (card >= BREED_COUNT) continue
    counts[card]++
    size++
  }
  const limit = handLimit(p)
  const seen = Math.min(size, limit + W.turnedOver)
  let room = limit
  let value = 0
  for (let worth = 5; worth > 0; worth--) {
    for (let breed = 0; breed < BREED_COUNT; breed++) {
      if (VALUE[breed] !== worth || counts[breed] === 0) continue
      const chance = Math.min(room, 1 - missChance(size, counts[breed], seen))
      value += worth * chance
      room -= chance
    }
  }
  return value + permanentCertificates(p) + 2 * Math.min(countedDuplicates(p), room)
}

/** Chance that none of `copies` cards is among `seen` of `size`. */
function missChance(size: number, copies: number, seen: number): number {
  let chance = 1
  for (let i = 0; i < copies; i++) chance *= Math.max(0, size - seen - i) / (size - i)
  return chance
}

/** The hand of this lap: what is there, and average cards for those still to be drawn. */
function handNow(p: Readonly<Player>): number {
  const missing = Math.max(0, handLimit(p) - sum(p.hand))
  return deliveryValue(p) + p.certificates + missing * 1.3
}

/** The hand is being delivered now: the next visit begins with another one. */
const delivering = (s: Readonly<State>, seat: Seat): boolean =>
  s.agenda.some((step) => (step.do === 'revealHand' || step.do === 'deliver') && step.seat === seat)

/** The visit under way and those after it. */
export function journeyWorth(s: Readonly<State>, seat: Seat, { own: visits, left }: Pace): number {
  if (visits <= 0) return 0
  const p = s.players[seat]
  const usual = expectedValue(p)
  const next = deliveryWorth(p, delivering(s, seat) ? usual : handNow(p), left) + welcome(left)
  const later = deliveryWorth(p, usual + 1, left) + welcome(left)
  return Math.min(1, visits) * next + Math.max(0, visits - 1) * W.patience * later
}
