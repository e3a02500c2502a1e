/** The line through the town, and the station at its end. */
import { memo } from 'preact/compat'
import type { Box } from '../../../art/ink.ts'
import { Locomotive } from '../../../art/pieces/Locomotive.tsx'

const INK = 'var(--piece-ink)'

/** A point of the track: it crosses the edge of every plot upright. */
interface Knot {
  readonly x: number
  readonly y: number
}

/** From below the first plot over the edges between plots to the last: halfway between the middles of both. */
export function trackKnots(boxes: readonly Box[], pitch: number): Knot[] {
  const middle = ({ x, width }: Box): number => x + width / 2
  const [first] = boxes
  if (first === undefined) return []
  const over = (pitch - first.height) / 2
  return [
    { x: middle(first), y: first.y + first.height + over },
    ...boxes.map((box, i) => {
      const next = boxes[i + 1] ?? box
      return { x: (middle(box) + middle(next)) / 2, y: box.y - over }
    }),
  ]
}

/** A line along the track, `aside` from its middle. */
export function trackPath(knots: readonly Knot[], aside = 0): string {
  const [first, ...rest] = knots
  let path = `M${first.x + aside} ${first.y}`
  let last = first
  for (const knot of rest) {
    const bend = (last.y - knot.y) * 0.45
    path += `C${last.x + aside} ${last.y - bend} ${knot.x + aside} ${knot.y + bend} ${knot.x + aside} ${knot.y}`
    last = knot
  }
  return path
}

const PER_PLOT = 8

function sleeperPath(knots: readonly Knot[], half: number): string {
  return knots
    .slice(1)
    .flatMap((knot, i) => {
      const from = knots[i]
      return Array.from({ length: PER_PLOT }, (_, n) => {
        const t = (n + 0.5) / PER_PLOT
        const x = from.x + (knot.x - from.x) * t * t * (3 - 2 * t)
        const y = from.y + (knot.y - from.y) * t
        return `M${x - half} ${y}H${x + half}`
      })
    })
    .join('')
}

interface TrackProps {
  readonly boxes: readonly Box[]
  /** From row to row. */
  readonly pitch: number
}

/** The whole line as far as it has come, in one piece. */
export const Track = memo(({ boxes, pitch }: TrackProps) => {
  if (boxes.length === 0) return null
  const gauge = Math.min(boxes[0].width * 0.12, 15)
  const knots = trackKnots(boxes, pitch)
  const middle = trackPath(knots)
  const sleepers = sleeperPath(knots, gauge * 1.7)
  const rails = trackPath(knots, -gauge) + trackPath(knots, gauge)
  return (
    <g fill="none">
      <path d={middle} stroke={INK} stroke-width={gauge * 4.6} />
      <path d={middle} stroke="#a8946f" stroke-width={gauge * 4.6 - 3} />
      <path d={middle} stroke="#7d6a4c" stroke-width={gauge * 3.9} stroke-dasharray="2 5" opacity="0.6" />
      <path d={sleepers} stroke={INK} stroke-width="7" stroke-linecap="round" />
      <path d={sleepers} stroke="#6b4527" stroke-width="4.6" stroke-linecap="round" />
      <path d={rails} stroke={INK} stroke-width="5" />
      <path d={rails} stroke="#d8d2c8" stroke-width="2.2" />
    </g>
  )
})

interface StationProps {
  readonly width: number
  readonly height: number
  readonly name: string
}

export const StationTile = memo(({ width: w, height: h, name }: StationProps) => (
  <g stroke={INK} stroke-linejoin="round">
    <path
      d={`M0 ${h}V${h * 0.4}L${w * 0.08} ${h * 0.1}H${w * 0.92}L${w} ${h * 0.4}V${h}Z`}
      fill="#a8452c"
      stroke-width="1.6"
    />
    <path d={`M${w * 0.06} ${h * 0.86}V${h * 0.42}H${w * 0.94}V${h * 0.86}Z`} fill="#e6cf9a" stroke-width="1.3" />
    <path
      d={[0.14, 0.34, 0.56, 0.76].map((t) => `M${w * t} ${h * 0.8}V${h * 0.56}H${w * (t + 0.1)}V${h * 0.8}Z`).join('')}
      fill="var(--dw-window)"
      stroke-width="1"
    />
    <path d={`M0 ${h * 0.86}H${w}V${h}H0Z`} fill="var(--wood-light)" stroke-width="1.2" />
    <rect
      x={w * 0.1}
      y={h * 0.16}
      width={w * 0.8}
      height={h * 0.2}
      rx="2"
      fill="var(--tile-paper)"
      stroke-width="1.2"
    />
    <text
      x={w / 2}
      y={h * 0.31}
      text-anchor="middle"
      stroke="none"
      font-family="var(--font-text)"
      font-weight="750"
      font-size={Math.min(h * 0.16, (w * 0.78) / (name.length * 0.58))}
      fill={INK}
    >
      {name}
    </text>
    <g transform={`translate(${w * 0.5} ${h * 0.99}) scale(${w / 190})`}>
      <Locomotive />
    </g>
  </g>
))
