/** A stack of a tray: its tile, how many are left, and what one costs. */
import { COSTS, LINES, pieceOf, type TileId } from '@waystation/wild-tiled-west'
import type { Box } from '../../../../art/ink.ts'
import { shapeOf } from '../../laying/shape.ts'
import { SmallPiece, V } from '../../small/SmallTiles.tsx'
import type { BoardWords } from '../../text/words.ts'
import { fitIn } from './fit.ts'
import { Held, Price } from './StackLabels.tsx'

const INK = 'var(--piece-ink)'

const isRiver = (tile: TileId): boolean => LINES.river.some((line) => line.includes(pieceOf(tile)))

interface StackProps {
  readonly tile: TileId
  readonly left: number
  readonly box: Box
  readonly scale: number
  readonly price: number | undefined
  readonly held: boolean
  readonly words: BoardWords
}

/** Number and price stand above each other: in a low stack both are smaller. */
const LOWEST = 33

export function Stack({ tile, left, box, scale: usual, price, held, words }: StackProps) {
  const scale = Math.min(usual, box.height / LOWEST)
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
