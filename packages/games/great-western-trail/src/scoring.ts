/** The eleven categories of the score pad. Rulebook: "Décompte final". */
import type { ScoreLine, ScoreSheet, Seat } from '@waystation/kernel'
import { faceOf } from './data/buildings.ts'
import { CARD_VALUE, CARD_VP, CATTLE_COUNT } from './data/cards.ts'
import { ARROWS, CITIES, SAN_FRANCISCO } from './data/cities.ts'
import { isObjective, objectiveOf } from './data/objectives.ts'
import { FIRST_SCORING_SLOT, SLOT_VP, SLOTS_PER_ROW, STEP_VP, STEP_VP_POINTS } from './data/player-board.ts'
import { STATIONS } from './data/railroad.ts'
import {
  DOLLARS_PER_VP,
  type MasterBonus,
  PAIR_BONUS,
  STATION_MASTERS,
  TOKEN_VP,
  WORKER_BONUS,
} from './data/station-masters.ts'
import { buildingNumber, buildingOwner, HAZARDS, isBuilding } from './data/tiles.ts'
import { SITES } from './data/trail.ts'
import { bestObjectives, type ObjectiveResult } from './scoring/objectives.ts'
import { buildingsCount, buildingsOf } from './rules/build.ts'
import { certificatesOf, permanentCertificates } from './rules/certificates.ts'
import type { Player, State } from './state.ts'

export const CATEGORIES = [
  'money',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'station-masters',
  'workers',
  'step-disc',
  'job-market-token',
] as const
export type Category = (typeof CATEGORIES)[number]

/** How many there are of what a mask stands for. */
export const bits = (mask: number): number => {
  let count = 0
  for (let m = mask; m !== 0; m &= m - 1) count++
  return count
}
export const hazardCount = (p: Readonly<Player>): number => bits(p.hazards)
const has = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1
const OBJECTIVE_MASTER = STATION_MASTERS.findIndex((m) => m.bonus === 'objectives')

function countByValue(cards: readonly number[], byValue: number[]): void {
  for (const card of cards) if (card < CATTLE_COUNT) byValue[CARD_VALUE[card]]++
}

/** Own elements by task, in the order of `TASKS`. */
export function elements(s: Readonly<State>, seat: Seat): number[] {
  const p = s.players[seat]
  const byValue = [0, 0, 0, 0, 0, 0]
  countByValue(p.hand, byValue)
  countByValue(p.pile, byValue)
  countByValue(p.discard, byValue)
  return [
    buildingsCount(s, seat),
    p.green,
    p.blue,
    hazardCount(p),
    bits(p.stations),
    byValue[3],
    byValue[4],
    byValue[5],
    p.cities[SAN_FRANCISCO],
  ]
}

export function objectiveResult(s: Readonly<State>, seat: Seat): ObjectiveResult {
  const p = s.players[seat]
  const unplayed: number[] = []
  for (const card of p.hand) if (isObjective(card)) unplayed.push(card)
  for (const card of p.pile) if (isObjective(card)) unplayed.push(card)
  for (const card of p.discard) if (isObjective(card)) unplayed.push(card)
  return bestObjectives(p.objectives, unplayed, elements(s, seat), has(p.masters, OBJECTIVE_MASTER))
}

function cityPoints(p: Readonly<Player>): number {
  let points = 0
  for (let c = 0; c < CITIES.length; c++) points += CITIES[c].vp * p.cities[c]
  for (const { from, to, vp } of ARROWS) if (p.cities[from] > 0 && p.cities[to] > 0) points += vp
  return points
}

function cardPoints(cards: readonly number[]): number {
  let points = 0
  for (const card of cards) if (card < CATTLE_COUNT) points += CARD_VP[card]
  return points
}
const cattlePoints = (p: Readonly<Player>): number => cardPoints(p.hand) + cardPoints(p.pile) + cardPoints(p.discard)

/** Points of the things in a set, a bit each. */
function pointsOf(things: readonly { readonly vp: number }[], mask: number): number {
  let points = 0
  for (let i = 0; i < things.length; i++) if ((mask >> i) & 1) points += things[i].vp
  return points
}

const pairs = (count: number): number => PAIR_BONUS * Math.floor(count / 2)

