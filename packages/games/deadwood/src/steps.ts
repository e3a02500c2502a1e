/** What can be on the agenda, in the order of the rulebook. */
import type { Seat } from '@waystation/kernel'
import type { Building, Stack } from './data/buildings.ts'

interface Of<K extends string> {
  readonly do: K
}
interface By<K extends string> extends Of<K> {
  readonly seat: Seat
}

/** A cowboy of `seat` stands on `building` and may annex it; `from` is the building a General Store moved him from. */
export interface AnnexStep extends By<'annex'> {
  readonly building: Building
  readonly from: Building
}

export type Step =
  | Of<'prepare'>
  | By<'turn'>
  | By<'endTurn'>
  /** Own cowboys go home, one per answer in any order: `left` is how many may still go. */
  | (By<'recall'> & { readonly kind: 'recall' | 'dance-hall'; readonly left: number })
  | By<'flee'>
  | Of<'stand'>
  | (By<'cartridge'> & { readonly side: 'attacker' | 'defender' })
  | Of<'shootOut'>
  | AnnexStep
  | By<'hire'>
  | By<'moveSheriff'>
  | By<'rob'>
  | (By<'moveFrom'> & { readonly store: Building })
  | (By<'moveTo'> & { readonly from: Building })
  | By<'drawFrom'>
  | By<'drawAll'>
  | By<'build'>
  | By<'consult'>
  | (By<'arrange'> & { readonly stack: Stack; readonly placed: number })
  | By<'payCourt'>
  | (By<'grift'> & { readonly left: number })
  | By<'denounce'>
  | By<'telegraph'>
  | By<'layRail'>
  | (By<'activate'> & { readonly level: number })
  | Of<'activated'>
  | Of<'finish'>
  | (Of<'champions'> & { readonly seats: readonly Seat[] })
  | By<'champion'>
  | Of<'reload'>
  | By<'finalCartridges'>
  | Of<'finalVolley'>
  /** `left` dice still to aim. */
  | (By<'aim'> & { readonly left: number })
  | Of<'finalShots'>
