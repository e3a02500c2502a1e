/** Small phrases the wording is built from, in the language at hand. */
import type { Names } from '@waystation/kernel'
import { BUILDINGS, type BuildingId, buildingOf } from '../data/buildings.ts'
import { COWBOY_TYPES, type CowboyType } from '../data/figures.ts'
import { type CrossingId, CROSSINGS, crossingOf, type Plot, PLOT_IDS, type PlotId } from '../data/plots.ts'
import type { Origin } from '../events.ts'
import type { Gang } from '../view.ts'
import type { BuildingName, PlotsOfRow, Words } from './words.ts'

export interface Say {
  building(id: BuildingId): string
  the(id: BuildingId): string
  at(id: BuildingId): string
  from(origin: Origin): string
  cowboy(type: CowboyType): string
  gang(gang: Gang): string
  plot(id: PlotId): string
  crossing(id: CrossingId): string
  money(amount: number): string
  list(items: readonly string[]): string
  names(names: Names, seats: readonly number[]): string
  buildings(ids: readonly BuildingId[]): string
}

/** Two tiles of one kind are told apart by the number on their back. */
export function numbered(words: Words, id: BuildingId): BuildingName {
  const { type, stack } = BUILDINGS[buildingOf(id)]
  const { bare, the, at, from } = words.buildings[type]
  const alone = BUILDINGS.filter((other) => other.type === type).length === 1 || stack === 0
  return alone ? { bare, the, at, from } : words.numbered({ bare, the, at, from }, stack)
}

export const placeOf = (id: PlotId): { row: number; column: number } => {
  const [row = '', column = ''] = id.slice(1).split('c')
  return { row: Number(row), column: Number(column) }
}

function byRow(plots: readonly Plot[]): PlotsOfRow[] {
  const places = plots.map((at) => placeOf(PLOT_IDS[at]))
  const rows = [...new Set(places.map(({ row }) => row))]
  return rows.map((row) => ({ row, columns: places.filter((each) => each.row === row).map(({ column }) => column) }))
}

export function phrases(words: Words): Say {
  const plot = (id: PlotId): string => {
    const { row, column } = placeOf(id)
    return words.plot(row, column)
  }
  return {
    building: (id) => numbered(words, id).bare,
    the: (id) => numbered(words, id).the,
    at: (id) => numbered(words, id).at,
    from: (origin) =>
      origin === 'ranch' || origin === 'mine' || origin === 'reserve'
        ? words.fromOutside[origin]
        : numbered(words, origin).from,
    cowboy: (type) => words.oneCowboy[type],
    gang(gang) {
      const present = COWBOY_TYPES.filter((type) => gang[type] > 0)
      return present.length === 0
        ? words.zones.none
        : words.list(present.map((type) => words.countCowboys(type, gang[type])))
    },
    plot,
    crossing: (id) => words.crossing(byRow(CROSSINGS[crossingOf(id)])),
    money: words.money,
    list: words.list,
    names: (names, seats) => words.list(seats.map(names)),
    buildings: (ids) => words.list(ids.map((id) => numbered(words, id).bare)),
  }
}