function masterPoints(p: Readonly<Player>, bonus: MasterBonus, objectivePairs: number): number {
  switch (bonus) {
    case 'workers':
      return WORKER_BONUS * p.workers.reduce((sum, n) => sum + n, 0)
    case 'objectives':
      return objectivePairs
    case 'hazards':
      return pairs(hazardCount(p))
    case 'teepees':
      return PAIR_BONUS * Math.min(p.green, p.blue)
    case 'certificates':
      return pairs(certificatesOf(p) + permanentCertificates(p))
  }
}

function allMasterPoints(p: Readonly<Player>, objectivePairs: number): number {
  return STATION_MASTERS.reduce(
    (sum, m, i) => sum + (has(p.masters, i) ? masterPoints(p, m.bonus, objectivePairs) : 0),
    0,
  )
}

const scoringWorkers = (p: Readonly<Player>): number =>
  p.workers.reduce((sum, n) => sum + Math.max(0, Math.min(n, SLOTS_PER_ROW) - FIRST_SCORING_SLOT + 1), 0)

function buildingPoints(s: Readonly<State>, seat: Seat): number {
  let points = 0
  for (const at of SITES) {
    const tile = s.trail[at]
    if (isBuilding(tile) && buildingOwner(tile) === seat) points += faceOf(buildingNumber(tile), s.sides).vp
  }
  return points
}

/** Points by category, in the order of the pad. */
export function points(s: Readonly<State>, seat: Seat, objectives: ObjectiveResult): number[] {
  const p = s.players[seat]
  return [
    Math.floor(p.money / DOLLARS_PER_VP),
    buildingPoints(s, seat),
    cityPoints(p),
    pointsOf(STATIONS, p.stations),
    pointsOf(HAZARDS, p.hazards),
    cattlePoints(p),
    objectives.cards,
    allMasterPoints(p, objectives.pairs),
    SLOT_VP * scoringWorkers(p),
    p.discs[STEP_VP] === 0 ? STEP_VP_POINTS : 0,
    s.token === seat ? TOKEN_VP : 0,
  ]
}

export const totalOf = (s: Readonly<State>, seat: Seat): number =>
  points(s, seat, objectiveResult(s, seat)).reduce((sum, n) => sum + n, 0)

const ids = (cards: readonly number[]): string[] => cards.map((card) => objectiveOf(card).id)

function note(s: Readonly<State>, seat: Seat, category: Category, objectives: ObjectiveResult): ScoreLine['note'] {
  const p = s.players[seat]
  switch (category) {
    case 'money':
      return { dollars: p.money }
    case 'buildings':
      return { buildings: buildingsOf(s, seat).map((at) => faceOf(buildingNumber(s.trail[at]), s.sides).id) }
    case 'cities':
      return { cities: CITIES.flatMap((c, i) => Array<string>(p.cities[i]).fill(c.id)) }
    case 'stations':
      return { stations: STATIONS.filter((_, i) => has(p.stations, i)).map((station) => station.id) }
    case 'hazards':
      return { count: hazardCount(p) }
    case 'objectives':
      return { fulfilled: ids(objectives.fulfilled), failed: ids(objectives.failed), dropped: ids(objectives.dropped) }
    case 'station-masters':
      return { masters: STATION_MASTERS.filter((_, i) => has(p.masters, i)).map((m) => m.id) }
    case 'workers':
      return { count: scoringWorkers(p) }
    case 'cattle':
    case 'step-disc':
    case 'job-market-token':
      return undefined
  }
}

function sheet(s: Readonly<State>, seat: Seat): Omit<ScoreSheet, 'rank'> {
  const objectives = objectiveResult(s, seat)
  const lines = points(s, seat, objectives).map((n, i): ScoreLine => {
    const about = note(s, seat, CATEGORIES[i], objectives)
    return about === undefined
      ? { category: CATEGORIES[i], points: n }
      : { category: CATEGORIES[i], points: n, note: about }
  })
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines }
}

/** Most points win; a tie is shared. */
export function scores(s: Readonly<State>): ScoreSheet[] {
  const sheets = s.players.map((_, seat) => sheet(s, seat))
  return sheets.map((mine) => ({ ...mine, rank: 1 + sheets.filter((other) => other.total > mine.total).length }))
}
