/** What the place where somebody stands still offers, on a board beside it; and the two sides of a building to choose from. */
import { BUILDINGS, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { GlyphRows } from '../../../board/glyph.tsx'
import { glyphOf } from '../glyphs/glyph.tsx'
import { offersIn, sidesIn } from '../layout/offers.ts'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { feesFor } from './marks.tsx'
import { BuildingTile } from './ToBuild.tsx'

const INK = 'var(--piece-ink)'

interface OffersProps {
  readonly view: View
  readonly layout: Layout
  readonly seat: Seat
  readonly open: ReadonlySet<Target>
  readonly money: Money
}

export function Offers({ view, layout, seat, open, money }: OffersProps) {
  const offers = offersIn(view, layout, seat, open)
  if (offers === null) return null
  const { rect, cells, counts } = offers
  return (
    <g class="gw-offers">
      <rect x={rect.x + 2} y={rect.y + 3} width={rect.width} height={rect.height} rx="7" fill={INK} opacity="0.4" />
      <rect {...rect} rx="7" fill="var(--gw-plank)" stroke={INK} stroke-width="1.6" />
      {cells.map(({ action, rect: cell }, i) => {
        const possible = open.has(`action ${action}`)
        return (
          <g key={action} transform={`translate(${cell.x} ${cell.y})`} opacity={possible ? 1 : 0.55}>
            <rect width={cell.width} height={cell.height} rx="5" fill="var(--gw-wall)" stroke={INK} stroke-width="1" />
            <g transform={`translate(${cell.width / 2} ${cell.height / 2})`}>
              <GlyphRows
                glyphs={[glyphOf(view.asked.actions[i], money)]}
                width={cell.width - 10}
                height={cell.height - 10}
                largest={1.6}
              />
            </g>
          </g>
        )
      })}
      {counts.map(({ count, rect: cell }) => (
        <g key={count} transform={`translate(${cell.x} ${cell.y})`}>
          <rect width={cell.width} height={cell.height} rx="5" fill="var(--gw-wall)" stroke={INK} stroke-width="1" />
          <Lettering x={cell.width / 2} y={cell.height / 2 + 5.6} size={16}>
            {count}
          </Lettering>
        </g>
      ))}
    </g>
  )
}

export function Sides({ view, layout, seat, open, money }: OffersProps) {
  const sides = BUILDINGS.filter(({ id }) => open.has(`side ${id}`))
  if (sides.length === 0) return null
  const boxes = sidesIn(layout, sides.length)
  return (
    <g>
      {sides.map(({ id }, i) => (
        <BuildingTile key={id} id={id} rect={boxes[i]} seat={seat} fees={feesFor(view.players.length)} money={money} />
      ))}
    </g>
  )
}
