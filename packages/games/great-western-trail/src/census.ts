/** Counts of components, wherever they are; constant through a game. */
import { isObjective } from './data/objectives.ts'
import { tablesOf } from './data/tables.ts'
import { EMPTY, isBuilding, isHazard, isNeutral, isTeepee, isWorker } from './data/tiles.ts'
import { bits } from './scoring/bits.ts'
import { hazardCount } from './scoring.ts'
import { NOBODY, NONE, type Player, type State, WORKER_AT_STATION } from './state.ts'

const total = <I>(items: readonly I[], of: (item: I) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

function tilesIn(s: Readonly<State>, is: (tile: number) => boolean): number {
  const places = [s.trail, s.jobs, s.foresight, ...s.supply]
  return total(places, (tiles) => tiles.filter((tile) => tile !== EMPTY && is(tile)).length)
}

const cards = (p: Readonly<Player>): number[] => [...p.hand, ...p.pile, ...p.discard, ...p.objectives, ...p.laid]
const discs = (p: Readonly<Player>): number => total(p.discs, (n) => n) + total(p.cities, (n) => n) + bits(p.stations)

export function census(s: Readonly<State>): Record<string, number> {
  const { box, players } = s
  const { buildings, shops } = tablesOf(s)
  const seated = players.filter((p) => p.seated !== NONE).length
  const unbuilt = total(players, (p) => buildings.length - bits(p.placed))
  const masters = s.stationMasters.filter((m) => m !== NONE && m < WORKER_AT_STATION).length + s.newYork.length
  const atStations = s.stationMasters.filter((m) => m >= WORKER_AT_STATION).length
  const herds = players.flatMap(cards)
  return {
    cattle: herds.filter((c) => !isObjective(c)).length + total(s.market, (n) => n) + s.marketDeck.length + box.cattle,
    objectives: herds.filter(isObjective).length + s.display.length + s.objectiveDeck.length + box.objectives,
    workers: tilesIn(s, isWorker) + total(players, (p) => total(p.workers, (n) => n - 1)) + atStations + seated,
    hazards: tilesIn(s, isHazard) + total(players, hazardCount) + box.hazards,
    teepees: tilesIn(s, isTeepee) + total(players, (p) => p.green + p.blue) + box.teepees,
    neutralBuildings: tilesIn(s, isNeutral),
    privateBuildings: tilesIn(s, isBuilding) + unbuilt + box.buildings,
    discs: total(players, discs),
    stationMasters: masters + total(players, (p) => bits(p.masters)),
    shops: s.tradeSpaces.filter((seat) => seat !== NOBODY).length + total(players, (p) => shops - bits(p.shops)),
    exchangeTokens: s.exchangeTokens + total(players, (p) => p.exchangeTokens),
  }
}
