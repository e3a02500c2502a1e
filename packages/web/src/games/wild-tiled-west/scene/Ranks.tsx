/** How far the next rank of the solo game is. */
import { type PlayerView, RANK_FROM, type Rank, RANKS } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import type { Labels } from '../labels.ts'

const INK = 'var(--piece-ink)'

/** The ranks by points, on a line as long as the highest of them and a little more. */
export function Ranks({
  box: { x, y, width, height },
  player,
  labels,
}: {
  readonly box: Box
  readonly player: PlayerView
  readonly labels: Labels
}) {
  const top = RANK_FROM[RANKS[RANKS.length - 1]] * 1.08
  const place = (points: number): number => x + 12 + (width - 24) * Math.max(0, Math.min(1, points / top))
  const next = RANKS.find((rank) => RANK_FROM[rank] > player.score) ?? null
  const line = y + height * 0.53
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--wtw-card)"
        stroke="var(--paper-edge)"
        stroke-width="1.1"
      />
      <text x={x + 10} y={y + height * 0.33} font-size="13" font-weight="700" fill={INK}>
        {next === null ? labels.words.ridge.top : labels.words.ridge.rank(rankName(labels, next), RANK_FROM[next])}
      </text>
      <rect
        x={x + 12}
        y={line - 3}
        width={width - 24}
        height="6"
        rx="3"
        fill="#d9c79c"
        stroke={INK}
        stroke-width=".8"
      />
      <rect x={x + 12} y={line - 3} width={place(player.score) - x - 12} height="6" rx="3" fill="#9c2f1f" />
      {RANKS.filter((rank) => Number.isFinite(RANK_FROM[rank])).map((rank) => (
        <g key={rank}>
          <path d={`M${place(RANK_FROM[rank])} ${line - 6}v12`} stroke={INK} stroke-width="1.4" />
          <text
            x={place(RANK_FROM[rank])}
            y={y + height * 0.9}
            text-anchor="middle"
            font-size="11.6"
            font-weight="700"
            fill={INK}
          >
            {RANK_FROM[rank]}
          </text>
        </g>
      ))}
      <SeatShapeMark seat={player.seat} x={place(player.score)} y={line} r={6.4} />
    </g>
  )
}

const rankName = (labels: Labels, rank: Rank): string => labels.words.ranks[rank]
