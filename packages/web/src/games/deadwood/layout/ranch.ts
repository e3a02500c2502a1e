/** Inside a ranch: a head with name and money, the cowboys at home, the tokens, and those who are not hired yet. */
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import type { Preset } from './presets.ts'
import type { GangPlace, RanchPlace } from './types.ts'

const gangAt = (x: number, y: number, step: number): GangPlace => ({
  novice: { x, y },
  gunslinger: { x: x + step, y },
  veteran: { x: x + 2 * step, y },
})

export function ranchPlace(preset: Preset, seat: Seat, rect: Box): RanchPlace {
  return preset.kind === 'tall' ? narrow(preset, seat, rect) : broad(preset, seat, rect)
}

/** Cowboys on the left, tokens in a column on the right, the reserve below. */
function broad({ ranch }: Preset, seat: Seat, rect: Box): RanchPlace {
  const { x, y, width, height } = rect
  const right = x + width - (width < 300 ? 42 : 62)
  const step = Math.min(ranch.step, (right - x - 20) / 3)
  /** From one kind of token to the next. */
  const token = (height - 44) / 3
  return {
    seat,
    rect,
    head: { x, y, width, height: 30 },
    money: { x: x + width - 44, y: y + 15 },
    tokens: {
      cartridges: { x: right, y: y + 18 + token },
      ponies: { x: right, y: y + 18 + 2 * token },
      posters: { x: right, y: y + 19 + 3 * token },
      size: 0.62,
    },
    gang: gangAt(x + 6 + step / 2, y + height - 44, step),
    reserve: gangAt(x + 6 + step / 2, y + height - 7, step),
    price: 14,
    scale: ranch.scale,
    reserveSign: width < 300 ? null : { x: x + 14 + step * 3, y: y + height - 14 },
  }
}

/** Everything in one strip. */
function narrow({ ranch }: Preset, seat: Seat, rect: Box): RanchPlace {
  const { x, y, width } = rect
  const right = x + width - 58
  return {
    seat,
    rect,
    head: { x, y, width, height: 26 },
    money: { x: x + width - 36, y: y + 13 },
    tokens: {
      cartridges: { x: right, y: y + 38 },
      ponies: { x: right, y: y + 61 },
      posters: { x: right, y: y + 85 },
      size: 0.44,
    },
    gang: gangAt(x + 28, y + 94, 50),
    reserve: gangAt(x + 196, y + 90, 48),
    price: 10.5,
    scale: ranch.scale,
    reserveSign: { x: x + 176, y: y + 46 },
  }
}
