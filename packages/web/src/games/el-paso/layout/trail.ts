/** The loop: on a desk around the town in the middle, on a phone drawn closer. */
import type { NodeId } from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import { around, box } from '../../../board/boxes.ts'
import type { Spot, TrailLayout } from './types.ts'

type Places = { readonly [node in NodeId]: Spot }
interface Size {
  readonly width: number
  readonly height: number
}

function nodes(places: Places, tile: Size, gate: Size): TrailLayout['nodes'] {
  const boxes = Object.entries(places).map(([node, { x, y }]) => {
    const { width, height } = node === 'el-paso' ? gate : tile
    return [node, around(x, y, width, height)]
  })
  return Object.fromEntries(boxes) as TrailLayout['nodes']
}

/** The town lies between these. */
export const TOWN = { left: 237, right: 549, of: 764 } as const

export function wideTrail(rect: Box, tile: Size, gate: Size, roomy: number): TrailLayout {
  const { x, y, width, height } = rect
  const at = (share: number): number => x + (share / TOWN.of) * width
  const top = y + 4 + tile.height / 2
  const bottom = y + height - 4 - tile.height / 2
  const middle = (top + bottom) / 2
  const outer = tile.height + 7 + 9 * roomy
  const inner = tile.height + 14 + 12 * roomy
  const places: Places = {
    'el-paso': { x: at(404), y: y + height - 3 - gate.height / 2 },
    's-1': { x: at(286), y: bottom },
    'n-b': { x: at(173), y: bottom },
    's-2': { x: at(57), y: middle + outer },
    'n-c': { x: at(57), y: middle },
    's-3': { x: at(57), y: middle - outer },
    's-4': { x: at(173), y: middle + inner / 2 },
    's-5': { x: at(173), y: middle - inner / 2 },
    'n-d': { x: at(173), y: top },
    's-6': { x: at(284), y: top },
    'n-e': { x: at(395), y: top },
    'n-f': { x: at(506), y: top },
    's-7': { x: at(702), y: top + 2 },
    's-8': { x: at(607), y: top + tile.height + 12 + 6 * roomy },
    'n-g': { x: at(708), y: middle + 12 },
    's-9': { x: at(672), y: bottom - 2 },
  }
  const bends = {
    'n-b>s-2': { x: at(57), y: bottom + 6 },
    's-3>n-d': { x: at(57), y: top - 4 },
    'n-f>s-7': { x: at(604), y: top - 22 },
    'n-f>s-8': { x: at(604), y: top + 6 },
    's-7>n-g': { x: at(756), y: top + tile.height * 0.8 },
    's-8>n-g': { x: at(620), y: middle + 14 },
    'n-g>s-9': { x: at(744), y: bottom - tile.height * 0.6 },
    's-9>el-paso': { x: at(560), y: bottom + 18 },
  }
  const stack = box(at(404) + gate.width / 2 + 12, y + height - 4 - gate.height, 52, gate.height)
  return {
    rect,
    nodes: nodes(places, tile, gate),
    bends,
    road: 22,
    simmental: stack,
    rider: 0.56,
  }
}

export function tallTrail(rect: Box): TrailLayout {
  const tile = { width: 78, height: 64 }
  const gate = { width: 116, height: 70 }
  const places: Places = {
    'el-paso': { x: 240, y: 388 },
    's-1': { x: 138, y: 390 },
    'n-b': { x: 44, y: 390 },
    's-2': { x: 42, y: 302 },
    'n-c': { x: 42, y: 212 },
    's-3': { x: 42, y: 122 },
    's-4': { x: 124, y: 294 },
    's-5': { x: 124, y: 210 },
    'n-d': { x: 92, y: 36 },
    's-6': { x: 176, y: 36 },
    'n-e': { x: 259, y: 36 },
    'n-f': { x: 342, y: 36 },
    's-7': { x: 358, y: 126 },
    's-8': { x: 274, y: 116 },
    'n-g': { x: 358, y: 214 },
    's-9': { x: 358, y: 302 },
  }
  const bends = {
    's-3>n-d': { x: 42, y: 60 },
    's-5>n-d': { x: 124, y: 130 },
    's-8>n-g': { x: 290, y: 190 },
    's-9>el-paso': { x: 356, y: 388 },
    'n-b>s-4': { x: 104, y: 350 },
  }
  return {
    rect,
    nodes: nodes(places, tile, gate),
    bends,
    road: 17,
    simmental: box(308, 346, 46, 76),
    rider: 0.5,
  }
}
