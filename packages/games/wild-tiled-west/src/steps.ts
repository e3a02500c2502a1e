/** What can be on the agenda, in the order of the rulebook. */
import type { StepBy, StepOf } from '@waystation/kernel'
import type { Cell } from './data/grid.ts'
import type { Piece, Turn } from './data/tiles.ts'

/** How a piece has to lie: linked to the others, anywhere without icons at the start, or over the third signpost. */
export const MODES = ['linked', 'homestead', 'signpost'] as const
export type Mode = (typeof MODES)[number]

/** A piece in hand, to be laid. */
interface Laying<K extends string> extends StepBy<K> {
  readonly piece: Piece
  readonly mode: Mode
}

export type Step =
  | StepOf<'prepare'>
  /** `board` -1: any that is left. */
  | (StepBy<'takeBoard'> & { readonly board: number; readonly sides: string })
  | StepOf<'settleIn'>
  | StepOf<'dealPartners'>
  | StepBy<'keepPartner'>
  | StepOf<'showPartners'>
  | StepOf<'drawFirstPlayer'>
  | StepOf<'year'>
  | StepOf<'round'>
  | StepOf<'banditCard'>
  | StepOf<'roll'>
  | StepBy<'turn'>
  | StepBy<'sawmill'>
  | Laying<'turnPiece'>
  | (Laying<'layPiece'> & { readonly turn: Turn })
  | (StepBy<'sign'> & { readonly index: number })
  | (StepBy<'storeGold'> & { readonly index: number })
  | StepBy<'shoot'>
  | StepBy<'settle'>
  | (StepBy<'wrangle'> & { readonly at: Cell })
  | StepBy<'bonusAlleys'>
  | StepBy<'secondPartner'>
  | StepBy<'takeAce'>
  | StepBy<'bury'>
  | StepOf<'endRound'>
  | StepOf<'tussle'>
  | StepBy<'hillBandit'>
  | StepOf<'peril'>
  | StepOf<'endYear'>
  | StepOf<'finish'>
