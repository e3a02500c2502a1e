/** A surveyed plot where nothing has been built. */
const INK = 'var(--scene-ink)'

interface StakesProps {
  readonly width: number
  readonly height: number
  /** The railway may go here next. */
  readonly line: boolean
}

/** Four stakes and a cord; chalk where the railway may go. */
export function Stakes({ width: w, height: h, line }: StakesProps) {
  return (
    <g>
      <rect x="3" y="5" width={w - 6} height={h - 9} rx="5" fill="var(--earth-dark)" opacity="0.28" />
      <path
        d={`M4 6H${w - 4}V${h - 4}H4Z`}
        fill="none"
        stroke={INK}
        stroke-width="1"
        stroke-dasharray="2 5"
        opacity="0.6"
      />
      <path
        d={stake(4, 6) + stake(w - 4, 6) + stake(4, h - 4) + stake(w - 4, h - 4)}
        fill="var(--wood-light)"
        stroke={INK}
        stroke-width="1"
      />
      {line && (
        <path
          d={chalk(w, h)}
          stroke="var(--paper-high)"
          stroke-width="2"
          stroke-dasharray="4 4"
          fill="none"
          opacity="0.8"
        />
      )}
    </g>
  )
}

const stake = (x: number, y: number): string => `M${x - 2} ${y + 5}V${y - 6}L${x} ${y - 9}L${x + 2} ${y - 6}V${y + 5}Z`

/** Two rails and four sleepers. */
function chalk(w: number, h: number): string {
  const sleepers = [0.2, 0.4, 0.6, 0.8].map((t) => `M${w * 0.3} ${h * t}H${w * 0.7}`).join('')
  return `M${w * 0.38} ${h - 8}V12M${w * 0.62} ${h - 8}V12${sleepers}`
}
