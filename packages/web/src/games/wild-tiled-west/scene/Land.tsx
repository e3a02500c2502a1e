/** A settlement in its frame: rows and columns named, whose it is above it. */
import { CELL_IDS, type PlayerView, SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { U } from '../land/paths.ts'
import type { Plan } from '../land/plan.ts'
import { Settled } from '../land/Settled.tsx'
import type { Grid } from '../layout/types.ts'

const INK = 'var(--piece-ink)'

/** Names the squares, so that they can be shown once more, enlarged. */
export const LAND = 'wtw-land'

interface LandProps {
  readonly frame: Box
  readonly grid: Grid
  readonly plan: Plan | null
}

export function Land({ frame, grid, plan }: LandProps) {
  const size = SIZE * grid.cell
  const small = grid.cell < 40
  return (
    <g font-family="var(--font-text)">
      <rect
        x={frame.x}
        y={frame.y}
        width={frame.width}
        height={frame.height}
        rx={small ? 4 : 8}
        fill="var(--wtw-frame)"
        stroke={INK}
        stroke-width="1.6"
      />
      <g font-size={small ? 11.4 : 13.4} font-weight="700" fill="var(--wtw-frame-ink)" text-anchor="middle">
        {Array.from({ length: SIZE }, (_, n) => (
          <g key={n}>
            <text x={grid.x + (n + 0.5) * grid.cell} y={grid.y - 4}>
              {CELL_IDS[n].slice(0, 1)}
            </text>
            <text x={grid.x - 9} y={grid.y + (n + 0.5) * grid.cell + 5}>
              {n + 1}
            </text>
          </g>
        ))}
      </g>
      <rect
        x={grid.x - 2}
        y={grid.y - 2}
        width={size + 4}
        height={size + 4}
        rx="3"
        fill={plan === null ? 'var(--wtw-prairie)' : INK}
        stroke={INK}
      />
      {plan !== null && (
        <g id={LAND} transform={`translate(${grid.x} ${grid.y}) scale(${grid.cell / U})`}>
          <Settled plan={plan} />
        </g>
      )}
    </g>
  )
}

interface HeadProps {
  readonly rect: Box
  readonly player: PlayerView
  readonly name: string
  /** Board and side. */
  readonly board: string
  readonly stars: number
}

/** A band above the squares, or a plate beside them. */
export const LandHead = (props: HeadProps) => (props.rect.width > 200 ? <Band {...props} /> : <Plate {...props} />)

function Plate({ rect: { x, y, width, height }, player, name, board, stars }: HeadProps) {
  const middle = x + width / 2
  // "Dusty Gulch, classic side" needs two lines here.
  const [place, face = ''] = board.split(', ')
  return (
    <g font-family="var(--font-text)">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill={seatIdentity(player.seat).colour}
        stroke={INK}
        stroke-width="1.6"
      />
      <SeatShapeMark seat={player.seat} x={x + 14} y={y + 14} r={8} on="colour" />
      <Lettering x={x + 26 + (width - 30) / 2} y={y + 19} size={14.4} within={width - 32} fill={LIGHT}>
        {name}
      </Lettering>
      <Lettering x={middle} y={y + height - 19} size={12.4} within={width - 8} fill={LIGHT}>
        {place}
      </Lettering>
      <Lettering x={middle} y={y + height - 5} size={12} within={width - 8} weight={650} fill={LIGHT}>
        {`${face} ${'★'.repeat(stars)}`}
      </Lettering>
    </g>
  )
}

const LIGHT = '#fff6e2'

function Band({ rect: { x, y, width, height }, player, name, board, stars }: HeadProps) {
  return (
    <g font-family="var(--font-text)">
      <path
        d={`M${x} ${y + height + 4}V${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height + 4}Z`}
        fill={seatIdentity(player.seat).colour}
        stroke={INK}
        stroke-width="1.6"
      />
      <SeatShapeMark seat={player.seat} x={x + 18} y={y + height / 2} r={8.6} on="colour" />
      <text x={x + 34} y={y + height / 2 + 5.4} font-size="15.6" font-weight="800" fill={LIGHT}>
        {name}
      </text>
      <text x={x + width - 12} y={y + height / 2 + 5} text-anchor="end" font-size="14" font-weight="650" fill={LIGHT}>
        {`${board} ${'★'.repeat(stars)}`}
      </text>
    </g>
  )
}
