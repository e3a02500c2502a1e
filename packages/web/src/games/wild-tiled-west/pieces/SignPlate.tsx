/** The sign of a building, told by shape as well as by colour: white board, red shield, pink ribbon, yellow disc. */
import { pieceOf, type Sign, SIGN_OF, type TileId } from '@waystation/wild-tiled-west'
import { Paid } from '../land/Paid.tsx'
import { lookOf } from './looks.ts'

const INK = 'var(--piece-ink)'
const COLOURS: { readonly [sign in Sign]: string } = {
  white: '#fffaf0',
  red: '#c93f2b',
  pink: '#eaa3b4',
  yellow: '#f4c73f',
}
/** On a field of 20 around the origin. */
const SHAPES: { readonly [sign in Sign]: string } = {
  white: 'M-12-10H12V10H-12Z',
  red: 'M-12-11H12V2C12 8 5 12 0 14C-5 12-12 8-12 2Z',
  pink: 'M-14-10H14L10 0L14 10H-14L-10 0Z',
  yellow: 'M-12.6 0A12.6 12.6 0 1 1 12.6 0A12.6 12.6 0 1 1-12.6 0Z',
}

interface PlateProps {
  readonly tile: TileId
  /** Half its height. */
  readonly r: number
  /** A red sign that has paid. */
  readonly paid?: boolean
}

export function SignPlate({ tile, r, paid = false }: PlateProps) {
  const sign = SIGN_OF[pieceOf(tile)]
  if (sign === null) return null
  const { emblem, lines } = lookOf(tile)
  const ink = sign === 'red' ? '#fff6e2' : INK
  return (
    <g transform={`scale(${r / 12})`} stroke-linejoin="round">
      <path d={SHAPES[sign]} transform="translate(1.2 2)" fill={INK} opacity=".35" />
      <path d={SHAPES[sign]} fill={COLOURS[sign]} stroke={INK} stroke-width="1.5" />
      <path d={emblem} transform="scale(.86)" fill={ink} fill-rule="evenodd" />
      {lines !== undefined && (
        <path d={lines} transform="scale(.86)" fill="none" stroke={COLOURS[sign]} stroke-width="1.4" />
      )}
      {paid && <Paid x={11} y={-10} />}
    </g>
  )
}
