import { NODES, type NodeId, type Option } from '@waystation/great-western-trail'
import { expect, it } from 'vitest'
import type { Box } from '../../src/art/ink.ts'
import { badgesIn } from '../../src/games/great-western-trail/layout/badges.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { playThrough, type PlayedPosition } from './games.ts'

/** A low laptop, the base game. */
const LAYOUT = layoutFor('wide', 512, null, { rails: false, poker: false })

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const wanted = (options: readonly Option[]): readonly { readonly node: NodeId; readonly letters: number }[] => [
  ...new Map(
    options.flatMap((option) =>
      option.do === 'move' ? [[option.node, { node: option.node, letters: option.fee > 0 ? 3 : 0 }] as const] : [],
    ),
  ).values(),
]

/** Houses of which a badge of another place hides more than this. */
function hidden({ view, decision }: PlayedPosition, most: number): readonly string[] {
  const houses = view.trail.filter(({ node, tile }) => tile !== null && /neutral|site/.test(node))
  return badgesIn(view, LAYOUT, wanted(decision.options)).flatMap(({ node, boxes }) =>
    houses.flatMap((house) => {
      const box = LAYOUT.trail.nodes[house.node]
      const area = boxes.reduce((sum, each) => sum + shared(each, box), 0)
      return house.node !== node && area > most * box.width * box.height ? [`${node} hides ${house.node}`] : []
    }),
  )
}

/** Where the letter or the number of a house stands. */
const nameOn = ({ x, y, width, height }: Box): Box => ({ x: x + width / 2 - 10, y, width: 20, height: height * 0.29 })

function namesHidden({ view, decision }: PlayedPosition): readonly string[] {
  const names = view.trail.flatMap(({ node, tile }) =>
    tile === null || !/neutral|site/.test(node) ? [] : [{ node, rect: nameOn(LAYOUT.trail.nodes[node]) }],
  )
  return badgesIn(view, LAYOUT, wanted(decision.options)).flatMap(({ node, boxes }) =>
    names.flatMap(({ node: house, rect }) =>
      boxes.some((each) => shared(each, rect) > 0.25 * rect.width * rect.height) ? [`${node} on ${house}`] : [],
    ),
  )
}

/** Points, hand and what a teepee brings stand in the lower part of a tile. */
const numbersOn = ({ x, y, width, height }: Box): Box => ({ x, y: y + height * 0.58, width, height: height * 0.42 })

function numbersHidden({ view, decision }: PlayedPosition): readonly string[] {
  const tiles = view.trail.flatMap(({ node, tile }) =>
    tile?.kind === 'hazard' || tile?.kind === 'teepee' ? [{ node, rect: numbersOn(LAYOUT.trail.nodes[node]) }] : [],
  )
  return badgesIn(view, LAYOUT, wanted(decision.options)).flatMap(({ node, boxes }) =>
    tiles.flatMap(({ node: tile, rect }) =>
      boxes.some((each) => shared(each, rect) > 0.2 * rect.width * rect.height) ? [`${node} on ${tile}`] : [],
    ),
  )
}

it('the numbers of hazards and teepees stay in sight, the own ones too', () => {
  const faults = new Set<string>()
  let moves = 0
  for (const seed of ['tiles', 'more tiles'])
    playThrough(4, seed, (moment) => {
      if (moment.decision.kind !== 'move') return
      moves++
      for (const fault of numbersHidden(moment)) faults.add(fault)
    })
  expect(moves).toBeGreaterThan(100)
  expect([...faults]).toEqual([])
})

it('the names of houses stay in sight, the own one too', () => {
  const faults = new Set<string>()
  let moves = 0
  for (const seed of ['badges', 'more badges'])
    playThrough(4, seed, (moment) => {
      if (moment.decision.kind !== 'move') return
      moves++
      for (const fault of namesHidden(moment)) faults.add(fault)
    })
  expect(moves).toBeGreaterThan(100)
  expect([...faults]).toEqual([])
})

it('steps and fees hide no other house, and not each other', () => {
  const seen = new Set<NodeId>()
  const faults: string[] = []
  for (const seed of ['badges', 'more badges']) {
    playThrough(4, seed, (moment) => {
      if (moment.decision.kind !== 'move') return
      const badges = badgesIn(moment.view, LAYOUT, wanted(moment.decision.options))
      for (const { node } of badges) seen.add(node)
      faults.push(...hidden(moment, 0.08))
      faults.push(
        ...badges.flatMap((a, i) =>
          badges.slice(i + 1).flatMap((b) => {
            const area = a.boxes.reduce((sum, one) => sum + b.boxes.reduce((all, two) => all + shared(one, two), 0), 0)
            return area > 60 ? [`${a.node} over ${b.node}`] : []
          }),
        ),
      )
    })
  }
  expect(seen.size).toBeGreaterThan(NODES.length / 2)
  expect([...new Set(faults)]).toEqual([])
})
