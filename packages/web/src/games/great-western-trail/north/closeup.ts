/** A town whose trade space is to be chosen comes nearer: each of its spaces as large as a finger. */
import { type TownId, TOWNS } from '@waystation/great-western-trail'
import type { Target } from '../../../adapter.ts'
import type { Box } from '../../../art/ink.ts'
import { middle, type NorthLayout, type TownBox, townAt } from './layout/layout.ts'
import { TOWN_PARTS } from './layout/town.ts'
import { townTarget, tradeTarget } from './targets.ts'
import { spacesOf } from './trade.ts'

export interface CloseUp {
  readonly town: TownId
  readonly scale: number
  readonly boxes: TownBox
}

const FINGER = 46

/** The town that is picked while several of its trade spaces can be chosen; null: none. */
export function nearTown(picked: readonly Target[], lit: ReadonlySet<Target>): TownId | null {
  const town = TOWNS.find(({ id }) => picked.includes(townTarget(id)))?.id ?? null
  return town !== null && spacesOf(town).some((space) => lit.has(tradeTarget(space))) ? town : null
}

/** `sheet`: what it must stay within. */
export function closeUp(layout: NorthLayout, town: TownId, sheet: Pick<Box, 'width' | 'height'>): CloseUp {
  const { width, height, spaces } = TOWN_PARTS[town]
  const scale = Math.max(FINGER / spaces[0].width, layout.scale * 1.5)
  const [x, y] = middle(layout.towns[town].rect)
  const clamp = (at: number, half: number, extent: number): number => Math.min(extent - half, Math.max(half, at))
  const at = [clamp(x, (width / 2) * scale + 4, sheet.width), clamp(y, (height / 2) * scale + 4, sheet.height)] as const
  return { town, scale, boxes: townAt(town, at, scale) }
}
