/** What everybody at the table can work out from what lies open: points so far, steps to a place, what Sue may do next. */
import { RuleContext, type Seat } from '@waystation/kernel'
import { OBJECTIVE_IDS, type ObjectiveId } from '../data/objectives.ts'
import { SOLO_CARDS, type SoloAction, type SoloCardId } from '../data/solo.ts'
import { NODE_IDS, type NodeId, OFF_TRAIL } from '../data/trail.ts'
import type { Event } from '../events.ts'
import { bestOfThree, type ForkCount, forkAt, playSue, sueNext } from '../rules/sue.ts'
import { stepsTo } from '../rules/trail.ts'
import { objectivesOf, scores } from '../scoring.ts'
import type { State } from '../state.ts'
import type { ElPaso } from '../types.ts'
import type { View } from '../view.ts'
import { publicState } from './public-state.ts'

/** Nothing that counts is hidden: a herd is counted card by card, wherever its cards are. */
export function pointsSoFar(view: View, seat: Seat): number {
  return scores(publicState(view)).find((sheet) => sheet.seat === seat)?.total ?? 0
}

/** Objectives that what the seat owns would fulfil now, each thing counted once. */
export const fulfilledNow = (view: View, seat: Seat): readonly ObjectiveId[] =>
  objectivesOf(publicState(view), seat).fulfilled.map((tile) => OBJECTIVE_IDS[tile])

/** Steps from where the rancher of a seat stands to every location ahead; none for spaces that are not ahead. */
export function stepsAhead(view: View, seat: Seat): ReadonlyMap<NodeId, number> {
  const s = publicState(view)
  const from = s.players[seat].at
  const steps = new Map<NodeId, number>()
  if (from === OFF_TRAIL) return steps
  NODE_IDS.forEach((id, node) => {
    const count = stepsTo(s, from, node)
    if (count > 0 && count <= NODE_IDS.length) steps.set(id, count)
  })
  return steps
}

/** What one card of Sue's deck would make her do, as far as it can be known: her supply and the stacks lie face down. */
export interface SueAhead {
  readonly card: SoloCardId
  /** What the card makes her do; of three actions the one she does. */
  readonly action: Exclude<SoloAction, 'best-of-three'>
  /** The forks on her way, in their order. */
  readonly forks: readonly ForkCount[]
  readonly events: readonly Event[]
  /** She would draw from her supply: nobody knows what. */
  readonly draws: boolean
}

const isDraw = (event: Event): boolean => event.type === 'sueIdle' && event.action === 'draw-1'

/** Every card still to come; once there is none, the discard pile is the deck. */
export function sueAhead(view: View): readonly SueAhead[] {
  const { sue } = view
  if (sue === null) return []
  const supplied = sue.supply.length > 0
  return (sue.deck.length > 0 ? sue.deck : sue.discard).map((card) => {
    const before = publicState(view).sue
    const s = publicState(view)
    if (before === null || s.sue === null) throw new Error('Sue is not at this table')
    const index = SOLO_CARDS.findIndex(({ id }) => id === card)
    const { action } = SOLO_CARDS[index]
    s.sue.deck = [index]
    const g = new RuleContext<ElPaso>(s, true)
    playSue(g)
    const events = g.events ?? []
    return {
      card,
      action: action === 'best-of-three' ? bestOfThree(before) : action,
      forks: forksUntil(publicState(view), before.at, events),
      events: events.filter((event) => event.type !== 'sueCard' && !(supplied && isDraw(event))),
      draws: supplied && events.some(isDraw),
    }
  })
}

/** Those she comes to before the place where she stops. What she builds there is not in the way yet. */
function forksUntil(s: Readonly<State>, from: number, events: readonly Event[]): readonly ForkCount[] {
  const ride = events.find((event) => event.type === 'sueMoved')
  if (ride === undefined || ride.steps === 0) return []
  const forks: (ForkCount | null)[] = []
  let at = from
  do {
    forks.push(forkAt(s, at))
    at = sueNext(s, at)
  } while (NODE_IDS[at] !== ride.node)
  return forks.filter((fork) => fork !== null)
}
