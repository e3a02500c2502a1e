/** Positions that several tests begin with. */
import type { CattleCardId } from '../../src/data/cards.ts'
import { TASKS, type Task } from '../../src/data/objectives.ts'
import type { CardId } from '../../src/options.ts'
import { cardIndex, type Plan, scene, type SeatPlan } from './scene.ts'

export const ALL_BREEDS: readonly CattleCardId[] = [
  'holstein',
  'brown-swiss',
  'west-highland-4',
  'west-highland-5',
  'texas-longhorn-6',
]
/** On neutral building E, about to buy. */
export const buying = (cowboys: number, money: number, market: readonly CattleCardId[] = ALL_BREEDS) =>
  scene({
    bare: true,
    phase: 'act',
    market,
    seats: [{ at: 'neutral-e', money, workers: [cowboys, 1, 1], discard: [] }],
  }).answer('buy')

/** On neutral building G. */
export const onG = (seat: SeatPlan, other: SeatPlan = {}, plan: Plan = {}) =>
  scene({ bare: true, phase: 'act', ...plan, seats: [{ at: 'neutral-g', money: 20, ...seat }, other] })
/** About to move the engine from there. */
export const forward = (seat: SeatPlan, other?: SeatPlan, plan?: Plan) =>
  onG(seat, other, plan).answer('engine engineers')

/** Arriving in Kansas City. */
export const before = (plan: Plan, seat: SeatPlan = {}) =>
  scene({ bare: true, ...plan, seats: [{ at: 'neutral-g', ...seat }] }).answer('move to kansas-city by site-g1')

const NO_TILES = [null, null, null, null, null, null] as const
/** In Kansas City with the hand sold and no tile to place. */
export const sold = (seat: SeatPlan, plan: Plan = {}) =>
  scene({ bare: true, foresight: NO_TILES, ...plan, seats: [{ at: 'neutral-g', money: 0, ...seat }] }).answer(
    'move to kansas-city by site-g1',
  )
/** Worth 10, as in the example. */
export const TEN = { hand: ['dutch-belt', 'brown-swiss', 'holstein', 'guernsey'] } as const

/** What fulfils tasks. */
export const have = (counts: { readonly [t in Task]?: number }): number[] => TASKS.map((task) => counts[task] ?? 0)
export const index = (ids: readonly CardId[]): number[] => ids.map(cardIndex)

/** Rails to the North, on neutral building E with cards of value 2. */
export const rails = (seat: SeatPlan, plan: Plan = {}) =>
  scene({
    bare: true,
    modules: ['rails-north'],
    phase: 'act',
    ...plan,
    seats: [{ at: 'neutral-e', money: 20, hand: ['guernsey', 'guernsey'], ...seat }, ...(plan.seats ?? [])],
  })
/** About to place a shop there. */
export const placing = (seat: SeatPlan, plan: Plan = {}) =>
  rails(seat, plan).answer('only aux-shop', 'discard guernsey')

/** Breeding value 13, and 20. */
export const THIRTEEN = ['holstein', 'brown-swiss', 'ayrshire', 'west-highland-3'] as const
export const TWENTY = [...THIRTEEN, 'texas-longhorn-5', 'guernsey'] as const
/** Rails to the North, the hand sold, about to deliver. */
export const northbound = (seat: SeatPlan, plan: Plan = {}) =>
  sold({ hand: THIRTEEN, ...seat }, { modules: ['rails-north'], ...plan }).answer('sell with 0 certificates')
