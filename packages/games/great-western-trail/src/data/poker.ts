/**
 * At the Poker Table. The rulebook prints 6 points on the bonus token that lies on top and tells neither its money nor the
 * other three: those are our own until somebody has a copy at hand.
 */
import type { NodeId } from './trail.ts'

/** From the top of the pile; as many as there are players are in play. */
export const BONUS_TOKENS: readonly { readonly vp: number; readonly money: number }[] = [
  { vp: 6, money: 2 },
  { vp: 4, money: 2 },
  { vp: 4, money: 2 },
  { vp: 4, money: 2 },
]

/** Price of the first and of the second card laid in one visit. */
export const ANTE_PRICES: readonly number[] = [1, 2]
export const MOST_CARDS_AT_TABLE = 3
/** What the bank adds when hands are shown. */
export const BANK_ADDS = 3

/** Spaces whose neutral building has one more action, whichever lies there. */
export const ANTE_SPACE: NodeId = 'neutral-d'
export const SHOWDOWN_SPACE: NodeId = 'neutral-g'
