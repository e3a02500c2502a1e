/** New York City: a station master tile for a delivery. Rails to the North: "Nouvelles actions de livraison". */
import { STATION_MASTERS } from '../data/station-masters.ts'
import { MASTER } from '../options/rails.ts'
import type { Rule } from '../types.ts'
import { gainMaster } from './stations.ts'

/** One of those beside the city, without giving a worker. Taking it never harms, so it is not refused. */
export const newYork: Rule<'newYork'> = {
  ask: (s, { seat }) =>
    s.newYork.length === 0 ? null : { seat, kind: 'newYork', options: s.newYork.map((tile) => MASTER[tile]) },
  choose(g, { seat }, option) {
    if (option.do !== 'master') return
    g.s.newYork.splice(g.s.newYork.indexOf(option.index), 1)
    g.emit({ type: 'newYorkMasterTaken', seat, tile: STATION_MASTERS[option.index].id })
    gainMaster(g, seat, option.index)
  },
}
