/** "Livraison": the breeding value of the hand, certificates, and a disc that moves from the board to a trading post. */
import type { Seat } from '@waystation/kernel'
import { BREED_COUNT, VALUE } from '../data/cards.ts'
import { DISC_COUNT, DISCS } from '../data/player-board.ts'
import { POST_REWARD_DOLLARS, POST_REWARD_HIRE_PRICE, POST_VALUES, POSTS } from '../data/posts.ts'
import { DELIVER_NOTHING, deliverTo } from '../options/interned.ts'
import type { DeliverOption, Option, Sink } from '../options.ts'
import type { Player, State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { countedDuplicates, permanentCertificates } from './discs.ts'
import { canUseBuilderBonus } from './free-actions.ts'
import { gainDollars } from './money.ts'

/** Each breed counts once, however many cards there are of it. */
export function differentBreeds(p: Readonly<Player>): number {
  let value = 0
  for (let breed = 0; breed < BREED_COUNT; breed++) if (p.hand[breed] > 0) value += VALUE[breed]
  return value
}

const MOST_VALUABLE_FIRST: readonly number[] = VALUE.map((_, breed) => breed).sort((a, b) => VALUE[b] - VALUE[a])

/** The best duplicates, one for each bonus tile that allows it. */
export function duplicateValue(p: Readonly<Player>): number {
  let left = countedDuplicates(p)
  if (left === 0) return 0
  let value = 0
  for (const breed of MOST_VALUABLE_FIRST) {
    const count = Math.min(left, Math.max(0, p.hand[breed] - 1))
    value += count * VALUE[breed]
    left -= count
  }
  return value
}

/** The value of the hand before certificates of the track are spent. */
export const deliveryValue = (p: Readonly<Player>): number =>
  differentBreeds(p) + duplicateValue(p) + permanentCertificates(p)

export const mayUsePost = (p: Readonly<Player>, post: number): boolean => p.posts[post] === 0 || POSTS[post].repeatable

/** Black-cornered discs go to black-cornered posts, and a disc with a price has to be paid for. */
export const mayUseDisc = (p: Readonly<Player>, disc: number, post: number): boolean =>
  ((p.discs >> disc) & 1) === 1 &&
  (!DISCS[disc].blackCorners || POSTS[post].blackCorners) &&
  p.money + DISCS[disc].dollars >= 0

/** Posts in reach, each with every disc that may go there; only as many certificates are spent as it takes. */
export function pushDeliveries(s: Readonly<State>, seat: Seat, options: Sink<DeliverOption>): void {
  const p = s.players[seat]
  if (p.discs === 0) return
  const value = deliveryValue(p)
  for (let post = 0; post < POSTS.length; post++) {
    const missing = POST_VALUES[post] - value
    if (missing > p.certificates) break
    if (!mayUsePost(p, post)) continue
    for (let disc = 0; disc < DISC_COUNT; disc++) {
      if (mayUseDisc(p, disc, post)) options.push(deliverTo(post, disc, Math.max(0, missing)))
    }
  }
}

type DeliveryAnswer = DeliverOption | Extract<Option, { do: 'deliverNothing' }>

/** A disc must be placed if it can be. */
export const deliver: Rule<'deliver', DeliveryAnswer> = {
  ask(s, { seat }) {
    const options: DeliveryAnswer[] = []
    pushDeliveries(s, seat, options)
    if (options.length === 0) options.push(DELIVER_NOTHING)
    return { seat, kind: 'deliver', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'deliver') place(g, seat, option)
    else g.emit({ type: 'nothingDelivered', seat })
  },
}

/**
 * The disc's money, its ability, the post, and then the post's reward. Certificates spent or money gained may allow a
 * builder's bonus that was not possible before: "à tout moment", so before cards are drawn.
 */
function place(g: Context, seat: Seat, { post, at, disc, index, certificates }: DeliverOption): void {
  const p = g.s.players[seat]
  const { dollars } = DISCS[index]
  const builderBefore = canUseBuilderBonus(p)
  p.certificates -= certificates
  p.money += dollars
  p.discs &= ~(1 << index)
  p.posts[at]++
  g.emit({ type: 'delivered', seat, post, disc, certificates, dollars })
  if (givesMeans(at) || (!builderBefore && canUseBuilderBonus(p))) g.then({ do: 'freeMoment', seat })
  reward(g, seat, at)
}

/** Money or a worker: something to be used at once. */
const givesMeans = (post: number): boolean => POSTS[post].reward === 'money' || POSTS[post].reward === 'hire'

function reward(g: Context, seat: Seat, post: number): void {
  switch (POSTS[post].reward) {
    case 'money':
      return gainDollars(g, seat, POST_REWARD_DOLLARS)
    case 'objective':
      return g.then({ do: 'rewardObjective', seat })
    case 'hire':
      return g.then({ do: 'rewardHire', seat, price: POST_REWARD_HIRE_PRICE })
    case null:
      return undefined
  }
}
