/** "La voie ferrée": rail tiles, destroyed buildings, activations, the station. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_COUNT, BUILDING_IDS, BUILDING_TYPES, buildingOf, HOTEL } from '../data/buildings.ts'
import { HOTEL_PAY, RAIL_ACTIVATIONS, STATION_ACTIVATIONS } from '../data/figures.ts'
import { LINE_NEXT, LINE_START, NEIGHBOURS, PLOT_IDS, type Plot, plotOf, RAIL_TILES } from '../data/plots.ts'
import { ACTIVATE, type ActivateOption, LAY_RAIL, type RailOption } from '../options.ts'
import { NOBODY, RAIL, STATION, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { controllerOf, driveToMine, strengthAt } from './cowboys.ts'
import { latchEnd } from './crime.ts'
import { FROM_RANCH } from './going-to-town.ts'
import { earn } from './money.ts'
import { isBuilding, putUnder } from './town.ts'

export const stationStands = (s: Readonly<State>): boolean => s.line.length > RAIL_TILES

/** The two plots that continue the line. */
export const nextOnLine = (s: Readonly<State>): readonly Plot[] =>
  s.line.length === 0 ? LINE_START : LINE_NEXT[s.line[s.line.length - 1]]

/** Mairie, step 2: a rail tile, or the station after the fourth. */
export const layRail: Rule<'layRail', RailOption> = {
  ask: (s, { seat }) =>
    stationStands(s) ? null : { seat, kind: 'rail', options: nextOnLine(s).map((plot) => LAY_RAIL[plot]) },
  choose(g, { seat }, option) {
    const { s } = g
    const plot = plotOf(option.plot)
    destroy(g, plot)
    s.line.push(plot)
    const station = stationStands(s)
    s.lots[plot] = station ? STATION : RAIL
    if (station) g.emit({ type: 'stationBuilt', seat, plot: option.plot })
    else g.emit({ type: 'railLaid', seat, plot: option.plot, tile: s.line.length })
    if (station) latchEnd(g, 'station')
    payHotel(g, station ? HOTEL_PAY.station : HOTEL_PAY.rail)
    s.owed.push(owedBy(s, plot, station ? STATION_ACTIVATIONS : RAIL_ACTIVATIONS))
    g.then({ do: 'activate', seat, level: s.owed.length - 1 }, { do: 'activated' })
  },
}

/** The building goes under its stack and its cowboys to the mine; the sheriff stays where he is. */
function destroy(g: Context, plot: Plot): void {
  const { s } = g
  const building = s.lots[plot]
  if (!isBuilding(building)) return
  for (let seat = 0; seat < s.players; seat++) {
    if (strengthAt(s, building, seat) > 0) driveToMine(g, seat, building, 'destroyed')
  }
  const stack = putUnder(s, building)
  g.emit({ type: 'destroyed', building: BUILDING_IDS[building], plot: PLOT_IDS[plot], stack: stack + 1 })
}

/** Hôtel, wherever it stands; one destroyed by this very tile has no controller any more. */
function payHotel(g: Context, amount: number): void {
  const holder = controllerOf(g.s, HOTEL)
  if (holder !== NOBODY) earn(g, holder, amount, { building: HOTEL, by: 'hotel' })
}

/** Annexations for every cowboy on a building next to the tile: two bits per seat, as in `posted`. */
function owedBy(s: Readonly<State>, plot: Plot, times: number): number[] {
  const owed = Array<number>(BUILDING_COUNT).fill(0)
  for (const near of NEIGHBOURS[plot]) {
    const building = s.lots[near]
    if (!isBuilding(building)) continue
    for (let seat = 0; seat < s.players; seat++) {
      if (strengthAt(s, building, seat) > 0) owed[building] |= times << (2 * seat)
    }
  }
  return owed
}

const isOwed = (owed: readonly number[], building: Building, seat: Seat): boolean =>
  ((owed[building] >> (2 * seat)) & 3) > 0

/**
 * Mairie annexed again by the station, step 3: nobody else can come to a new building before the game is over, so it is
 * done while there is a tile and a General Store next to the station may still move a cowboy.
 */
export function buildsAfterStation(s: Readonly<State>): boolean {
  if (s.stacks.every((tiles) => tiles.length === 0)) return false
  return s.owed[s.owed.length - 1].some((owed, building) => owed > 0 && BUILDING_TYPES[building] === 'general-store')
}

/** Who laid the tile chooses whose turn it is to annex; the owner decides whether to. */
export const activate: Rule<'activate', ActivateOption> = {
  ask(s, { seat, level }) {
    const owed = s.owed[level]
    const options: ActivateOption[] = []
    for (let building = 0; building < BUILDING_COUNT; building++) {
      if (owed[building] === 0) continue
      for (let owner = 0; owner < s.players; owner++) {
        if (isOwed(owed, building, owner)) options.push(ACTIVATE[building][owner])
      }
    }
    return options.length === 0 ? null : { seat, kind: 'activate', options }
  },
  choose(g, step, { building: id, target }) {
    const building = buildingOf(id)
    g.s.owed[step.level][building] -= 1 << (2 * target)
    g.emit({ type: 'activated', seat: step.seat, owner: target, building: id })
    g.then({ do: 'annex', seat: target, building, from: FROM_RANCH }, step)
  },
}

/** After the station's activations the game is over at once, whatever else was going on. */
export const activated: Rule<'activated'> = {
  run(g) {
    g.s.owed.pop()
    if (!stationStands(g.s)) return
    g.s.owed = []
    g.s.agenda.length = 0
    g.then({ do: 'finish' })
  },
}
