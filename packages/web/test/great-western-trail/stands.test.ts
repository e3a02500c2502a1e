/** Cattlemen stand beside a house: what is done there, and next door, stays in sight. */
import { NODES } from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/art/ink.ts'
import { shared } from '../../src/board/boxes.ts'
import { sheetOf } from '../../src/games/great-western-trail/layout/desk.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { standing } from '../../src/games/great-western-trail/layout/stands.ts'

const BASE = { rails: false, poker: false }
const { lowest, usual } = sheetOf('wide')
const ARRANGEMENTS = [
  ['a desk', layoutFor('wide', usual, null, BASE)],
  ['a low window', layoutFor('wide', lowest, null, BASE)],
  ['the trail alone', layoutFor('wide', lowest, 'trail', BASE)],
  ['a tablet', layoutFor('middle', sheetOf('middle').usual, null, BASE)],
  ['a phone', layoutFor('tall', 0, 'trail', BASE)],
] as const

const HOUSES = NODES.filter(({ kind }) => kind === 'neutral' || kind === 'site')

describe.each(ARRANGEMENTS)('cattlemen on %s', (_, { trail }) => {
  /** The rider and the body of the horse. */
  const figure = ({ x, y }: { readonly x: number; readonly y: number }): Box => {
    const size = trail.rider
    return { x: x - 25 * size, y: y - 66 * size, width: 46 * size, height: 66 * size }
  }

  it.each(HOUSES)('at $id hide little of its wall and of its neighbours', ({ id }) => {
    const body = figure(standing(trail, id, 0))
    const hidden = HOUSES.flatMap((house) => {
      const rect = trail.nodes[house.id]
      const part = shared(body, rect) / (rect.width * rect.height)
      return part > 0.22 ? [`${house.id} ${part.toFixed(2)}`] : []
    })
    expect(hidden).toEqual([])
  })

  it.each(HOUSES)('four at $id stand in the country, each to be told from the others', ({ id }) => {
    const all = [0, 1, 2, 3].map((at) => figure(standing(trail, id, at)))
    const { x, y, width, height } = trail.rect
    for (const [i, each] of all.entries()) {
      expect(each.x).toBeGreaterThanOrEqual(x - 1)
      expect(each.x + each.width).toBeLessThanOrEqual(x + width + 1)
      expect(each.y).toBeGreaterThanOrEqual(y - 1)
      expect(each.y + each.height).toBeLessThanOrEqual(y + height + 1)
      for (const other of all.slice(i + 1)) expect(shared(each, other) / (each.width * each.height)).toBeLessThan(0.75)
    }
  })
})
