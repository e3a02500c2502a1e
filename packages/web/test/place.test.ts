import { describe, expect, it } from 'vitest'
import { corner } from '../src/table/place.ts'

const window = { width: 1000, height: 600 }
const box = { width: 200, height: 100 }
const thing = { left: 480, right: 520, top: 280, bottom: 320 }
const spot = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 })

describe('an explanation stands', () => {
  it('below its thing where nothing is in the way', () => {
    expect(corner(box, thing, [], window)).toEqual({ left: 400, top: 328, hides: false })
  })

  it('above it near the lower edge, and within the side edges', () => {
    const low = { left: 960, right: 1000, top: 540, bottom: 580 }
    expect(corner(box, low, [], window)).toEqual({ left: 792, top: 432, hides: false })
  })

  it('off what may be chosen: above, then right, then left', () => {
    const [below, above, right] = [spot(480, 330), spot(480, 230), spot(530, 280)]
    expect(corner(box, thing, [below], window)).toEqual({ left: 400, top: 172, hides: false })
    expect(corner(box, thing, [below, above], window)).toEqual({ left: 528, top: 250, hides: false })
    expect(corner(box, thing, [below, above, right], window)).toEqual({ left: 272, top: 250, hides: false })
  })

  it('below all the same when every place would hide something', () => {
    const around = [spot(480, 330), spot(480, 230), spot(530, 280), spot(430, 280)]
    expect(corner(box, thing, around, window)).toEqual({ left: 400, top: 328, hides: true })
  })

  it('in the window even where there is no room at all', () => {
    const tall = { width: 200, height: 700 }
    expect(corner(tall, thing, [], window).top).toBe(8)
  })
})
