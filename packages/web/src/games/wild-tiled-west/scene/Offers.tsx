/** The stacks within reach once more, large enough for a finger: on a phone. */
import type { TileId } from '@waystation/wild-tiled-west'
import { emsOf } from '../../../art/ems.ts'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import { shapeOf } from '../laying/shape.ts'
import type { Labels } from '../labels.ts'
import type { OfferPlaces } from '../layout/types.ts'
import { Glyph } from '../small/glyphs.tsx'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import { offerBox } from '../spots.ts'
import { fitIn } from './trays/fit.ts'
import type { Prices } from './trays/Trays.tsx'

const INK = 'var(--piece-ink)'

interface OffersProps {
  readonly places: OfferPlaces
  readonly prices: Prices
  readonly labels: Labels
  readonly held: TileId | null
}

export function Offers({ places, prices, labels, held }: OffersProps) {
  return (
    <g font-family="var(--font-text)">
      {[...prices].map(([tile, price], i) => (
        <Offer key={tile} tile={tile} price={price} box={offerBox(places, i)} labels={labels} held={tile === held} />
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

/** A long name goes over two lines. */
function lines(name: string): readonly string[] {
  const words = name.split(' ')
  if (emsOf(name) < 6.4 || words.length === 1) return [name]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (two: readonly string[]): number => Math.max(...two.map(emsOf))
  return breaks.reduce((best, two) => (longest(two) < longest(best) ? two : best))
}

const LINE = 11.4

function Offer({ tile, price, box: { x, y, width, height }, labels, held }: OfferProps) {
  const named = lines(labels.name(tile))
  const below = 18 + named.length * LINE
  const { turn, cell } = fitIn(tile, width - 12, height - below - 5, 16)
  const shape = shapeOf(tile, turn)
  const middle = x + width / 2
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
        transform={`translate(${middle - (shape.width * cell) / 2} ${y + 4 + (height - below - 4 - shape.height * cell) / 2}) scale(${cell / V})`}
      >
        <SmallPiece piece={tile} turn={turn} />
      </g>
      {named.map((line, i) => (
        <FittedText
          key={line}
          text={line}
          room={width - 6}
          largest={11.8}
          least={10.2}
          x={middle}
          y={y + height - 19 - (named.length - 1 - i) * LINE}
          text-anchor="middle"
        />
      ))}
      {price > 0 && <Glyph name="gold" x={middle - 9} y={y + height - 10} />}
      <text
        x={middle + (price > 0 ? 3 : 0)}
        y={y + height - 5.4}
        text-anchor={price > 0 ? 'start' : 'middle'}
        font-size="13"
      >
        {price > 0 ? price : labels.words.free}
      </text>
    </g>
  )
}
