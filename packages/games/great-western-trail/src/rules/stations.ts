/** Upgrading stations and taking station masters. Rulebook: "Développer une gare". */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { STATIONS } from '../data/railroad.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { type Option, UPGRADE_BEHIND, WORKER } from '../options.ts'
import { MASTER_SLOT, NO_SLOT } from '../data/slots.ts'
import { NONE, type Player, type State, WORKER_AT_STATION } from '../state.ts'
import type { Context, Rule } from '../types.ts'
import { pay } from './certificates.ts'
import { discOptions, takeDisc } from './discs.ts'

/** The discs a player could put on this station now, its price paid. */
function upgradeDiscs(s: Readonly<State>, seat: Seat, station: number): Option[] {
  const p = s.players[seat]
  const { cost, frame } = STATIONS[station]
  const options: Option[] = []
  if ((p.stations >> station) & 1 || p.money < cost) return options
  discOptions(p, { frame, budget: p.money - cost, stations: p.stations }, options)
  return options
}

export const canUpgrade = (s: Readonly<State>, seat: Seat, station: number): boolean =>
  upgradeDiscs(s, seat, station).length > 0

/** The engine has stopped here: upgrade now, with which disc, or let it be. */
export const upgrade: Rule<'upgrade'> = {
  ask(s, { seat, station }): Decision<Option> | null {
    const options = upgradeDiscs(s, seat, station)
    if (options.length === 0) return null
    options.push(PASS)
    return { seat, kind: 'upgrade', options }
  },
  choose(g, { seat, station }, option) {
    if (option.do === 'pass') return
    const { cost, id } = STATIONS[station]
    pay(g, seat, cost)
    takeDisc(g, seat, option)
    g.s.players[seat].stations |= 1 << station
    g.emit({ type: 'stationUpgraded', seat, station: id, cost })
    g.then({ do: 'stationMaster', seat, station })
  },
}

function upgradable(s: Readonly<State>, seat: Seat): Option[] {
  const options: Option[] = []
  const { engine } = s.players[seat]
  for (let station = 0; station < STATIONS.length; station++) {
    if (STATIONS[station].at < engine && canUpgrade(s, seat, station)) options.push(UPGRADE_BEHIND[station])
  }
  return options
}
export const canUpgradeBehind = (s: Readonly<State>, seat: Seat): boolean => upgradable(s, seat).length > 0

/** Building 9b: a station the engine has passed. */
export const upgradeBehind: Rule<'upgradeBehind'> = {
  ask(s, { seat }) {
    const options = upgradable(s, seat)
    return options.length === 0 ? null : { seat, kind: 'upgradeBehind', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'upgradeBehind') g.then({ do: 'upgrade', seat, station: option.index })
  },
}

/** Rows whose rightmost worker may be given away: the printed workers stay. */
export function workersToGive(p: Readonly<Player>): Option[] {
  return WORKER.filter(({ index }) => p.workers[index] > 1)
}

/** Takes a station master tile; its action is done now or never. */
export function gainMaster(g: Context, seat: Seat, tile: number): void {
  g.s.players[seat].masters |= 1 << tile
  if (MASTER_SLOT[tile] !== NO_SLOT) g.then({ do: 'immediate', seat, slot: MASTER_SLOT[tile] })
}

/** Now or never: the tile, for the rightmost worker tile of a row. */
export const stationMaster: Rule<'stationMaster'> = {
  ask(s, { seat, station }) {
    const tile = s.stationMasters[station]
    if (tile === NONE || tile >= WORKER_AT_STATION) return null
    const options = workersToGive(s.players[seat])
    if (options.length === 0) return null
    options.push(PASS)
    return { seat, kind: 'stationMaster', options }
  },
  choose(g, { seat, station }, option) {
    if (option.do !== 'worker') return
    const { s } = g
    const tile = s.stationMasters[station]
    s.players[seat].workers[option.index]--
    s.stationMasters[station] = WORKER_AT_STATION + option.index
    const names = { tile: STATION_MASTERS[tile].id, worker: option.worker, station: STATIONS[station].id }
    g.emit({ type: 'stationMasterTaken', seat, ...names })
    gainMaster(g, seat, tile)
  },
}
