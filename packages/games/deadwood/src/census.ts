/** Counts of everything in the box that may move but never appear or vanish. Money is left out: its supply has no end [house]. */
import { BUILDING_COUNT } from './data/buildings.ts'
import { RAIL_TILES } from './data/plots.ts'
import { strengthAt } from './rules/cowboys.ts'
import { isBuilding } from './rules/town.ts'
import { RAIL, STATION, type State } from './state.ts'

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

function postedCount(s: Readonly<State>): number {
  let count = 0
  for (let building = 0; building < BUILDING_COUNT; building++) {
    for (let seat = 0; seat < s.players; seat++) if (strengthAt(s, building, seat) > 0) count++
  }
  return count
}

function cowboyCount(s: Readonly<State>): number {
  const champions = s.finale === null ? 0 : s.finale.champions.filter((strength) => strength > 0).length
  return sum(s.ranch) + sum(s.mine) + sum(s.reserve) + sum(s.bootHill) + postedCount(s) + champions
}

export function census(s: Readonly<State>): Record<string, number> {
  const rails = s.lots.filter((tile) => tile === RAIL).length
  const stations = s.lots.filter((tile) => tile === STATION).length
  return {
    cowboys: cowboyCount(s),
    posters: s.pool + s.box + sum(s.posters),
    cartridges: s.cartridgeSupply + sum(s.cartridges),
    ponies: s.ponySupply + sum(s.ponies),
    buildings: s.lots.filter(isBuilding).length + sum(s.stacks.map((tiles) => tiles.length)) + s.drawn.length,
    railTiles: rails + Math.max(RAIL_TILES - s.line.length, 0),
    stations: stations + (s.line.length > RAIL_TILES ? 0 : 1),
  }
}
