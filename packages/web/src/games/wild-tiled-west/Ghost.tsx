/** What other choices would do, where it would happen: a bandit on a hill, a crosshair, a cow herded, a card taken. */
import { cellOf, type Option } from '@waystation/wild-tiled-west'
import type { Box } from '../../art/ink.ts'
import { U } from './land/paths.ts'
import { Crosshair, Rope } from './laying/Consequences.tsx'
import { Bandit } from './pieces/people.tsx'
import { Gold } from './pieces/things.tsx'
import { cellBox, type Sight, storeBox } from './spots.ts'

interface GhostProps {
  readonly option: Option
  readonly sight: Sight
}

const middle = ({ x, y, width, height }: Box): string => `translate(${x + width / 2} ${y + height / 2})`

export function Ghost({ option, sight: { view, layout, shown } }: GhostProps) {
  const { grid } = layout
  if (grid === null) return null
  const scale = grid.cell / U
  switch (option.do) {
    case 'hill':
      return (
        <g class="board-ghost" transform={`${middle(cellBox(grid, cellOf(option.cell)))} scale(${scale})`}>
          <Bandit />
        </g>
      )
    case 'shoot':
    case 'bury':
      return (
        <g class="board-ghost" transform={`${middle(cellBox(grid, cellOf(option.cell)))} scale(${scale})`}>
          <Crosshair x={0} y={0} />
        </g>
      )
    case 'wrangle':
      return (
        <g class="board-ghost" transform={`translate(${grid.x} ${grid.y}) scale(${scale})`}>
          <Rope cells={(view.pasture?.cells ?? []).map(cellOf)} />
        </g>
      )
    case 'store': {
      const box = storeBox(layout, shown, option.gold)
      return box === null ? null : (
        <g class="board-ghost" transform={`${middle(box)} scale(.8)`}>
          <Gold />
        </g>
      )
    }
    default:
      return null
  }
}
