import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BREED_COUNT } from '../../src/data/cards.ts'
import { OBJECTIVE_COUNT, OBJECTIVE_POINTS } from '../../src/data/objectives.ts'
import { POSTS } from '../../src/data/posts.ts'
import { type Elements, matchObjectives, NEEDS } from '../../src/scoring/objectives.ts'

/** Every subset, every way of giving buildings and discs to its objectives: slow, and plainly right. */
function bruteForce(objectives: readonly number[], elements: Elements): number {
  let best = 0
  for (let subset = 0; subset < 1 << objectives.length; subset++) {
    const chosen = objectives.filter((_, i) => (subset >> i) & 1)
    const points = chosen.reduce((sum, objective) => sum + OBJECTIVE_POINTS[objective], 0)
    if (points > best && feasible(chosen, elements)) best = points
  }
  return best
}

function feasible(chosen: readonly number[], elements: Elements): boolean {
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    if (chosen.reduce((sum, o) => sum + NEEDS[o].cattle[breed], 0) > elements.cattle[breed]) return false
  }
  if (chosen.reduce((sum, o) => sum + NEEDS[o].bonusTiles, 0) > elements.bonusTiles) return false
  return buildingsFit(chosen, elements) && discsFit(chosen, elements.posts.slice(), elements.discAtLeast)
}

/** Each building goes to any of the objectives, or to none. */
function buildingsFit(chosen: readonly number[], { buildings }: Elements): boolean {
  const ways = (chosen.length + 1) ** buildings.length
  for (let way = 0; way < ways; way++) {
    const sums = chosen.map(() => 0)
    buildings.forEach((cost, i) => {
      const to = Math.floor(way / (chosen.length + 1) ** i) % (chosen.length + 1)
      if (to < chosen.length) sums[to] += cost
    })
    if (chosen.every((o, i) => sums[i] >= NEEDS[o].buildingCost)) return true
  }
  return false
}

function discsFit(chosen: readonly number[], posts: number[], atLeast: boolean): boolean {
  const [first, ...others] = chosen
  if (first === undefined) return true
  const { post } = NEEDS[first]
  if (post === null) return discsFit(others, posts, atLeast)
  for (let at = post; at <= (atLeast ? POSTS.length - 1 : post); at++) {
    if (posts[at] === 0) continue
    const left = posts.map((count, i) => (i === at ? count - 1 : count))
    if (discsFit(others, left, atLeast)) return true
  }
  return false
}

function randomElements(rng: Rng, discAtLeast: boolean): Elements {
  return {
    cattle: Array.from({ length: BREED_COUNT }, () => rng.int(4)),
    bonusTiles: rng.int(5),
    buildings: Array.from({ length: rng.int(3) }, () => 1 + rng.int(6)),
    posts: POSTS.map(() => rng.int(2)),
    discAtLeast,
  }
}

describe('Décompte final 7: the best distribution of elements', () => {
  test.each([false, true])('equals a search of every way (discs on a higher post count: %s)', (discAtLeast) => {
    const rng = new Rng(`matching ${discAtLeast}`)
    const all = Array.from({ length: OBJECTIVE_COUNT }, (_, tile) => tile)
    for (let n = 0; n < 400; n++) {
      const objectives = rng.shuffle(all.slice()).slice(0, rng.int(8))
      const elements = randomElements(rng, discAtLeast)
      const before = structuredClone(elements)
      const { points, fulfilled } = matchObjectives(objectives, elements)
      expect(points).toBe(bruteForce(objectives, elements))
      expect(fulfilled.reduce((sum, o) => sum + OBJECTIVE_POINTS[o], 0)).toBe(points)
      expect(feasible(fulfilled, elements)).toBe(true)
      expect(elements).toEqual(before)
    }
  })

  test('those fulfilled are told with the most points first', () => {
    const rich = { cattle: Array<number>(BREED_COUNT).fill(2), bonusTiles: 0, buildings: [], posts: POSTS.map(() => 0) }
    const { fulfilled } = matchObjectives([0, 5, 6], { ...rich, discAtLeast: false })
    expect(fulfilled.map((objective) => OBJECTIVE_POINTS[objective])).toEqual([6, 4, 3])
  })

  test('twenty objectives at once are no trouble', () => {
    const all = Array.from({ length: OBJECTIVE_COUNT }, (_, tile) => tile)
    const rich: Elements = {
      cattle: Array<number>(BREED_COUNT).fill(20),
      bonusTiles: 20,
      buildings: [6, 5],
      posts: POSTS.map(() => 3),
      discAtLeast: false,
    }
    const start = performance.now()
    const { points } = matchObjectives(all, rich)
    expect(points).toBeGreaterThan(50)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
