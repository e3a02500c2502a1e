/** "Décompte final": the seven categories of the score pad, and Sue's six. */
import type { ScoreLine, ScoreSheet, Seat } from '@waystation/kernel'
import { BONUS_IDS, BONUS_POINTS } from './data/bonuses.ts'
import { BUILDING_POINTS } from './data/buildings.ts'
import { BREED_COUNT, CATTLE_POINTS, FIRST_WORKER_CARD, WORKER_COUNT, WORKERS } from './data/cards.ts'
import { OBJECTIVE_IDS, OBJECTIVE_POINTS } from './data/objectives.ts'
import { POST_POINTS, POSTS } from './data/posts.ts'
import { SUE_SEAT } from './data/solo.ts'
import { DOLLARS_PER_POINT, SIMMENTAL_SPACE_POINTS } from './data/table.ts'
import { BUILDING_NODES } from './data/trail.ts'
import { type Elements, type Matching, matchObjectives } from './scoring/objectives.ts'
import { ownedBy } from './rules/build.ts'
import { sum } from './rules/herd.ts'
import type { Player, State, Sue } from './state.ts'
import { numberOf, PLACE_IDS, placeOf } from './data/tiles.ts'

export const CATEGORIES = [
  'money',
  'buildings',
  'trading-posts',
  'workers',
  'cattle',
  'bonus-tiles',
  'objectives',
  'against-sue',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Every card of a player, wherever it is, by kind; removed cards do not count. */
export function allCards(p: Readonly<Player>): number[] {
  const counts = p.discard.slice()
  for (const card of p.pile) counts[card]++
  for (let breed = 0; breed < BREED_COUNT; breed++) counts[breed] += p.hand[breed]
  for (let worker = 0; worker < WORKER_COUNT; worker++) counts[FIRST_WORKER_CARD + worker] += p.area[worker]
  return counts
}

export function buildingTiles(s: Readonly<State>, owner: number): number[] {
  return BUILDING_NODES.map((node) => s.trail[node]).filter((tile) => ownedBy(tile, owner))
}

const weigh = (counts: readonly number[], points: readonly number[]): number =>
  points.reduce((sum, each, i) => sum + each * counts[i], 0)
const sumOf = (tiles: readonly number[], points: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + points[tile], 0)

const WORKER_POINTS: readonly number[] = WORKERS.map((worker) => worker.points)
export const workerPoints = (cards: readonly number[]): number => weigh(cards.slice(FIRST_WORKER_CARD), WORKER_POINTS)
export const cattlePoints = (cards: readonly number[]): number => weigh(cards, CATTLE_POINTS)
export const postPoints = (posts: readonly number[]): number => weigh(posts, POST_POINTS)
export const buildingPoints = (tiles: readonly number[]): number => sumOf(tiles.map(numberOf), BUILDING_POINTS)
export const bonusPoints = (tiles: readonly number[]): number => sumOf(tiles, BONUS_POINTS)
export const moneyPoints = (dollars: number): number => Math.floor(dollars / DOLLARS_PER_POINT)

const spacePoints = (s: Readonly<State>, who: number): number => (s.simmentalSpace === who ? SIMMENTAL_SPACE_POINTS : 0)

export function elementsOf(s: Readonly<State>, seat: Seat, cards: number[]): Elements {
  const p = s.players[seat]
  return {
    cattle: cards,
    bonusTiles: p.bonuses.length,
    buildings: buildingTiles(s, seat).map(numberOf),
    posts: p.posts.slice(),
    discAtLeast: s.rules.discAtLeast,
  }
}

export const objectivesOf = (s: Readonly<State>, seat: Seat): Matching => {
  const p = s.players[seat]
  return matchObjectives(p.objectives, elementsOf(s, seat, allCards(p)))
}

interface Line extends ScoreLine {
  readonly category: Category
}

const postNote = (posts: readonly number[]) => ({
  posts: POSTS.flatMap((post, at) => (post.points > 0 ? Array<string>(posts[at]).fill(post.id) : [])),
})
const buildingNote = (s: Readonly<State>, tiles: readonly number[]) => ({
  buildings: tiles.map((tile) => PLACE_IDS[placeOf(tile, s.rules.sides)]),
})

function playerLines(s: Readonly<State>, seat: Seat): Line[] {
  const p = s.players[seat]
  const cards = allCards(p)
  const tiles = buildingTiles(s, seat)
  const { points, fulfilled } = objectivesOf(s, seat)
  const failed = p.objectives.filter((tile) => !fulfilled.includes(tile))
  return [
    { category: 'money', points: moneyPoints(p.money), note: { dollars: p.money } },
    { category: 'buildings', points: buildingPoints(tiles), note: buildingNote(s, tiles) },
    { category: 'trading-posts', points: postPoints(p.posts), note: postNote(p.posts) },
    { category: 'workers', points: workerPoints(cards), note: { cards: sum(cards.slice(FIRST_WORKER_CARD)) } },
    { category: 'cattle', points: cattlePoints(cards) + spacePoints(s, seat), note: { space: spacePoints(s, seat) } },
    { category: 'bonus-tiles', points: bonusPoints(p.bonuses), note: { tiles: p.bonuses.map((t) => BONUS_IDS[t]) } },
    {
      category: 'objectives',
      points,
      note: { fulfilled: fulfilled.map((t) => OBJECTIVE_IDS[t]), failed: failed.map((t) => OBJECTIVE_IDS[t]) },
    },
  ]
}

/** No money, and every objective she holds counts as fulfilled. */
export function sueLines(s: Readonly<State>, sue: Readonly<Sue>): { category: Category; points: number }[] {
  const workers = sue.workers.reduce((sum, count) => sum + count, 0)
  return [
    { category: 'buildings', points: buildingPoints(buildingTiles(s, SUE_SEAT)) },
    { category: 'trading-posts', points: postPoints(sue.posts) },
    { category: 'workers', points: (workers - sue.wilds) * WORKERS[0].points + sue.wilds * WORKERS[3].points },
    { category: 'cattle', points: weigh(sue.cattle, CATTLE_POINTS) + spacePoints(s, SUE_SEAT) },
    { category: 'bonus-tiles', points: bonusPoints(sue.bonuses) },
    { category: 'objectives', points: sumOf(sue.objectives, OBJECTIVE_POINTS) },
  ]
}

export function sueTotal(s: Readonly<State>): number {
  if (s.sue === null) return 0
  return sueLines(s, s.sue).reduce((sum, line) => sum + line.points, 0) - s.rules.handicap
}

const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)

