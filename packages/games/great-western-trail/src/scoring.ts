/** The eleven categories of the score pad, and the bonus tokens of the poker table. Rulebook: "Décompte final". */
import type { ScoreLine, ScoreSheet, Seat } from '@waystation/kernel'
import { BUILDINGS } from './data/buildings.ts'
import { CARD_VALUE, CARD_VP } from './data/cards.ts'
import type { City } from './data/cities.ts'
import { isObjective, objectiveOf } from './data/objectives.ts'
import { FIRST_SCORING_SLOT, SLOT_VP, SLOTS_PER_ROW, STEP_VP, STEP_VP_POINTS } from './data/player-board.ts'
import { STATIONS } from './data/railroad.ts'
import { BONUS_TOKENS } from './data/poker.ts'
import { SECTION_TOWNS } from './data/rails/towns.ts'
import {
  BUILDING_BONUS,
  DOLLARS_PER_VP,
  EXCHANGE_PAIR_BONUS,
  type MasterBonus,
  PAIR_BONUS,
  SECTION_BONUS,
  STATION_MASTERS,
  TOKEN_VP,
  WORKER_BONUS,
} from './data/station-masters.ts'
import { tablesOf } from './data/tables.ts'
import { buildingFace, buildingOwner, HAZARDS, isBuilding } from './data/tiles.ts'
import { SITES } from './data/trail.ts'
import { bits, members } from './scoring/bits.ts'
import { bestObjectives, type ObjectiveResult } from './scoring/objectives.ts'
import { emptyBells } from './rules/annex.ts'
import { buildingsCount, buildingsOf } from './rules/build.ts'
import { certificatesOf, permanentCertificates } from './rules/certificates.ts'
import { NONE, type Player, type State } from './state.ts'

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
  'poker-table',
] as const
export type Category = (typeof CATEGORIES)[number]

export const hazardCount = (p: Readonly<Player>): number => bits(p.hazards)
const has = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1
const OBJECTIVE_MASTER = STATION_MASTERS.findIndex((m) => m.bonus === 'objectives')

function countByValue(cards: readonly number[], byValue: number[]): void {
  for (const card of cards) if (!isObjective(card)) byValue[CARD_VALUE[card]]++
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
    p.cities[tablesOf(s).sanFrancisco],
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

export function cityPoints(s: Readonly<State>, p: Readonly<Player>): number {
  const { cities, arrows } = tablesOf(s)
  let points = 0
  cities.forEach((city, c) => {
    points += p.cities[c] * pointsPerDisc(p, city)
  })
  for (const { from, to, vp } of arrows) if (p.cities[from] > 0 && p.cities[to] > 0) points += vp
  return points
}

/** San Francisco on the map is worth more with every bell space emptied. */
export const pointsPerDisc = (p: Readonly<Player>, { vp, vpPerBell }: City): number => vp + vpPerBell * emptyBells(p)

function cardPoints(cards: readonly number[]): number {
  let points = 0
  for (const card of cards) if (!isObjective(card)) points += CARD_VP[card]
  return points
}
export const cattlePoints = (p: Readonly<Player>): number =>
  cardPoints(p.hand) + cardPoints(p.pile) + cardPoints(p.discard)

/** Points of the things in a set, a bit each. */
function pointsOf(things: readonly { readonly vp: number }[], mask: number): number {
  let points = 0
  for (const i of members(mask)) points += things[i].vp
  return points
}

const pairs = (count: number, bonus: number = PAIR_BONUS): number => bonus * Math.floor(count / 2)
const sections = (p: Readonly<Player>): number => SECTION_TOWNS.filter((towns) => (towns & p.shops) !== 0).length

function masterPoints(s: Readonly<State>, seat: Seat, bonus: MasterBonus, objectivePairs: number): number {
  const p = s.players[seat]
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
    case 'stations':
      return pairs(bits(p.stations))
    case 'buildings':
      return BUILDING_BONUS * buildingsCount(s, seat)
    case 'exchangeTokens':
      return pairs(p.exchangeTokens, EXCHANGE_PAIR_BONUS)
    case 'sections':
      return SECTION_BONUS * sections(p)
    case 'nothing':
      return 0
  }
}

function allMasterPoints(s: Readonly<State>, seat: Seat, objectivePairs: number): number {
  const { masters } = s.players[seat]
  if (masters === 0) return 0
  return STATION_MASTERS.reduce(
    (sum, m, i) => sum + (has(masters, i) ? masterPoints(s, seat, m.bonus, objectivePairs) : 0),
    0,
  )
}

const scoringWorkers = (p: Readonly<Player>): number =>
  p.workers.reduce((sum, n) => sum + Math.max(0, Math.min(n, SLOTS_PER_ROW) - FIRST_SCORING_SLOT + 1), 0)

export function buildingPoints(s: Readonly<State>, seat: Seat): number {
  let points = 0
  for (const at of SITES) {
    const tile = s.trail[at]
    if (isBuilding(tile) && buildingOwner(tile) === seat) points += BUILDINGS[buildingFace(tile)].vp
  }
  return points
}

export const stationPoints = (p: Readonly<Player>): number => pointsOf(STATIONS, p.stations)

/** Points by category, in the order of the pad. */
export function points(s: Readonly<State>, seat: Seat, objectives: ObjectiveResult): number[] {
  const p = s.players[seat]
  return [
    Math.floor(p.money / DOLLARS_PER_VP),
    buildingPoints(s, seat),
    cityPoints(s, p),
    stationPoints(p),
    pointsOf(HAZARDS, p.hazards),
    cattlePoints(p),
    objectives.cards,
    allMasterPoints(s, seat, objectives.pairs),
    SLOT_VP * scoringWorkers(p),
    p.discs[STEP_VP] === 0 ? STEP_VP_POINTS : 0,
    s.token === seat ? TOKEN_VP : 0,
    p.bonus === NONE ? 0 : BONUS_TOKENS[p.bonus].vp,
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
      return { buildings: buildingsOf(s, seat).map((at) => BUILDINGS[buildingFace(s.trail[at])].id) }
    case 'cities':
      return { cities: tablesOf(s).cities.flatMap((c, i) => Array<string>(p.cities[i]).fill(c.id)) }
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
    case 'poker-table':
      return undefined
  }
}

function sheet(s: Readonly<State>, seat: Seat): Omit<ScoreSheet, 'rank'> {
  const objectives = objectiveResult(s, seat)
  const lines = points(s, seat, objectives).flatMap((n, i): ScoreLine[] => {
    const category = CATEGORIES[i]
    if (category === 'poker-table' && tablesOf(s).bonusTokens === 0) return []
    const about = note(s, seat, category, objectives)
    return [about === undefined ? { category, points: n } : { category, points: n, note: about }]
  })
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines }
}

/** Most points win; a tie is shared. */
export function scores(s: Readonly<State>): ScoreSheet[] {
  const sheets = s.players.map((_, seat) => sheet(s, seat))
  return sheets.map((mine) => ({ ...mine, rank: 1 + sheets.filter((other) => other.total > mine.total).length }))
}
