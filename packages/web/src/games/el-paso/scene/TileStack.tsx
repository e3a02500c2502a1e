/** The back of tiles: the stack that nobody has seen. */
import { memo } from 'preact/compat'
import { Count } from '../../../art/pieces/paper.tsx'
import { BonusStar, Pennant } from '../../../art/pieces/signs.tsx'
import type { Size } from './Place.tsx'

const INK = 'var(--piece-ink)'

/** The unseen stack. */
export const TileStack = memo(
  ({
    kind,
    left,
    size: { width, height },
  }: {
    readonly kind: 'objective' | 'bonus'
    readonly left: number
    readonly size: Size
  }) => {
    const back = kind === 'objective' ? '#6f7f45' : '#b9692c'
    return (
      <g opacity={left === 0 ? 0.4 : 1}>
        {[2, 1, 0].map((i) => (
          <rect
            key={i}
            x={i * 1.6}
            y={-i * 1.6}
            width={width - 3}
            height={height}
            rx="5"
            fill={back}
            stroke={INK}
            stroke-width="1.4"
          />
        ))}
        <rect
          x="3"
          y="3"
          width={width - 9}
          height={height - 6}
          rx="3.5"
          fill="none"
          stroke="var(--seat-light)"
          stroke-width="0.9"
        />
        <g transform={`translate(${width / 2 - 2} ${height / 2 - 2})`}>
          {kind === 'objective' ? (
            <Pennant size={24} fill="var(--seat-light)" />
          ) : (
            <BonusStar size={25} fill="var(--seat-light)" />
          )}
        </g>
        <g transform={`translate(${width - 10} ${height - 8})`}>
          <Count r={9.4}>{left}</Count>
        </g>
      </g>
    )
  },
)
