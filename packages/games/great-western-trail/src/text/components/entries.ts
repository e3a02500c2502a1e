/** What components are told by. */
import type { ComponentText } from '@waystation/kernel'
import type { Slot } from '../../data/actions.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

export type Entry = readonly [string, ComponentText]

/** The local actions of a tile, alternatives joined by "or", actions by points; then what they need to be understood. */
export function slotsText(words: Words, say: Say, slots: readonly Slot[]): string {
  return slots.map((slot) => words.either(slot.map((action) => say.action(action, null)))).join(' · ')
}
