/** What can be on the agenda, in the order of the rulebook. */
import type { Seat, StepBy, StepOf } from '@waystation/kernel'
import type { Building, Stack } from './data/buildings.ts'

/** A cowboy of `seat` stands on `building` and may annex it; `from` is the building a General Store moved him from. */
export interface AnnexStep extends StepBy<'annex'> {
  readonly building: Building
  readonly from: Building
}

export type Step =
  | StepOf<'prepare'>
  | StepBy<'turn'>
  | StepBy<'endTurn'>
  /** Own cowboys go home, one per answer in any order: `left` is how many may still go. */
  | (StepBy<'recall'> & { readonly kind: 'recall' | 'dance-hall'; readonly left: number })
  | StepBy<'flee'>
  | StepOf<'stand'>
  | (StepBy<'cartridge'> & { readonly side: 'attacker' | 'defender' })
  | StepOf<'shootOut'>
  | AnnexStep
  /** Posters to the box, one up to `most`. */
  | (StepBy<'repent'> & { readonly most: number })
  | StepBy<'hire'>
  | StepBy<'moveSheriff'>
  | StepBy<'rob'>
  | (StepBy<'moveFrom'> & { readonly store: Building })
  | (StepBy<'moveTo'> & { readonly from: Building })
  | StepBy<'drawFrom'>
  | StepBy<'drawAll'>
  | StepBy<'build'>
  | StepBy<'consult'>
  | (StepBy<'arrange'> & { readonly stack: Stack; readonly placed: number })
  | StepBy<'payCourt'>
  | (StepBy<'grift'> & { readonly left: number })
  | StepBy<'denounce'>
  | StepBy<'telegraph'>
  | StepBy<'layRail'>
  | (StepBy<'activate'> & { readonly rail: number })
  | (StepOf<'activated'> & { readonly rail: number })
  | StepOf<'finish'>
  | (StepOf<'champions'> & { readonly seats: readonly Seat[] })
  | StepBy<'champion'>
  | StepOf<'reload'>
  | StepBy<'finalCartridges'>
  | StepOf<'finalVolley'>
  /** `left` dice still to aim. */
  | (StepBy<'aim'> & { readonly left: number })
  | StepOf<'finalShots'>
