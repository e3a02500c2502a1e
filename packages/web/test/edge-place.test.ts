import { expect, it } from 'vitest'
import { ARROW, BUTTON, EDGE, edgePlace } from '../src/table/edge-place.ts'

const stage = { left: 0, right: 390, top: 180, bottom: 600 }
const TOP = 548
const thing = (left: number, right: number) => ({ left, right, top: TOP - 20, bottom: TOP + 30 })

it('the way to what is out of sight stands in the middle of the edge', () => {
  expect(edgePlace(stage, TOP, [])).toEqual({ left: (390 - BUTTON.width) / 2, top: TOP, short: false })
  // What lies farther up is not hidden.
  expect(edgePlace(stage, TOP, [{ ...thing(100, 300), top: 300, bottom: 340 }]).short).toBe(false)
})

it('or beside what can be chosen there', () => {
  expect(edgePlace(stage, TOP, [thing(230, 300)])).toEqual({ left: EDGE, top: TOP, short: false })
  expect(edgePlace(stage, TOP, [thing(90, 160)])).toEqual({ left: 390 - EDGE - BUTTON.width, top: TOP, short: false })
})

it('or is an arrow, as small as a finger lets it be, between the things', () => {
  const place = edgePlace(stage, TOP, [thing(0, 130), thing(200, 390)])
  expect(place.short).toBe(true)
  expect(place.left).toBeGreaterThanOrEqual(130)
  expect(place.left + ARROW.width).toBeLessThanOrEqual(200)
  expect(Math.min(ARROW.width, ARROW.height)).toBeGreaterThanOrEqual(44)
})
