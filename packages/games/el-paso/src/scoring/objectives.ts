/**
 * "Chaque élément de jeu ne peut contribuer qu'à un seul objectif": the most points that elements, each used once, can
 * fulfil. A building serves one objective with its whole cost; two may serve one together. Exact, by branch and bound.
 */
import { BREED_IDS } from '../data/cards.ts'
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
  /** Index of a post. */
  readonly post: number | null
}

const needOf = ({ cattle = {}, bonusTiles = 0, buildingCost = 0, post }: ObjectiveTile): Need => ({
  cattle: BREED_IDS.map((breed) => cattle[breed] ?? 0),
  bonusTiles,
  buildingCost,
  post: post === undefined ? null : postAt(post),
})
export const NEEDS: readonly Need[] = OBJECTIVES.map(needOf)
const POST_INDEXES: readonly number[] = POSTS.map((_, at) => at)

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
  private readonly chosen: number[] = []
  private points = 0
  private usedBuildings = 0
  private best: Matching = { points: 0, fulfilled: [] }

  constructor(objectives: readonly number[], elements: Elements) {
    this.objectives = objectives
    this.elements = elements
  }

  run(): Matching {
    this.from(
      0,
      this.objectives.reduce((sum, objective) => sum + OBJECTIVE_POINTS[objective], 0),
    )
    return this.best
  }

  /** `open`: points of the objectives from `i` on, which could still be added. */
  private from(i: number, open: number): void {
    if (this.points > this.best.points) this.best = { points: this.points, fulfilled: this.chosen.slice() }
    if (this.points + open <= this.best.points) return
    const later = open - OBJECTIVE_POINTS[this.objectives[i]]
    this.fulfil(i, later)
    this.from(i + 1, later)
  }

  /** Tries every way in which the objective at `i` can be fulfilled with what is left. */
  private fulfil(i: number, later: number): void {
    const objective = this.objectives[i]
    const need = NEEDS[objective]
    if (!this.countsSuffice(need)) return
    const disc = need.post === null ? null : this.discFor(need.post)
    if (disc === undefined) return
    this.useCounts(need, disc, 1)
    for (const group of buildingGroups(this.elements.buildings, this.usedBuildings, need.buildingCost)) {
      this.usedBuildings |= group
      this.chosen.push(objective)
      this.points += OBJECTIVE_POINTS[objective]
      this.from(i + 1, later)
      this.points -= OBJECTIVE_POINTS[objective]
      this.chosen.pop()
      this.usedBuildings &= ~group
    }
    this.useCounts(need, disc, -1)
  }

  private countsSuffice({ cattle, bonusTiles }: Need): boolean {
    const { elements } = this
    return bonusTiles <= elements.bonusTiles && cattle.every((count, breed) => count <= elements.cattle[breed])
  }

  /** The disc that gives away least: on the post itself, else on the next higher one if that counts. */
  private discFor(post: number): number | undefined {
    const { posts, discAtLeast } = this.elements
    const good = discAtLeast ? POST_INDEXES.slice(post) : [post]
    return good.find((at) => posts[at] > 0)
  }

  private useCounts({ cattle, bonusTiles }: Need, disc: number | null, sign: 1 | -1): void {
    const { elements } = this
    cattle.forEach((count, breed) => {
      elements.cattle[breed] -= sign * count
    })
    elements.bonusTiles -= sign * bonusTiles
    if (disc !== null) elements.posts[disc] -= sign
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
