/** The stacks within reach once more, large enough for a finger: on a phone. */
import type { TileId } from '@waystation/wild-tiled-west'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { shapeOf } from '../laying/shape.ts'
import type { Labels } from '../labels.ts'
import { Glyph } from '../small/glyphs.tsx'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import { offerBox } from '../spots.ts'
import { fitIn } from './trays/fit.ts'
import type { Prices } from './trays/Trays.tsx'

const INK = 'var(--piece-ink)'

interface OffersProps {
  readonly rect: Box
  readonly prices: Prices
  readonly labels: Labels
  readonly held: TileId | null
}

export function Offers({ rect, prices, labels, held }: OffersProps) {
  return (
    <g font-family="var(--font-text)">
      {[...prices].map(([tile, price], i) => (
        <Offer key={tile} tile={tile} price={price} box={offerBox(rect, i)} labels={labels} held={tile === held} />
      ))}
    </g>
  )
}

interface OfferProps {
  readonly tile: TileId
  readonly price: number
  readonly box: Box
  readonly labels: Labels
  readonly held: boolean
}

function Offer({ tile, price, box: { x, y, width, height }, labels, held }: OfferProps) {
  const { turn, cell } = fitIn(tile, width - 12, height - 38, 16)
  const shape = shapeOf(tile, turn)
  const name = labels.name(tile)
  return (
    <g font-weight="750" fill={INK}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="9"
        fill="var(--wtw-stack-lit)"
        stroke={INK}
        stroke-width="1.3"
      />
      <g
        opacity={held ? 0.35 : 1}
        transform={`translate(${x + (width - shape.width * cell) / 2} ${y + 4 + (height - 38 - shape.height * cell) / 2}) scale(${cell / V})`}
      >
        <SmallPiece piece={tile} turn={turn} />
      </g>
      <text x={x + width / 2} y={y + height - 20} text-anchor="middle" font-size={fitted(name, width - 4, 12.6)}>
        {name}
      </text>
      {price > 0 && <Glyph name="gold" x={x + width / 2 - 9} y={y + height - 10} />}
      <text
        x={x + width / 2 + (price > 0 ? 3 : 0)}
        y={y + height - 5}
        text-anchor={price > 0 ? 'start' : 'middle'}
        font-size="13.4"
      >
        {price > 0 ? price : labels.words.free}
      </text>
    </g>
  )
}