/** More dollars left after conversion break a tie; otherwise the victory is shared. */
const standing = (s: Readonly<State>, seat: Seat, total: number): number =>
  total * DOLLARS_PER_POINT + (s.players[seat].money % DOLLARS_PER_POINT)

export function scores(s: Readonly<State>): ScoreSheet[] {
  const lines = s.players.map((_, seat) => playerLines(s, seat))
  if (s.sue !== null) return [soloSheet(s, s.sue, lines[0])]
  const standings = lines.map((own, seat) => standing(s, seat, totalOf(own)))
  return lines.map((own, seat) => ({
    seat,
    total: totalOf(own),
    rank: 1 + standings.filter((other) => other > standings[seat]).length,
    lines: own,
  }))
}

/** Rank 2 means that Sue has won; as many points as hers share the victory [reading]. */
function soloSheet(s: Readonly<State>, opponent: Readonly<Sue>, lines: readonly Line[]): ScoreSheet {
  const total = totalOf(lines)
  const sue = sueTotal(s)
  const hers = Object.fromEntries(sueLines(s, opponent).map(({ category, points }) => [category, points]))
  const against: Line = { category: 'against-sue', points: 0, note: { sue, handicap: s.rules.handicap, ...hers } }
  return { seat: 0, total, rank: sue > total ? 2 : 1, lines: [...lines, against] }
}

export function winners(s: Readonly<State>): Seat[] {
  return scores(s)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat)
}
