/** Why the rancher cannot go there, or a building cannot stand there. */
import type { Reason } from '@waystation/kernel'
import { PROPERTY_MARKERS } from '../data/buildings.ts'
import { BUILDER, COWBOY } from '../data/cards.ts'
import { EL_PASO, NODES } from '../data/trail.ts'
import { buildersFor, buildingPrice, buildingsOf } from '../rules/build.ts'
import { moveLimit } from '../rules/discs.ts'
import { fewestWilds, mostWilds } from '../rules/spending.ts'
import { stepsTo } from '../rules/trail.ts'
import { isNeutral, NO_TILE } from '../data/tiles.ts'
import { because } from '../reasons.ts'
import { openAction, type Asked } from './question.ts'
import { needsBuilders, needsMoney } from './shortages.ts'

export function explainSpace(q: Asked, node: number): Reason[] {
  const { s, seat, step } = q
  if (step.do === 'site') return explainSite(q, step.number, node)
  if (step.do === 'place') return isNeutral(s.trail[node]) ? [] : [because('start-on-neutral', 'move')]
  const limit = step.do === 'move' ? moveLimit(s.players[seat]) : openAction(q, 'move')?.max
  return limit === undefined ? [because('no-move-here', 'move-on')] : explainMove(q, node, limit)
}

function explainMove({ s, seat }: Asked, node: number, limit: number): Reason[] {
  const p = s.players[seat]
  if (s.trail[node] === NO_TILE) return [because('no-location', 'move', { price: NODES[node].price ?? 0 })]
  if (node !== EL_PASO && node <= p.at) return [because('behind-you', 'move')]
  const steps = stepsTo(s, p.at, node)
  const cowboys = p.area[COWBOY]
  if (steps > NODES.length) return [because('behind-you', 'move')]
  return steps <= limit + cowboys ? [] : [because('too-far', 'move', { steps, limit, cowboys })]
}

function explainSite({ s, seat }: Asked, number: number, node: number): Reason[] {
  const p = s.players[seat]
  if (NODES[node].price === null) return [because('no-building-fits', 'build')]
  const builders = buildersFor(s, seat, number, node)
  if (builders === 0) return [because('space-taken', 'build', { number })]
  if (s.trail[node] === NO_TILE && buildingsOf(s, seat) >= PROPERTY_MARKERS) {
    return [because('no-marker-left', 'build', { markers: PROPERTY_MARKERS })]
  }
  if (fewestWilds(p, BUILDER, builders) > mostWilds(p, builders)) return needsBuilders(p, builders)
  const price = buildingPrice(s, node, builders)
  return p.money < price ? needsMoney(p, price, 'build') : []
}
