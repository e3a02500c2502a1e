/** Small boards of everybody else, where the page has no room for them beside the names. */
import type { PlayerView, View } from '@waystation/wild-tiled-west'
import { tussleNow } from '@waystation/wild-tiled-west/standing'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import type { Labels } from '../labels.ts'
import { Glyph } from '../small/glyphs.tsx'
import { SmallSettlement } from '../small/SmallSettlement.tsx'
import { Ridge } from './Ridge.tsx'

const INK = 'var(--piece-ink)'

interface OthersProps {
  readonly rect: Box
  readonly view: View
  readonly labels: Labels
}

/** Where a place is that wide, the figures stand beside the land. */
const isBeside = (width: number, height: number): boolean => width > height * 1.2

const landSize = (width: number, height: number): number =>
  isBeside(width, height) ? Math.min(width - 120, height - 34) : Math.min(width - 8, height - 56)

/** So many side by side that the lands are largest. */
function columnsFor({ width, height }: Box, count: number): number {
  const sizes = Array.from({ length: count }, (_, i) => landSize(width / (i + 1), height / Math.ceil(count / (i + 1))))
  return sizes.indexOf(Math.max(...sizes)) + 1
}

export function Others({ rect, view, labels }: OthersProps) {
  if (view.ridge !== null) return <Ridge rect={rect} view={view} ridge={view.ridge} labels={labels} />
  const others = view.players.filter(({ seat }) => seat !== view.seat)
  const columns = columnsFor(rect, others.length)
  const rows = Math.ceil(others.length / columns)
  const [wide, high] = [rect.width / columns, rect.height / rows]
  const points = tussleNow(view)
  return (
    <g font-family="var(--font-text)">
      {others.map((player, i) => {
        const box = {
          x: rect.x + (i % columns) * wide + 2,
          y: rect.y + Math.floor(i / columns) * high + 2,
          width: wide - 4,
          height: high - 4,
        }
        return (
          <Other
            key={player.seat}
            player={player}
            box={box}
            name={labels.names(player.seat)}
            tussle={points[player.seat]}
          />
        )
      })}
    </g>
  )
}

interface OtherProps {
  readonly player: PlayerView
  readonly box: Box
  readonly name: string
  /** If the year ended now. */
  readonly tussle: number
}

function Other({ player, box: { x, y, width, height }, name, tussle }: OtherProps) {
  const beside = isBeside(width, height)
  const size = landSize(width, height)
  const { colour } = seatIdentity(player.seat)
  const land = { x: beside ? x + 6 : x + (width - size) / 2, y: y + 28 }
  const [left, step] = [land.x + size + 22, size / 5]
  const foot = land.y + size + 16
  /** In one line below the land, or in a column beside it. */
  const placeOf = (i: number): { readonly x: number; readonly y: number } =>
    beside ? { x: left, y: land.y + step * (i + 0.5) } : { x: x + 14 + i * 36, y: foot }
  const figures = [
    ['gold', player.gold],
    ['bullet', player.bullets],
    ['pickaxe', player.mine],
    ['bandit', player.standing.length],
  ] as const
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="7" fill="var(--paper-high)" stroke={INK} stroke-width="1.3" />
      <path
        d={`M${x} ${y + 24}V${y + 7}Q${x} ${y} ${x + 7} ${y}H${x + width - 7}Q${x + width} ${y} ${x + width} ${y + 7}V${y + 24}Z`}
        fill={colour}
      />
      <SeatShapeMark seat={player.seat} x={x + 14} y={y + 12} r={7.6} on="colour" />
      <text x={x + 27} y={y + 17} font-size={fitted(name, width - 70, 14)} font-weight="750" fill="#fff6e2">
        {name}
      </text>
      <text x={x + width - 8} y={y + 18} text-anchor="end" font-size="17" font-weight="850" fill="#fff6e2">
        {player.score}
      </text>
      <g transform={`translate(${land.x} ${land.y}) scale(${size / 176})`}>
        <SmallSettlement player={player} />
      </g>
      {figures.map(([glyph, count], i) => (
        <g key={glyph}>
          <Glyph name={glyph} {...placeOf(i)} />
          <text x={placeOf(i).x + 9} y={placeOf(i).y + 5} font-size="14" font-weight="800" fill="var(--ink)">
            {count}
          </text>
        </g>
      ))}
      <TussleBadge {...(beside ? { ...placeOf(4), x: left + 14 } : { x: x + width - 24, y: foot })} points={tussle} />
    </g>
  )
}

export function TussleBadge({ x, y, points }: { readonly x: number; readonly y: number; readonly points: number }) {
  if (points === 0) return null
  return (
    <g>
      <rect x={x - 16} y={y - 10} width="32" height="20" rx="10" fill={points > 0 ? '#2f6a2c' : '#9c2f1f'} />
      <text x={x} y={y + 5} text-anchor="middle" font-size="13.4" font-weight="800" fill="#fff6e2">
        {points > 0 ? `+${points}` : `−${-points}`}
      </text>
    </g>
  )
}
