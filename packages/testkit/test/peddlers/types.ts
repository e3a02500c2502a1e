/** A small game with everything the sample game lacks: hidden cards, dice, sealed bids, an order of one's choice, a pass, free actions. */
import type { Core, GameEvent, GameTypes, KernelOption, Option, Seat } from '@waystation/kernel'

export interface State extends Core<Step> {
  round: number
  /** Face down; the last card is on top. */
  deck: string[]
  hands: string[][]
  /** Face up, one stall per seat. */
  stalls: string[][]
  sold: string[]
  coins: number[]
  points: number[]
}

export type Step =
  | { readonly do: 'deal' }
  | { readonly do: 'round' }
  | { readonly do: 'bid'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat }
  | { readonly do: 'roll'; readonly seat: Seat }
  | { readonly do: 'play'; readonly seat: Seat }
  | { readonly do: 'tuck'; readonly seat: Seat }
  | { readonly do: 'fetch'; readonly seat: Seat }
  | { readonly do: 'tend'; readonly seat: Seat; readonly left: readonly ('play' | 'tuck')[] }
  | { readonly do: 'wares'; readonly seat: Seat }
  | { readonly do: 'sell'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly do: 'again'; readonly seat: Seat; readonly left: number }

export type Chore = 'draw' | 'roll' | 'play' | 'tuck'
export interface ChoreOption extends Option {
  readonly id: Chore
}
export interface CardOption extends Option {
  readonly card: string
}
export interface ToastOption extends Option {
  readonly id: 'toast'
}

export type Event = GameEvent &
  (
    | { readonly type: 'dealt' | 'drew' | 'tucked'; readonly seat: Seat; readonly secret: CardSecret }
    | { readonly type: 'bid' | 'played'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly coins: number }
    | { readonly type: 'sold'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly type: 'toasted'; readonly seat: Seat }
  )
export interface CardSecret {
  readonly [seat: number]: { readonly cards: readonly string[] }
}

export interface View {
  readonly round: number
  readonly deck: number
  /** Own cards, or how many cards another holds. */
  readonly hands: readonly (readonly string[] | number)[]
  readonly stalls: readonly (readonly string[])[]
  readonly sold: readonly string[]
  readonly coins: readonly number[]
  readonly points: readonly number[]
}

export interface Peddlers extends GameTypes {
  state: State
  step: Step
  option: CardOption | ChoreOption | ToastOption | KernelOption
  event: Event
  view: View
}
