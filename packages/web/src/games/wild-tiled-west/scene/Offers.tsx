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
  // In a low one the price stands beside the picture.
  const low = height < 70
  const below = (low ? 4 : 18) + named.length * LINE
  const room = { width: width - (low ? 36 : 12), height: height - below - 5 }
  const { turn, cell } = fitIn(tile, room.width, room.height, 16)
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
        transform={`translate(${x + 6 + (room.width - shape.width * cell) / 2} ${y + 4 + (room.height - shape.height * cell) / 2}) scale(${cell / V})`}
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
          y={y + height - (low ? 5 : 19) - (named.length - 1 - i) * LINE}
          text-anchor="middle"
        />
      ))}
      <Price
        price={price}
        words={low ? '0' : labels.words.free}
        gold={price > 0 || low}
        x={low ? x + width - 17 : middle}
        y={low ? y + 4 + room.height / 2 : y + height - 10}
      />
    </g>
  )
}

interface PriceProps {
  readonly price: number
  /** If there is nothing to pay. */
  readonly words: string
  readonly gold: boolean
  readonly x: number
  readonly y: number
}

function Price({ price, words, gold, x, y }: PriceProps) {
  return (
    <>
      {gold && <Glyph name="gold" x={x - 9} y={y} />}
      <text x={x + (gold ? 3 : 0)} y={y + 4.6} text-anchor={gold ? 'start' : 'middle'} font-size="13">
        {price > 0 ? price : words}
      </text>
    </>
  )
}
