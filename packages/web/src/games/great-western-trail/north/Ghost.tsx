/** A shop where it would stand; and where on the sheet an answer of the map is about. */
import type { Option, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { SPACES_PER_TOWN } from '@waystation/great-western-trail'
import type { Layout } from '../layout/types.ts'
import { annexBoxes, masterBoxes } from './layout/annex.ts'
import { northLayout } from './layout/layout.ts'
import { Shop } from './scene/TradeSpaces.tsx'

export function northBox(option: Option, view: View, layout: Layout): Box | null {
  switch (option.do) {
    case 'shop':
      return layout.north === null ? null : northLayout(layout.north).towns[option.town].rect
    case 'master': {
      const { newYork } = layout.railroad
      const masters = view.map?.newYork ?? []
      return newYork === null ? null : (masterBoxes(newYork, masters.length)[masters.indexOf(option.master)] ?? null)
    }
    case 'exchange':
      return layout.home.annex === null ? null : annexBoxes(layout.home.annex).tokens
    default:
      return null
  }
}

interface NorthGhostProps {
  readonly option: Option
  readonly layout: Layout
  readonly seat: Seat
}

export function NorthGhost({ option, layout, seat }: NorthGhostProps) {
  if (option.do !== 'shop' || layout.north === null) return null
  const map = northLayout(layout.north)
  const { x, y, width, height } = map.towns[option.town].spaces[option.index % SPACES_PER_TOWN]
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2}) scale(${map.scale})`}>
      <circle r="7" fill="var(--glow-core)" stroke="var(--glow)" stroke-width="1.4" />
      <Shop seat={seat} />
    </g>
  )
}
