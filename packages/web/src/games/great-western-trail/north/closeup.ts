/** A town whose trade space is to be chosen comes nearer: each of its spaces as large as a finger. */
import type { TownId } from '@waystation/great-western-trail'
import type { Target } from '../../../adapter.ts'
import type { Box } from '../../../art/ink.ts'
import { middle, type NorthLayout, type TownBox, townAt } from './layout/layout.ts'
import { TOWN_PARTS } from './layout/town.ts'
import { EXCHANGE } from './targets.ts'
import { townOfSpace } from './trade.ts'

export interface CloseUp {
  readonly town: TownId
  readonly scale: number
  readonly boxes: TownBox
}

const FINGER = 46

/** The town of which nothing but trade spaces can be chosen; null: none. */
function asked(lit: ReadonlySet<Target>): TownId | null {
  const targets = [...lit].filter((target) => target !== EXCHANGE)
  const spaces = targets.filter((target) => target.startsWith('trade '))
  return spaces.length === 0 || spaces.length < targets.length ? null : townOfSpace(Number(spaces[0].split(' ')[1]))
}

/** `sheet`: what it must stay within. */
export function closeUp(layout: NorthLayout, lit: ReadonlySet<Target>, sheet: Box): CloseUp | null {
  const town = asked(lit)
  if (town === null) return null
  const { width, height, spaces } = TOWN_PARTS[town]
  const scale = Math.max(FINGER / spaces[0].width, layout.scale * 1.5)
  const [x, y] = middle(layout.towns[town].rect)
  const clamp = (at: number, half: number, from: number, extent: number): number =>
    Math.min(from + extent - half, Math.max(from + half, at))
  const at = [
    clamp(x, (width / 2) * scale + 4, sheet.x, sheet.width),
    clamp(y, (height / 2) * scale + 4, sheet.y, sheet.height),
  ] as const
  return { town, scale, boxes: townAt(town, at, scale) }
}
