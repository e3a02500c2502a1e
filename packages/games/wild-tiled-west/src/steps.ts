/** What can be on the agenda, in the order of the rulebook. */
import type { Seat } from '@waystation/kernel'
import type { Cell } from './data/grid.ts'
import type { Piece, Turn } from './data/tiles.ts'

interface Of<K extends string> {
  readonly do: K
}
interface By<K extends string> extends Of<K> {
  readonly seat: Seat
}

/** How a piece has to lie: linked to the others, anywhere without icons at the start, or over the third signpost. */
export const MODES = ['linked', 'homestead', 'signpost'] as const
export type Mode = (typeof MODES)[number]

/** A piece in hand, to be laid. */
interface Laying<K extends string> extends By<K> {
  readonly piece: Piece
  readonly mode: Mode
}

export type Step =
  | Of<'prepare'>
  /** `board` -1: any that is left. */
  | (By<'takeBoard'> & { readonly board: number; readonly sides: string })
  | Of<'settleIn'>
  | Of<'dealPartners'>
  | By<'keepPartner'>
  | Of<'showPartners'>
  | Of<'year'>
  | Of<'round'>
  | Of<'banditCard'>
  | Of<'roll'>
  | By<'turn'>
  | By<'sawmill'>
  | Laying<'turnPiece'>
  | (Laying<'layPiece'> & { readonly turn: Turn })
  | (By<'sign'> & { readonly index: number })
  | (By<'storeGold'> & { readonly index: number })
  | By<'shoot'>
  | By<'settle'>
  | (By<'wrangle'> & { readonly at: Cell })
  | By<'bonusAlleys'>
  | By<'secondPartner'>
  | By<'takeAce'>
  | By<'bury'>
  | Of<'endRound'>
  | Of<'tussle'>
  | By<'hillBandit'>
  | Of<'peril'>
  | Of<'endYear'>
  | Of<'finish'>
