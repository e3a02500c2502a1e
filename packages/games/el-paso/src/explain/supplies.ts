/** Why something cannot be bought, hired, used, built or taken now. */
import type { Reason } from '@waystation/kernel'
import { PROPERTY_MARKERS } from '../data/buildings.ts'
import { breedOf, BUILDER, COWBOY, COWBOYS, ENGINEER, WORKER_IDS } from '../data/cards.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { BUILDING_NODES } from '../data/trail.ts'
import { buildersFor, buildingPrice, buildingsOf, pushBuildings } from '../rules/build.ts'
import { hirePrice } from '../rules/hire.ts'
import { BUILD } from '../options/interned.ts'
import type { BuildOption } from '../options.ts'
import { NONE_HIRED } from '../steps.ts'
import { NO_TILE } from '../data/tiles.ts'
import { because } from '../reasons.ts'
import { openAction, openActions, type Asked } from './question.ts'
import { needsMoney, shortage } from './shortages.ts'

/** At the market, or where an action gives this breed. */
export function explainCattle(q: Asked, breed: number): Reason[] {
  const { s, seat } = q
  const p = s.players[seat]
  const gift = openActions(q).find((action) => action.type === 'cattle' && breedOf(action.breed) === breed)
  if (gift === undefined && openAction(q, 'buy') === undefined) return [because('no-market-here', 'market')]
  if (s.market[breed] === 0) return [because('stack-empty', 'market')]
  if (gift?.type === 'cattle') return p.money < gift.price ? needsMoney(p, gift.price, 'gain-cattle') : []
  return shortage(p, COWBOY, COWBOYS[breed], 'market')
}

/** The price asked for a hire now, if hiring is open at all. */
function hireNow(q: Asked): { price: number; hired: number } | undefined {
  if (q.step.do === 'rewardHire') return { price: q.step.price, hired: NONE_HIRED }
  if (q.step.do !== 'act') return undefined
  const { hired } = q.step
  const action = openActions(q).find((one) => one.type === 'hire' && (!one.second || hired !== NONE_HIRED))
  return action?.type === 'hire' ? { price: action.price, hired } : undefined
}

export function explainWorker(q: Asked, worker: number): Reason[] {
  const p = q.s.players[q.seat]
  const hire = hireNow(q)
  if (hire === undefined) return [because('no-hire-here', 'hire')]
  if (hire.hired === worker) return [because('second-hire-differs', 'hire', { worker: WORKER_IDS[worker] })]
  if (q.s.workers[worker] === 0) return [because('stack-empty', 'hire')]
  const price = hirePrice(worker, hire.price)
  return p.money < price ? needsMoney(p, price, 'hire') : []
}

export function explainTrain(q: Asked, card: number): Reason[] {
  if (openAction(q, 'train') === undefined) return [because('no-train-here', 'train')]
  return shortage(q.s.players[q.seat], ENGINEER, TRAIN_CARDS[card].engineers, 'train')
}

export function explainBuilding(q: Asked, number: number): Reason[] {
  const { s, seat, step } = q
  if (step.do === 'site') return step.number === number ? [] : [because('choose-the-building', 'build')]
  if (openAction(q, 'build') === undefined) return [because('no-builders-here', 'build')]
  if (s.buildings[number - 1] === 0) return [because('stack-empty', 'build')]
  const open: BuildOption[] = []
  pushBuildings(s, seat, open)
  return open.includes(BUILD[number]) ? [] : whyNoSpace(q, number)
}

/** The least that any space would take. */
function whyNoSpace({ s, seat }: Asked, number: number): Reason[] {
  const p = s.players[seat]
  const free = buildingsOf(s, seat) < PROPERTY_MARKERS
  const spaces = BUILDING_NODES.filter((node) => free || s.trail[node] !== NO_TILE)
    .map((node) => ({ node, builders: buildersFor(s, seat, number, node) }))
    .filter(({ builders }) => builders > 0)
  if (spaces.length === 0) return [because('no-marker-left', 'build', { markers: PROPERTY_MARKERS })]
  const builders = Math.min(...spaces.map((space) => space.builders))
  const missing = shortage(p, BUILDER, builders, 'build')
  if (missing.length > 0) return missing
  const needs = Math.min(...spaces.map((space) => buildingPrice(s, space.node, space.builders)))
  return [because('no-space-affordable', 'build', { needs, have: p.money })]
}

export function explainTile(q: Asked, kind: 'objective' | 'bonus'): Reason[] {
  const { s, seat, step } = q
  if (kind === 'objective' && (step.do === 'rewardObjective' || step.do === 'firstObjective')) return []
  const prices = openActions(q).flatMap((action) =>
    action.type === 'tile' && (action.pile === kind || action.pile === 'either') ? [action.price] : [],
  )
  if (prices.length === 0) return [because('no-tile-here', 'tiles')]
  const price = Math.min(...prices)
  return s.players[seat].money < price ? needsMoney(s.players[seat], price, 'tiles') : []
}
