/** "À tout moment de votre tour": exchange tokens and worker bonuses, even in the middle of an action. */
import type { Seat } from '@waystation/kernel'
import { DONE, type DoneOption } from '@waystation/kernel'
import {
  BUILDER,
  BUILDER_BONUS_PRICE,
  ENGINEER,
  ENGINEER_BONUS,
  FIRST_WORKER_CARD,
  WILD,
  WILD_BONUS,
} from '../data/cards.ts'
import { BONUS, USE_TOKEN } from '../options/interned.ts'
import type { FreeOption, Option } from '../options.ts'
import type { Player, State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { exchangeOnce } from './exchange.ts'
import { canDraw } from './herd.ts'
import { hasRoomForCertificate } from './money.ts'

/** One list for every combination of the four free actions. */
const FREE: readonly (readonly FreeOption[])[] = Array.from({ length: 16 }, (_, mask) =>
  [USE_TOKEN, BONUS[BUILDER], BONUS[ENGINEER], BONUS[WILD]].filter((_option, i) => ((mask >> i) & 1) === 1),
)

/** An exchange is finished before anything else, and a hand once shown is not changed any more [reading]. */
export function canUseToken(s: Readonly<State>, seat: Seat): boolean {
  const p = s.players[seat]
  return p.tokens > 0 && s.openHand !== seat && canDraw(p)
}

export const canUseBuilderBonus = (p: Readonly<Player>): boolean =>
  p.area[BUILDER] > 0 && p.money >= BUILDER_BONUS_PRICE && hasRoomForCertificate(p)

/** In the middle of an exchange the card to discard is chosen at once. */
export const exchanging = (s: Readonly<State>): boolean => {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && step.do === 'exchangeDiscard'
}

/** Cowboys are not here: they are discarded while moving. */
export function anytime(s: Readonly<State>, seat: Seat): readonly FreeOption[] {
  if (s.turn !== seat || exchanging(s)) return FREE[0]
  const p = s.players[seat]
  let mask = canUseToken(s, seat) ? 1 : 0
  if (canUseBuilderBonus(p)) mask |= 2
  if (p.area[ENGINEER] > 0) mask |= 4
  if (p.area[WILD] > 0) mask |= 8
  return FREE[mask]
}

/** Workers go to the own discard pile and come back through the deck. */
export function discardWorkers(p: Player, worker: number, count: number): void {
  p.area[worker] -= count
  p.discard[FIRST_WORKER_CARD + worker] += count
}

export function playFree(g: Context, seat: Seat, option: Option): void {
  const p = g.s.players[seat]
  if (option.do === 'useToken') {
    p.tokens--
    g.emit({ type: 'tokenUsed', seat })
    return exchangeOnce(g, seat)
  }
  if (option.do !== 'bonus') return
  const { worker, index } = option
  const certificates = index === BUILDER ? 1 : 0
  const dollars = index === BUILDER ? -BUILDER_BONUS_PRICE : index === ENGINEER ? ENGINEER_BONUS : WILD_BONUS
  discardWorkers(p, index, 1)
  p.money += dollars
  p.certificates += certificates
  g.emit({ type: 'workerBonus', seat, worker, dollars, certificates })
}

/**
 * What a delivery brings or makes possible, and workers drawn in somebody's very last turn, can be used at once.
 * Otherwise nothing is lost by waiting for the next question.
 */
export const freeMoment: Rule<'freeMoment', DoneOption> = {
  ask: (_s, { seat }) => ({ seat, kind: 'freeMoment', options: [DONE] }),
  choose: () => undefined,
}
