/**
 * The printed actions. A tile's text is a list of slots, each done at most once; a slot lists its alternatives
 * (the white slash of the rulebook). Rulebook: "Les actions".
 */
import type { BreedId } from './cards.ts'

/** What goes from hand to the discard pile: one card of a breed, any cattle card, two of one breed, an objective. */
export type Discarded = BreedId | 'any' | 'pair' | 'objective'

/** What a printed "as many as you have" counts. */
export const MEASURES = [
  'once',
  'cowboys',
  'craftsmen',
  'engineers',
  'woods',
  'teepeePairs',
  'hazards',
  'stations',
  'bells',
] as const
export type Measure = (typeof MEASURES)[number]

export type Action =
  | {
      readonly type: 'discard'
      readonly what: Discarded
      readonly money: number
      readonly certificates: number
      /** Engine forward up to this many spaces. */
      readonly engine?: number
      /** An objective card straight into the hand. */
      readonly objective?: true
      /** A single auxiliary action. */
      readonly auxiliary?: true
    }
  | { readonly type: 'money'; readonly amount: number; readonly per: Measure }
  | { readonly type: 'certificates'; readonly amount: number }
  | { readonly type: 'maxCertificates' }
  | { readonly type: 'gainPer'; readonly per: Measure; readonly certificates: number; readonly money: number }
  | { readonly type: 'hire'; readonly modifier: number }
  | { readonly type: 'build'; readonly price: number }
  | { readonly type: 'objective' }
  | { readonly type: 'engine'; readonly max: number | Measure; readonly price: number }
  | { readonly type: 'engineBack'; readonly spaces: number; readonly money: number }
  | { readonly type: 'trade' }
  | { readonly type: 'auxiliary' }
  | { readonly type: 'buy' }
  | { readonly type: 'removeHazard'; readonly price: number }
  | { readonly type: 'advance'; readonly max: number }
  | { readonly type: 'ride'; readonly max: number }
  | { readonly type: 'draw'; readonly max: number | Measure }
  | { readonly type: 'extraordinaryDelivery' }
  | { readonly type: 'upgradeBehind' }
  | { readonly type: 'copy' }
  /** Hand cards out of the game, as many as wanted. */
  | { readonly type: 'removeCards'; readonly count: number }
  /** A cattle card of this breeding value from the market, for nothing. */
  | { readonly type: 'freeCattle'; readonly value: number }
  | { readonly type: 'placeShop' }
  | { readonly type: 'exchangeToken' }
  /** At the poker table: a worker sits down, cards are laid; all hands are shown. */
  | { readonly type: 'ante' }
  | { readonly type: 'showdown' }

export type Slot = readonly Action[]

export const discard = (what: Discarded, reward: { money?: number; certificates?: number }): Slot => [
  { type: 'discard', what, money: reward.money ?? 0, certificates: reward.certificates ?? 0 },
]
export const engine = (max: number | Measure): Slot => [{ type: 'engine', max, price: 0 }]
export const hire = (modifier: number): Slot => [{ type: 'hire', modifier }]
export const removeHazard = (price: number): Slot => [{ type: 'removeHazard', price }]
/** Moves the cattleman, then a whole new phase B. */
export const advance = (max: number): Slot => [{ type: 'advance', max }]
export const money = (amount: number, per: Measure): Slot => [{ type: 'money', amount, per }]
export const AUXILIARY: Slot = [{ type: 'auxiliary' }]
export const BUY: Slot = [{ type: 'buy' }]
