/** Makes the kernel's `GameText` out of the words of a language. */
import type { ComponentText, GameText, Language } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import { BUILDINGS, type BuildingId, buildingOf } from '../data/buildings.ts'
import { COWBOY_TYPES } from '../data/figures.ts'
import { CROSSINGS, crossingOf, type Plot, PLOT_IDS, type PlotId } from '../data/plots.ts'
import type { Deadwood } from '../types.ts'
import { type BuildingName, type PlotsOfRow, type Say, SECTION_IDS, type Spoken, THINGS, type Words } from './words.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<Deadwood> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['event'],
    scoreNote: ({ note }) => (typeof note?.posters === 'number' ? words.postersNote(note.posters) : ''),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}

/** Two tiles of one kind are told apart by the number on their back. */
function numbered(words: Words, id: BuildingId): BuildingName {
  const { type, stack } = BUILDINGS[buildingOf(id)]
  const { bare, the, at, from } = words.buildings[type]
  const alone = BUILDINGS.filter((other) => other.type === type).length === 1 || stack === 0
  const suffix = alone ? '' : ` ${stack}`
  return { bare: bare + suffix, the: the + suffix, at: at + suffix, from: from + suffix }
}

const placeOf = (id: PlotId): { row: number; column: number } => {
  const [row = '', column = ''] = id.slice(1).split('c')
  return { row: Number(row), column: Number(column) }
}

function byRow(plots: readonly Plot[]): PlotsOfRow[] {
  const places = plots.map((at) => placeOf(PLOT_IDS[at]))
  const rows = [...new Set(places.map(({ row }) => row))]
  return rows.map((row) => ({ row, columns: places.filter((each) => each.row === row).map(({ column }) => column) }))
}

function phrases(words: Words): Say {
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
    names: (names, seats) => words.list(seats.map(names)),
    buildings: (ids) => words.list(ids.map((id) => numbered(words, id).bare)),
  }
}

function components(words: Words): { readonly [id: string]: ComponentText } {
  const out: Record<string, ComponentText> = {}
  for (const { id, type } of BUILDINGS) {
    out[id] = { name: numbered(words, id).bare, help: words.buildings[type].help }
  }
  for (const thing of THINGS) out[thing] = words.things[thing]
  return out
}
