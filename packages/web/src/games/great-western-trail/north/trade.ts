/** Trade spaces of a town as a player chooses among them: those that print the same are one choice. */
import { SPACES_PER_TOWN, type TownId, TOWNS, type TradeSpace, type View } from '@waystation/great-western-trail'

const alike = (a: TradeSpace, b: TradeSpace): boolean =>
  a.price === b.price && a.money === b.money && a.gives === b.gives

/** Whether the free trade spaces of a town print different things. */
export function isChoice(view: View, id: TownId): boolean {
  const town = TOWNS.findIndex((each) => each.id === id)
  const { spaces = [] } = view.map?.towns[town] ?? {}
  const free = TOWNS[town].spaces.filter((_, i) => spaces[i] === null)
  return free.some((space) => !alike(space, free[0]))
}

/** Numbered town by town, as the engine does. */
export const townOfSpace = (index: number): TownId => TOWNS[Math.floor(index / SPACES_PER_TOWN)].id
export const spacesOf = (id: TownId): readonly number[] => {
  const first = TOWNS.findIndex((town) => town.id === id) * SPACES_PER_TOWN
  return Array.from({ length: SPACES_PER_TOWN }, (_, i) => first + i)
}
export const printOf = (index: number): TradeSpace =>
  TOWNS[Math.floor(index / SPACES_PER_TOWN)].spaces[index % SPACES_PER_TOWN]
