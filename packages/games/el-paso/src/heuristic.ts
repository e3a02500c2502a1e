/** What a position is worth to a seat: points at the end of the game, in the solo game those ahead of Sue. */
import type { Seat } from '@waystation/kernel'
import { FIRST_WORKER_CARD, WORKER_COUNT } from './data/cards.ts'
import { DISC_COUNT } from './data/player-board.ts'
import { OBJECTIVE_POINTS } from './data/objectives.ts'
import { SIMMENTAL_SPACE_POINTS } from './data/table.ts'
import { journeyWorth } from './heuristic/delivery.ts'
import { paceOf, rivalWorth } from './heuristic/pace.ts'
import { buildingWorth, pendingWorth } from './heuristic/pending.ts'
import { W } from './heuristic/weights.ts'
import { bonusWorth, purse } from './heuristic/worth.ts'
import { type Elements, matchObjectives, NEEDS } from './scoring/objectives.ts'
import {
  allCards,
  buildingTiles,
  bonusPoints,
  buildingPoints,
  cattlePoints,
  elementsOf,
  moneyPoints,
  postPoints,
  sueTotal,
  workerPoints,
} from './scoring.ts'
import type { Player, State } from './state.ts'
import { numberOf } from './data/tiles.ts'

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const p = s.players[seat]
  const pace = paceOf(s, seat)
  const { left } = pace
  const cards = allCards(p)
  const sure =
    postPoints(p.posts) +
    cattlePoints(cards) +
    workerPoints(cards) +
    (s.simmentalSpace === seat ? SIMMENTAL_SPACE_POINTS : 0) +
    objectiveWorth(p, elementsOf(s, seat, cards), left) -
    sueTotal(s)
  if (s.phase === 'over') {
    return sure + moneyPoints(p.money) + bonusPoints(p.bonuses) + buildingPoints(buildingTiles(s, seat))
  }
  return (
    sure +
    purse(p.money, left) +
    p.tokens * W.token * left +
    p.certificates * W.certificate * Math.min(1, pace.own) +
    staffWorth(p, cards, left) +
    tilesWorth(p, left) +
    buildingsWorth(s, seat, left) +
    journeyWorth(s, seat, pace) +
    pendingWorth(s, seat, left) -
    rivalWorth(s, pace)
  )
}

/** Workers ready for use, and those that come back through the herd, besides their points. */
function staffWorth(p: Readonly<Player>, cards: readonly number[], left: number): number {
  let worth = 0
  for (let worker = 0; worker < WORKER_COUNT; worker++) {
    const ready = p.area[worker]
    worth += ready * W.ready[worker] + (cards[FIRST_WORKER_CARD + worker] - ready) * W.spent
  }
  return worth * left
}

function tilesWorth(p: Readonly<Player>, left: number): number {
  let worth = 0
  for (const tile of p.bonuses) worth += bonusWorth(tile, left)
  for (let disc = 0; disc < DISC_COUNT; disc++) if (((p.discs >> disc) & 1) === 0) worth += W.discs[disc] * left
  return worth
}

function buildingsWorth(s: Readonly<State>, seat: Seat, left: number): number {
  return buildingTiles(s, seat).reduce((worth, tile) => worth + buildingWorth(numberOf(tile), left), 0)
}

/** Objectives fulfilled now, and a part of the others, more if half of what they ask for is there. */
function objectiveWorth(p: Readonly<Player>, elements: Elements, left: number): number {
  const { points, fulfilled } = matchObjectives(p.objectives, elements)
  let worth = points
  for (const objective of p.objectives) {
    if (fulfilled.includes(objective)) continue
    worth += OBJECTIVE_POINTS[objective] * left * (W.hope + W.halfway * share(objective, elements))
  }
  return worth
}

/** How much of an objective is there, others left aside. */
function share(objective: number, { cattle, bonusTiles, buildings, posts }: Elements): number {
  const need = NEEDS[objective]
  let asked = 0
  let met = 0
  need.cattle.forEach((count, breed) => {
    asked += count
    met += Math.min(count, cattle[breed])
  })
  asked += need.bonusTiles + (need.buildingCost > 0 ? 1 : 0) + (need.post === null ? 0 : 1)
  met += Math.min(need.bonusTiles, bonusTiles)
  if (need.buildingCost > 0) met += Math.min(1, buildings.reduce((sum, cost) => sum + cost, 0) / need.buildingCost)
  if (need.post !== null) met += posts[need.post] > 0 ? 1 : 0
  return met / asked
}
