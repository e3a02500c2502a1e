/** From a die over stacks that are used up to the first it opens. */
import { type Die, LINES, TILE_IDS, type TileId, type View } from '@waystation/wild-tiled-west'
import type { TrayPlaces } from '../../layout/types.ts'

const INK = 'var(--piece-ink)'

interface ReachProps {
  readonly die: Die
  readonly notch: number
  readonly view: View
  readonly places: TrayPlaces
  readonly held: TileId | null
}

export function Reach({ die, notch, view, places, held }: ReachProps) {
  const line = LINES[die][notch - 1].map((tile) => TILE_IDS[tile])
  const open = line.find((tile) => view.stacks[tile] > 0 || tile === held)
  if (open === undefined || open === line[0]) return null
  const from = places.notches[die][notch - 1]
  const box = places.stacks[open]
  const gap = 13 * places.scale
  const to =
    die === 'prairie'
      ? { x: from.x < box.x ? box.x + 2 : box.x + box.width - 2, y: from.y }
      : { x: from.x, y: from.y < box.y ? box.y + 2 : box.y + box.height - 2 }
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  const line2 = `M${from.x + dx * gap} ${from.y + dy * gap}L${to.x - dx * 7} ${to.y - dy * 7}`
  const head = `M${to.x} ${to.y}L${to.x - dx * 9 - dy * 6} ${to.y - dy * 9 - dx * 6}L${to.x - dx * 9 + dy * 6} ${to.y - dy * 9 + dx * 6}Z`
  return (
    <g class="wtw-reach">
      <path d={line2} stroke={INK} stroke-width="5" opacity=".8" />
      <path d={line2} stroke="var(--glow)" stroke-width="2.8" stroke-dasharray="6 3" />
      <path d={head} fill="var(--glow)" stroke={INK} />
    </g>
  )
}
