/**
 * "Chaque élément de jeu ne peut contribuer qu'à un seul objectif": the most points that elements, each used once, can
 * fulfil. A building serves one objective with its whole cost; two may serve one together. Exact, by branch and bound.
 */
import { BREED_COUNT, BREED_IDS } from '../data/cards.ts'
import { OBJECTIVE_POINTS, OBJECTIVES, type ObjectiveTile } from '../data/objectives.ts'
import { POSTS, postAt } from '../data/posts.ts'

/** What a player has to show. Changed while searching, and put back. */
export interface Elements {
  /** By breed. */
  readonly cattle: number[]
  bonusTiles: number
  /** Numbers of the buildings. */
  readonly buildings: readonly number[]
  /** Own discs by post. */
  readonly posts: number[]
  /** A disc on a higher post will do. */
  readonly discAtLeast: boolean
}

interface Need {
  readonly cattle: readonly number[]
  readonly bonusTiles: number
  readonly buildingCost: number
  /** Index of a post, or -1. */
  readonly post: number
}

const needOf = ({ cattle = {}, bonusTiles = 0, buildingCost = 0, post }: ObjectiveTile): Need => ({
  cattle: BREED_IDS.map((breed) => cattle[breed] ?? 0),
  bonusTiles,
  buildingCost,
  post: post === undefined ? -1 : postAt(post),
})
export const NEEDS: readonly Need[] = OBJECTIVES.map(needOf)

export interface Matching {
  readonly points: number
  /** Objectives fulfilled, best first. */
  readonly fulfilled: readonly number[]
}

const bestFirst = (a: number, b: number): number => OBJECTIVE_POINTS[b] - OBJECTIVE_POINTS[a] || a - b

export function matchObjectives(objectives: readonly number[], elements: Elements): Matching {
  if (objectives.length === 0) return { points: 0, fulfilled: [] }
  return new Search(objectives.slice().sort(bestFirst), elements).run()
}

class Search {
  private readonly objectives: readonly number[]
  private readonly elements: Elements
  /** Points of the objectives from an index on: what could still be added. */
  private readonly rest: number[]
  private readonly chosen: number[] = []
  private points = 0
  private usedBuildings = 0
  private best: Matching = { points: 0, fulfilled: [] }

  constructor(objectives: readonly number[], elements: Elements) {
    this.objectives = objectives
    this.elements = elements
    this.rest = Array<number>(objectives.length + 1).fill(0)
    for (let i = objectives.length - 1; i >= 0; i--) this.rest[i] = this.rest[i + 1] + OBJECTIVE_POINTS[objectives[i]]
  }

  run(): Matching {
    this.from(0)
    return this.best
  }

  private from(i: number): void {
    if (this.points > this.best.points) this.best = { points: this.points, fulfilled: this.chosen.slice() }
    if (i === this.objectives.length || this.points + this.rest[i] <= this.best.points) return
    const objective = this.objectives[i]
    this.fulfil(i, NEEDS[objective])
    this.from(i + 1)
  }

  /** Tries every way in which the objective at `i` can be fulfilled with what is left. */
  private fulfil(i: number, need: Need): void {
    if (!this.countsSuffice(need)) return
    const disc = this.discFor(need.post)
    if (need.post >= 0 && disc < 0) return
    this.useCounts(need, disc, 1)
    for (const group of buildingGroups(this.elements.buildings, this.usedBuildings, need.buildingCost)) {
      this.usedBuildings |= group
      this.chosen.push(this.objectives[i])
      this.points += OBJECTIVE_POINTS[this.objectives[i]]
      this.from(i + 1)
      this.points -= OBJECTIVE_POINTS[this.objectives[i]]
      this.chosen.pop()
      this.usedBuildings &= ~group
    }
    this.useCounts(need, disc, -1)
  }

  private countsSuffice({ cattle, bonusTiles }: Need): boolean {
    for (let breed = 0; breed < BREED_COUNT; breed++) if (cattle[breed] > this.elements.cattle[breed]) return false
    return bonusTiles <= this.elements.bonusTiles
  }

  /** The disc that gives away least: on the post itself, else on the next higher one if that counts. */
  private discFor(post: number): number {
    if (post < 0) return -1
    const { posts, discAtLeast } = this.elements
    const last = discAtLeast ? POSTS.length - 1 : post
    for (let at = post; at <= last; at++) if (posts[at] > 0) return at
    return -1
  }

  private useCounts({ cattle, bonusTiles }: Need, disc: number, sign: 1 | -1): void {
    const { elements } = this
    for (let breed = 0; breed < BREED_COUNT; breed++) elements.cattle[breed] -= sign * cattle[breed]
    elements.bonusTiles -= sign * bonusTiles
    if (disc >= 0) elements.posts[disc] -= sign
  }
}

/** Smallest groups of unused buildings that reach the cost, a bit per building; the empty group where none is asked for. */
function buildingGroups(buildings: readonly number[], used: number, cost: number): readonly number[] {
  if (cost === 0) return [0]
  const groups: number[] = []
  for (let group = 1; group < 1 << buildings.length; group++) {
    if ((group & used) !== 0 || total(buildings, group) < cost) continue
    if (groups.every((smaller) => (smaller & group) !== smaller)) groups.push(group)
  }
  return groups
}

function total(buildings: readonly number[], group: number): number {
  return buildings.reduce((sum, cost, i) => ((group >> i) & 1 ? sum + cost : sum), 0)
}
