/** Printed figures in few words. */
import type { Slot } from '../../src/data/actions.ts'
import type { CityBoard } from '../../src/data/cities.ts'

/** An action in few words: its type and its numbers, in the order they are written. */
export const words = (slots: readonly Slot[]): string =>
  slots.map((slot) => slot.map((action) => Object.values(action).join(' ')).join(' or ')).join(', ')

export const arrows = ({ cities, arrows: all }: CityBoard): string[] =>
  all.map(({ from, to, vp, gives }) => `${cities[from].id} ${cities[to].id} ${vp}${gives === null ? '' : `, ${gives}`}`)
