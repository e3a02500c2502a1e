/** Removing hazards and trading with the Indians. Rulebook: "Retirer un danger", "Commerce avec les Indiens". */
import type { Seat } from '@waystation/kernel'
import { EMPTY, FIRST_HAZARD, GREEN_TEEPEE, hazardOf, supplyTileId } from '../data/tiles.ts'
import { HAZARD_AREAS, NODES, TRADE_VALUES, VILLAGE } from '../data/trail.ts'
import { type Option, REMOVE_HAZARD, tradeAt } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule } from '../types.ts'

/** Any hazard on the board, the price paid in full. */
function hazards(s: Readonly<State>, seat: Seat, price: number): Option[] {
  const options: Option[] = []
  if (s.players[seat].money < price) return options
  for (const area of HAZARD_AREAS)
    for (const at of area) if (s.trail[at] !== EMPTY) options.push(REMOVE_HAZARD[s.trail[at]])
  return options
}

export function canRemoveHazard(s: Readonly<State>, seat: Seat, price: number): boolean {
  if (s.players[seat].money < price) return false
  for (const area of HAZARD_AREAS) for (const at of area) if (s.trail[at] !== EMPTY) return true
  return false
}

/** The tile is kept; cattlemen standing on it stay on the empty space. */
export const removeHazard: Rule<'removeHazard'> = {
  ask(s, { seat, price }) {
    const options = hazards(s, seat, price)
    return options.length === 0 ? null : { seat, kind: 'removeHazard', options }
  },
  choose(g, { seat, price }, option) {
    if (option.do !== 'removeHazard') return
    const { trail, players } = g.s
    const at = trail.indexOf(option.index)
    trail[at] = EMPTY
    players[seat].money -= price
    players[seat].hazards |= 1 << (option.index - FIRST_HAZARD)
    const tile = hazardOf(option.index).id
    g.emit({ type: 'hazardRemoved', seat, tile, node: NODES[at].id, cost: price })
  },
}

function trades(s: Readonly<State>, seat: Seat): Option[] {
  const options: Option[] = []
  VILLAGE.forEach((at, i) => {
    const tile = s.trail[at]
    if (tile !== EMPTY && s.players[seat].money + TRADE_VALUES[i] >= 0) options.push(tradeAt(i, tile))
  })
  return options
}

export const canTrade = (s: Readonly<State>, seat: Seat): boolean => trades(s, seat).length > 0

/** Any teepee of the village, for what its space gives or asks. */
export const trade: Rule<'trade'> = {
  ask(s, { seat }) {
    const options = trades(s, seat)
    return options.length === 0 ? null : { seat, kind: 'trade', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'trade') return
    const { trail, players } = g.s
    const at = VILLAGE[option.index]
    const tile = trail[at]
    trail[at] = EMPTY
    const p = players[seat]
    const money = TRADE_VALUES[option.index]
    p.money += money
    if (tile === GREEN_TEEPEE) p.green++
    else p.blue++
    g.emit({ type: 'traded', seat, tile: supplyTileId(tile), node: option.node, money })
  },
}
