/** Stacks and dice of the trays: how many tiles are left, what one costs, and which stacks the dice reach. */
import {
  COSTS,
  DICE,
  type Die,
  LINES,
  type PieceId,
  pieceOf,
  TILE_IDS,
  type TileId,
  type View,
} from '@waystation/wild-tiled-west'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { shapeOf, waysOf } from '../laying/shape.ts'
import type { TrayPlaces } from '../layout/types.ts'
import { Glyph } from '../small/glyphs.tsx'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import type { BoardWords } from '../text/words.ts'
import { DieFace } from './Dice.tsx'

const INK = 'var(--piece-ink)'
const isRiver = (tile: TileId): boolean => LINES.river.some((line) => line.includes(pieceOf(tile)))

/** What a tile within reach costs with its jumps; see `pricesOf`. */
export type Prices = ReadonlyMap<TileId, number>

interface Fit {
  readonly turn: number
  /** Units to a square. */
  readonly cell: number
}

/** The way round in which a tile is largest in its place; as printed where that is as good. */
export function fitIn(piece: PieceId, width: number, height: number, most: number): Fit {
  const ways = waysOf(piece).filter((turn) => turn < 4)
  const fits = ways.map((turn): Fit => {
    const shape = shapeOf(piece, turn)
    return { turn, cell: Math.min(most, width / shape.width, height / shape.height) }
  })
  return fits.reduce((best, fit) => (fit.cell > best.cell + 0.3 ? fit : best))
}

interface StackProps {
  readonly tile: TileId
  readonly left: number
  readonly box: Box
  readonly scale: number
  readonly price: number | undefined
  readonly held: boolean
  readonly words: BoardWords
}

function Stack({ tile, left, box, scale, price, held, words }: StackProps) {
  const river = isRiver(tile)
  const lit = price !== undefined || held
  const gone = left === 0 && !held
  const pad = 1.6
  const [x, y, width, height] = [box.x + pad, box.y + pad, box.width - 2 * pad, box.height - 2 * pad]
  // Beside the tile where the stack is wide, below it where it is narrow.
  const gutter = box.width > 55 * scale && !river
  const room = { width: width - (gutter ? 17 * scale : 2), height: height - (gutter ? 2 : 17 * scale) }
  const { turn, cell } = fitIn(tile, room.width - 2, room.height - 1, 15.5 * scale)
  // Its price takes the whole line below.
  const narrow = river && width < 42 * scale && COSTS[pieceOf(tile)] > 0
  const shape = shapeOf(tile, turn)
  const left0 = x + (room.width - shape.width * cell) / 2 + 1
  const top0 = y + (room.height - shape.height * cell) / 2 + 1
  const fill = gone ? 'none' : lit ? 'var(--wtw-stack-lit)' : river ? 'var(--wtw-stack-river)' : 'var(--wtw-stack)'
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill={fill}
        stroke={INK}
        stroke-width={lit ? 1.2 : 0.8}
        opacity={gone ? 0.5 : 1}
      />
      <g opacity={gone || (held && left === 0) ? 0.2 : lit ? 1 : 0.9}>
        {left > 1 && <Piece tile={tile} turn={turn} cell={cell} x={left0 + 2.2} y={top0 + 2.4} />}
        <Piece tile={tile} turn={turn} cell={cell} x={left0} y={top0} />
      </g>
      {!gone && (
        <g font-weight="800" fill={INK} font-size={13.6 * scale} class={held ? undefined : 'wtw-count'}>
          <text
            x={x + width - 2}
            y={gutter || narrow || price !== undefined ? y + 12.6 * scale : y + height - 3}
            text-anchor="end"
          >
            {`×${left}`}
          </text>
          {held ? (
            <Held box={{ x, y, width, height }} scale={scale} words={words} />
          ) : (
            <Price
              price={price ?? COSTS[pieceOf(tile)]}
              hot={price !== undefined}
              gutter={gutter}
              box={{ x, y, width, height }}
              scale={scale}
            />
          )}
        </g>
      )}
    </g>
  )
}

interface PieceProps {
  readonly tile: TileId
  readonly turn: number
  readonly cell: number
  readonly x: number
  readonly y: number
}

