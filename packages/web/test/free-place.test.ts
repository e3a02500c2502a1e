import { describe, expect, it } from 'vitest'
import type { Box } from '../src/art/ink.ts'
import { freePlace } from '../src/ui/free-place.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const room = box(8, 8, 984, 584)
const words = { width: 200, height: 100 }
const thing = box(480, 280, 40, 40)
const spot = (x: number, y: number): Box => box(x, y, 40, 40)

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('words stand', () => {
  it('below their thing where nothing is in the way', () => {
    expect(freePlace(words, thing, [], room)).toEqual({ x: 400, y: 328, hides: false })
  })

  it('above it near the lower edge, and within the side edges', () => {
    expect(freePlace(words, box(960, 540, 40, 40), [], room)).toEqual({ x: 792, y: 432, hides: false })
  })

  it('off what may be chosen: above, then right, then left', () => {
    const [below, above, right] = [spot(480, 330), spot(480, 230), spot(530, 280)]
    expect(freePlace(words, thing, [below], room)).toEqual({ x: 400, y: 172, hides: false })
    expect(freePlace(words, thing, [below, above], room)).toEqual({ x: 528, y: 250, hides: false })
    expect(freePlace(words, thing, [below, above, right], room)).toEqual({ x: 272, y: 250, hides: false })
  })

  it('at the nearest free place of the room when something lies on every side', () => {
    const around = [box(300, 330, 400, 60), box(300, 210, 400, 60), box(530, 200, 60, 200), box(410, 200, 60, 200)]
    const { x, y, hides } = freePlace(words, thing, around, room)
    expect(hides).toBe(false)
    for (const other of [...around, thing]) expect(overlaps({ x, y, ...words }, other)).toBe(false)
    expect(Math.hypot(x + 100 - 500, y + 50 - 300)).toBeLessThan(220)
  })

  it('where they hide least when there is no free place', () => {
    const everywhere = box(0, 0, 1000, 500)
    expect(freePlace(words, thing, [everywhere, box(0, 500, 1000, 100)], room).hides).toBe(true)
    const low = freePlace(words, box(480, 420, 40, 40), [everywhere, box(0, 540, 1000, 60)], room)
    expect(low.y).toBe(468)
  })

  it('in the room even where there is not enough of it', () => {
    expect(freePlace({ width: 200, height: 700 }, thing, [], room).y).toBe(8)
  })
})
