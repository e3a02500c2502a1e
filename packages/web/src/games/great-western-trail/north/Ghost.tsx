/** A shop where it would stand. */
import { type Option, SPACES_PER_TOWN } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Layout } from '../layout/types.ts'
import { northLayout } from './layout/layout.ts'
import { Shop } from './scene/TradeSpaces.tsx'

interface NorthGhostProps {
  readonly option: Option
  readonly layout: Layout
  readonly seat: Seat
}

export function NorthGhost({ option, layout, seat }: NorthGhostProps) {
  if (option.do !== 'shop' || layout.north === null || !layout.shows.includes('north')) return null
  const map = northLayout(layout.north)
  const { x, y, width, height } = map.towns[option.town].spaces[option.index % SPACES_PER_TOWN]
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2}) scale(${map.scale})`}>
      <circle r="7" fill="var(--glow-core)" stroke="var(--glow)" stroke-width="1.4" />
      <Shop seat={seat} />
    </g>
  )
}