const Piece = ({ tile, turn, cell, x, y }: PieceProps) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(cell / V).toFixed(3)})`}>
    <SmallPiece piece={tile} turn={turn} />
  </g>
)

interface HeldProps {
  readonly box: Box
  readonly scale: number
  readonly words: BoardWords
}

function Held({ box: { x, y, width, height }, scale, words }: HeldProps) {
  const wide = Math.min(54 * scale, width - 3)
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
      <rect x={-wide / 2} y={-9 * scale} width={wide} height={18 * scale} rx={9 * scale} fill={INK} />
      <text
        y={4.4 * scale}
        text-anchor="middle"
        fill="#fff3b8"
        font-size={fitted(words.inHand, wide - 4, 12.4 * scale)}
      >
        {words.inHand}
      </text>
    </g>
  )
}

interface PriceProps {
  readonly price: number
  /** Within reach: jumps are counted, and it is said if there is nothing to pay. */
  readonly hot: boolean
  readonly gutter: boolean
  readonly box: Box
  readonly scale: number
}

function Price({ price, hot, gutter, box, scale }: PriceProps) {
  if (price === 0 && !hot) return null
  const wide = 26 * scale
  const x = gutter ? box.x + box.width - wide - 0.5 : box.x + 0.5
  const y = box.y + box.height - 16.4 * scale
  return (
    <g transform={`translate(${x} ${y})`}>
      {hot && <rect width={wide} height={16 * scale} rx={8 * scale} fill="var(--glow)" stroke={INK} />}
      <Glyph name="gold" x={8.4 * scale} y={8 * scale} size={0.95 * scale} />
      <text x={16 * scale} y={12.8 * scale}>
        {price}
      </text>
    </g>
  )
}

/** From a die over stacks that are used up to the first it opens. */
function Reach({
  die,
  notch,
  view,
  places,
  held,
}: {
  readonly die: Die
  readonly notch: number
  readonly view: View
  readonly places: TrayPlaces
  readonly held: TileId | null
}) {
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

interface TraysProps {
  readonly view: View
  readonly places: TrayPlaces
  readonly prices: Prices
  readonly held: TileId | null
  readonly words: BoardWords
}

export function Trays({ view, places, prices, held, words }: TraysProps) {
  const { scale, stacks } = places
  return (
    <g font-family="var(--font-text)">
      {TILE_IDS.map((tile) => (
        <Stack
          key={tile}
          tile={tile}
          left={view.stacks[tile]}
          box={stacks[tile]}
          scale={scale}
          price={prices.get(tile)}
          held={held === tile}
          words={words}
        />
      ))}
      {DICE.flatMap((die) =>
        view[die].map((notch) => (
          <Reach key={`${die} ${notch}`} die={die} notch={notch} view={view} places={places} held={held} />
        )),
      )}
      <Tokens places={places} view={view} words={words} />
    </g>
  )
}

const BRICKS = 'M0 0H16V16H0ZM1 5.4H15M1 10.6H15M6 1V5.4M10 5.4V10.6M5 10.6V15'

/** Free alleys, and the Sawmill of whoever has one. */
function Tokens({
  places,
  view,
  words,
}: {
  readonly places: TrayPlaces
  readonly view: View
  readonly words: BoardWords
}) {
  const { alleys, sawmill, scale, rect } = places
  const mills = view.seat === null ? 0 : (view.players[view.seat]?.sawmills ?? 0)
  return (
    <g font-weight="700" fill="#f3ddb0" font-size={12 * scale}>
      {alleys.map(({ x, y, width, height }, i) =>
        Array.from({ length: i + 1 }, (_, n) => (
          <path
            key={`${i} ${n}`}
            d={BRICKS}
            transform={`translate(${x + width / 2 - (i + 1) * 9 * scale + n * 18 * scale} ${y + (height - 18 * scale) / 2}) scale(${1.1 * scale})`}
            fill="#c99a5d"
            stroke={INK}
            stroke-width="1.2"
          />
        )),
      )}
      <text x={alleys[1].x + alleys[1].width + 5} y={alleys[1].y + 17 * scale}>
        {words.free}
      </text>
      <text x={rect.x + 12 * scale} y={rect.y + 20 * scale}>
        {words.nearest}
      </text>
      <text x={rect.x + rect.width - 14 * scale} y={rect.y + 20 * scale} text-anchor="end">
        {words.jump}
      </text>
      {mills > 0 && (
        <>
          <rect {...sawmill} rx="5" fill="#f4c73f" stroke={INK} stroke-width="1.2" />
          <text x={sawmill.x + sawmill.width / 2} y={sawmill.y + 17.4 * scale} text-anchor="middle" fill={INK}>
            {`${words.sawmill}${mills > 1 ? ` ×${mills}` : ''}`}
          </text>
        </>
      )}
    </g>
  )
}

/** Dice in their notches. */
export function DiceInTrays({ view, places }: { readonly view: View; readonly places: TrayPlaces }) {
  return (
    <g font-family="var(--font-text)">
      {DICE.flatMap((die) =>
        view[die].map((notch) => {
          const { x, y } = places.notches[die][notch - 1]
          return (
            <g
              key={`${die} ${notch}`}
              class="wtw-die"
              style={{ transform: `translate(${x}px, ${y}px) scale(${places.scale})` }}
            >
              <DieFace die={die} value={notch} />
            </g>
          )
        }),
      )}
    </g>
  )
}
