/** What lies open for everybody: the job market, foresight, the cattle market, objectives on display, the trail, station masters. */
import type { Inputs, Seat } from '@waystation/kernel'
import { CATTLE_COUNT, FIRST_MARKET_CARD } from '../data/cards.ts'
import { JOB_ROWS } from '../data/job-market.ts'
import { FIRST_OBJECTIVE, OBJECTIVES } from '../data/objectives.ts'
import { STATIONS } from '../data/railroad.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { BLUE_TEEPEE, EMPTY, FIRST_WORKER, FORESIGHT_TILES, GREEN_TEEPEE, isHazard, WORKERS } from '../data/tiles.ts'
import { HAZARD_AREAS, VILLAGE } from '../data/trail.ts'
import { remaining } from '../heuristic/worth.ts'
import { hirePrice } from '../rules/hire.ts'
import { columns, tokenRow } from '../rules/job-market.ts'
import { NOBODY, type State, WORKER_AT_STATION } from '../state.ts'

const ROWS = JOB_ROWS.map((_, row) => row + 1)
const COLUMNS = [0, 1, 2]
/** A hazard, a teepee of either colour, or a worker. */
const TILE_KINDS = 3 + WORKERS.length
/** Dearer than any worker: there is none. */
const NO_PRICE = 15

export function seeTable(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.amount('left', remaining(s), 1)
  inputs.atLeast('row of the token', tokenRow(s), ROWS)
  inputs.yes('own token', s.token === seat)
  inputs.yes('token of another', s.token !== seat && s.token !== NOBODY)
  seeWorkers(s, inputs)
  for (const column of COLUMNS) {
    const tiles = s.foresight.slice(column * FORESIGHT_TILES, (column + 1) * FORESIGHT_TILES)
    inputs.some(FORESIGHT[column], tiles.map(kindOf), TILE_KINDS)
  }
  inputs.amounts('market', s.market, 2, CATTLE_COUNT - FIRST_MARKET_CARD)
  inputs.amount('market deck', s.marketDeck.length, 20)
  inputs.some(
    'objective on display',
    s.display.map((card) => card - FIRST_OBJECTIVE),
    OBJECTIVES.length,
  )
  inputs.amounts(
    'hazards',
    HAZARD_AREAS.map((area) => area.filter((at) => s.trail[at] !== EMPTY).length),
    4,
  )
  inputs.some('green teepee', placesOf(s, GREEN_TEEPEE), VILLAGE.length)
  inputs.some('blue teepee', placesOf(s, BLUE_TEEPEE), VILLAGE.length)
  for (let station = 0; station < STATIONS.length; station++) {
    const there = s.stationMasters[station] ?? -1
    if (STATIONS[station].master) inputs.which(MASTERS[station], there, STATION_MASTERS.length)
    inputs.which(WORKER_THERE[station], there - WORKER_AT_STATION, WORKERS.length)
  }
}

const FORESIGHT = COLUMNS.map((column) => `foresight ${column}`)
const MASTERS = STATIONS.map(({ id }) => `station master of ${id}`)
const WORKER_THERE = STATIONS.map(({ id }) => `worker at ${id}`)

function seeWorkers(s: Readonly<State>, inputs: Inputs): void {
  const across = columns(s)
  const open = tokenRow(s) * across
  inputs.amount('row being filled', s.jobs.length % across, across)
  WORKERS.forEach((worker, type) => {
    let [count, price] = [0, NO_PRICE]
    for (let at = 0; at < open; at++) {
      if (s.jobs[at] !== FIRST_WORKER + type) continue
      count++
      price = Math.min(price, hirePrice(Math.floor(at / across), 0))
    }
    inputs.amount(worker, count, 3)
    inputs.amount(PRICE[type], price, 8)
  })
}

const PRICE = WORKERS.map((worker) => `price of a ${worker}`)

function kindOf(tile: number): number {
  if (tile === EMPTY) return -1
  if (isHazard(tile)) return 0
  if (tile === GREEN_TEEPEE) return 1
  return tile === BLUE_TEEPEE ? 2 : 3 + tile - FIRST_WORKER
}

function placesOf(s: Readonly<State>, tile: number): number[] {
  const places: number[] = []
  for (let place = 0; place < VILLAGE.length; place++) if (s.trail[VILLAGE[place]] === tile) places.push(place)
  return places
}
