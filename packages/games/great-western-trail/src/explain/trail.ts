/** Why a space of the trail cannot be gone to, built on or cleared. */
import type { Reason, Seat } from '@waystation/kernel'
import { faceOf } from '../data/buildings.ts'
import { CRAFTSMAN, EMPTY, isHazard, isTeepee } from '../data/tiles.ts'
import { KANSAS_CITY, NEXT, NODES, OFF_TRAIL, SITES, TRADE_VALUES, VILLAGE } from '../data/trail.ts'
import { craftsmenNeeded, IMPOSSIBLE } from '../rules/build.ts'
import { movementLimit } from '../rules/trail.ts'
import type { State } from '../state.ts'
import { because } from '../reasons.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'

/** Locations entered on the shortest way, or -1 when the space does not lie ahead. Spaces are listed upstream first. */
function stepsTo(s: Readonly<State>, from: number, to: number): number {
  const steps = NODES.map(() => -1)
  steps[to] = 0
  for (let at = to - 1; at >= from; at--) {
    for (const next of NEXT[at]) {
      if (next > to || steps[next] < 0) continue
      const through = steps[next] + (next === KANSAS_CITY || s.trail[next] !== EMPTY ? 1 : 0)
      if (steps[at] < 0 || through < steps[at]) steps[at] = through
    }
  }
  return from > to ? -1 : steps[from]
}

/** What a cattleman with this many steps lacks to get there. */
function tooFar(s: Readonly<State>, seat: Seat, at: number, have: number): Reason[] {
  if (at !== KANSAS_CITY && s.trail[at] === EMPTY) return [because('not-a-location', 'movement')]
  const needs = stepsTo(s, s.players[seat].at, at)
  if (needs <= 0) return [because('not-ahead', 'movement')]
  return needs > have ? [because('too-far', 'movement', { needs, have })] : []
}

function short(s: Readonly<State>, seat: Seat, needed: number, price: number): Reason[] {
  const { workers, money } = s.players[seat]
  return [
    ...shortOf('craftsmen', 'build', needed, workers[CRAFTSMAN]),
    ...shortOf('money', 'build', needed * price, money),
  ]
}

function whyNotSite(s: Readonly<State>, seat: Seat, at: number, number: number, price: number): Reason[] {
  const needed = NODES[at].kind === 'site' ? craftsmenNeeded(s, seat, number, at) : IMPOSSIBLE
  return needed === IMPOSSIBLE ? [because('site-taken', 'build')] : short(s, seat, needed, price)
}

function whyNotTrade(s: Readonly<State>, seat: Seat, at: number): Reason[] {
  if (!isTeepee(s.trail[at])) return [because('not-there', 'trade')]
  return shortOf('money', 'trade', -TRADE_VALUES[VILLAGE.indexOf(at)], s.players[seat].money)
}

export function whyNotNode(s: Readonly<State>, seat: Seat, at: number): Reason[] {
  const step = question(s, seat)
  if (step?.do === 'site') return whyNotSite(s, seat, at, step.number, step.price)
  if (step?.do === 'trade') return whyNotTrade(s, seat, at)
  if (step?.do === 'removeHazard') return isHazard(s.trail[at]) ? [] : [because('not-there', 'trade')]
  if (s.players[seat].at === OFF_TRAIL) {
    if (NODES[at].kind !== 'neutral') return [because('placing-first', 'movement')]
    return step?.do === 'place' ? [] : notNow(s, seat, 'move', 'movement')
  }
  if (step?.do === 'ride' && at === KANSAS_CITY) return [because('never-kansas-city', 'objectives')]
  if (step?.do === 'ride' || step?.do === 'advance') return tooFar(s, seat, at, step.max)
  const out = tooFar(s, seat, at, movementLimit(s, seat))
  return out.length > 0 || step?.do === 'move' ? out : notNow(s, seat, 'move', 'movement')
}

/** Neutral building B asks for this much per craftsman. */
const USUAL_PRICE = 2
export function whyNotBuilding(s: Readonly<State>, seat: Seat, number: number): Reason[] {
  const step = question(s, seat)
  if ((s.players[seat].placed >> number) & 1) return [because('left-supply', 'build')]
  const needed = Math.min(...SITES.map((at) => craftsmenNeeded(s, seat, number, at)))
  if (needed === IMPOSSIBLE) {
    const { craftsmen } = faceOf(number, s.players[seat].sides)
    return [because('site-taken', 'build'), ...short(s, seat, craftsmen, USUAL_PRICE)]
  }
  const out = short(s, seat, needed, step?.do === 'build' ? step.price : USUAL_PRICE)
  return out.length > 0 || step?.do === 'build' ? out : notNow(s, seat, 'build', 'build')
}
