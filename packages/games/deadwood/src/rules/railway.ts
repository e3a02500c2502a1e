/** "La voie ferrée": rail tiles, destroyed buildings, activations, the station. */
import { BUILDING_IDS, BUILDING_TYPES, buildingOf, HOTEL } from '../data/buildings.ts'
import { HOTEL_PAY, RAIL_ACTIVATIONS, STATION_ACTIVATIONS } from '../data/figures.ts'
import { LINE_NEXT, LINE_START, NEIGHBOURS, PLOT_IDS, type Plot, plotOf, RAIL_TILES } from '../data/plots.ts'
import { ACTIVATE, type ActivateOption, LAY_RAIL, type RailOption } from '../options.ts'
import { NOBODY, type Owed, RAIL, STATION, type State } from '../state.ts'
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
    const rail = s.line.length - 1
    s.owed = [...s.owed, ...activations(s, rail, station ? STATION_ACTIVATIONS : RAIL_ACTIVATIONS)]
    g.then({ do: 'activate', seat, rail }, { do: 'activated', rail })
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

/** For every cowboy on a building next to the tile, by building and seat. */
function activations(s: Readonly<State>, rail: number, times: number): Owed[] {
  const near = NEIGHBOURS[s.line[rail]].map((plot) => s.lots[plot]).filter(isBuilding)
  const seats = s.money.map((_, seat) => seat)
  return near
    .sort((a, b) => a - b)
    .flatMap((building) => seats.map((seat) => ({ rail, building, seat, times })))
    .filter(({ building, seat }) => strengthAt(s, building, seat) > 0)
}

/** What this tile still owes. */
export const owedBy = (s: Readonly<State>, rail: number): readonly Owed[] => s.owed.filter((owed) => owed.rail === rail)

/**
 * Mairie annexed again by the station, step 3: nobody else can come to a new building before the game is over, so it is
 * done while there is a tile and a General Store next to the station may still move a cowboy.
 */
export function buildsAfterStation(s: Readonly<State>): boolean {
  if (s.stacks.every((tiles) => tiles.length === 0)) return false
  return owedBy(s, s.line.length - 1).some(({ building }) => BUILDING_TYPES[building] === 'general-store')
}

/** Who laid the tile chooses whose turn it is to annex; the owner decides whether to. */
export const activate: Rule<'activate', ActivateOption> = {
  ask(s, { seat, rail }) {
    const options = owedBy(s, rail).map(({ building, seat: owner }) => ACTIVATE[building][owner])
    return options.length === 0 ? null : { seat, kind: 'activate', options }
  },
  choose(g, step, { building: id, target }) {
    const building = buildingOf(id)
    spend(g, { rail: step.rail, building, seat: target })
    g.emit({ type: 'activated', seat: step.seat, owner: target, building: id, station: step.rail === RAIL_TILES })
    g.then({ do: 'annex', seat: target, building, from: FROM_RANCH }, step)
  },
}

/** One annexation less. */
function spend(g: Context, { rail, building, seat }: Omit<Owed, 'times'>): void {
  g.s.owed = g.s.owed.flatMap((owed) => {
    if (owed.rail !== rail || owed.building !== building || owed.seat !== seat) return [owed]
    return owed.times > 1 ? [{ ...owed, times: owed.times - 1 }] : []
  })
}

/** After the station's activations the game is over at once, whatever else was going on. */
export const activated: Rule<'activated'> = {
  run(g, { rail }) {
    g.s.owed = g.s.owed.filter((owed) => owed.rail !== rail)
    if (!stationStands(g.s)) return
    g.s.owed = []
    g.s.agenda.length = 0
    g.then({ do: 'finish' })
  },
}
