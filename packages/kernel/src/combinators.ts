/**
 * Steps that arrange other steps. They are plain data like any step, so "the tile says: in any order, hire and move"
 * is one expression, can be stopped in the middle, saved and cloned. A branch is offered only if it can be done.
 */
import type { Option, Planned, Seat, Step } from './types.ts'

/** All of them, in this order; what cannot be done is passed over. */
export interface Seq<P extends Step> {
  readonly do: 'seq'
  readonly steps: readonly Planned<P>[]
}
/** Each of them once, in an order of the seat's choice; `optional` ones may be left out. */
export interface AnyOrder<P extends Step> {
  readonly do: 'anyOrder'
  readonly seat: Seat
  readonly steps: readonly Planned<P>[]
  readonly optional: boolean
}
export interface OneOf<P extends Step> {
  readonly do: 'oneOf'
  readonly seat: Seat
  readonly steps: readonly Planned<P>[]
}
/** The step, or a pass. */
export interface May<P extends Step> {
  readonly do: 'may'
  readonly seat: Seat
  readonly step: Planned<P>
}
/** At least `min` and at most `max` times. */
export interface Repeat<P extends Step> {
  readonly do: 'repeat'
  readonly seat: Seat
  readonly step: Planned<P>
  readonly min: number
  readonly max: number
}
/**
 * A subset of `items`, picked one at a time in the order given, so that no subset can be reached twice.
 * Equal items stand next to each other.
 */
export interface PickSome<P extends Step> {
  readonly do: 'pickSome'
  readonly seat: Seat
  readonly kind: string
  readonly items: readonly string[]
  readonly min: number
  readonly max: number
  /** Done afterwards, with `picked` filled in. */
  readonly then: P & { readonly picked: readonly string[] }
  /** Items before this index were passed over. */
  readonly from: number
}
/** One question each for several seats at once; nothing happens and nobody learns anything until all have answered. */
export interface Sealed<P extends Step> {
  readonly do: 'sealed'
  readonly asks: readonly (P & { readonly seat: Seat })[]
  readonly answers: readonly (string | null)[]
}

export type Combinator<P extends Step> = Seq<P> | AnyOrder<P> | OneOf<P> | May<P> | Repeat<P> | PickSome<P> | Sealed<P>

export interface BranchOption extends Option {
  readonly do: 'branch'
  /** The step's label: keys the wording. */
  readonly label: string
  readonly index: number
}
export interface PickOption extends Option {
  readonly do: 'pick'
  readonly item: string
  readonly index: number
}
export interface DoneOption extends Option {
  readonly do: 'done'
}
export interface PassOption extends Option {
  readonly do: 'pass'
}
export type KernelOption = BranchOption | PickOption | DoneOption | PassOption

export const DONE: DoneOption = Object.freeze({ id: 'done', do: 'done' })
export const PASS: PassOption = Object.freeze({ id: 'pass', do: 'pass' })

export const seq = <P extends Step>(...steps: readonly Planned<P>[]): Seq<P> => ({ do: 'seq', steps })
export const anyOrder = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): AnyOrder<P> => ({
  do: 'anyOrder',
  seat,
  steps,
  optional: false,
})
export const anyOrderOptional = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): AnyOrder<P> => ({
  do: 'anyOrder',
  seat,
  steps,
  optional: true,
})
export const oneOf = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): OneOf<P> => ({
  do: 'oneOf',
  seat,
  steps,
})
export const may = <P extends Step>(seat: Seat, step: Planned<P>): May<P> => ({ do: 'may', seat, step })
export const repeat = <P extends Step>(
  seat: Seat,
  step: Planned<P>,
  times: { min: number; max: number },
): Repeat<P> => ({
  do: 'repeat',
  seat,
  step,
  ...times,
})
export function pickSome<P extends Step>(pick: Omit<PickSome<P>, 'do' | 'from'>): PickSome<P> {
  if (pick.min > pick.max) throw new RangeError(`pickSome ${pick.kind}: at least ${pick.min}, at most ${pick.max}`)
  return { do: 'pickSome', ...pick, from: 0 }
}
export function sealed<P extends Step>(...asks: readonly (P & { readonly seat: Seat })[]): Sealed<P> {
  if (new Set(asks.map(({ seat }) => seat)).size < asks.length) throw new Error('sealed: one question for each seat')
  return { do: 'sealed', asks, answers: asks.map(() => null) }
}
