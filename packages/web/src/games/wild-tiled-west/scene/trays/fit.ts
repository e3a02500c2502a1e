/** How large a tile can be drawn in its place. */
import type { PieceId } from '@waystation/wild-tiled-west'
import { shapeOf, waysOf } from '../../laying/shape.ts'

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
