/** The crime gauge: posters that are left, nailed to a board. When it is bare the cavalry comes. */
import type { View } from '@waystation/deadwood'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { Poster } from '../../../art/pieces/Poster.tsx'

const INK = 'var(--scene-ink)'

interface GaugeProps {
  readonly rect: Box
  readonly view: View
  readonly name: string
}

export function Gauge({ rect, view, name }: GaugeProps) {
  const { x, y, width, height } = rect
  const narrow = width < 120
  const head = narrow ? 38 : 24
  const most = view.players.length * 5
  return (
    <g font-family="var(--font-text)">
      <path
        d={`M${x + 10} ${y + height}v-12M${x + width - 10} ${y + height}v-12`}
        stroke="var(--wood-dark)"
        stroke-width="6"
      />
      <rect x={x} y={y} width={width} height={height - 8} rx="5" fill="var(--wood)" stroke={INK} stroke-width="1.8" />
      <path
        d={[0.3, 0.55, 0.8].map((t) => `M${x + 3} ${y + height * t}H${x + width - 3}`).join('')}
        stroke={INK}
        opacity="0.4"
      />
      <Heading x={x} y={y} width={width} name={name} narrow={narrow} />
      <Posters
        rect={{ x: x + 4, y: y + head, width: width - 8, height: height - 14 - head }}
        count={view.pool}
        most={most}
      />
      <Left x={x + width} y={y + height} count={view.pool} narrow={narrow} />
    </g>
  )
}

/** So few are left that the end is near. */
const FEW = 3

function Left({ x, y, count, narrow }: { x: number; y: number; count: number; narrow: boolean }) {
  const low = count <= FEW
  const r = narrow ? 14 : 18
  return (
    <g transform={`translate(${x - r * 1.15} ${y - r - 9})`}>
      <circle r={r} fill={low ? '#9c2f1f' : 'var(--tile-paper)'} stroke="var(--piece-ink)" stroke-width="1.8" />
      <text
        y={r * 0.42}
        text-anchor="middle"
        font-weight="850"
        font-size={r * 1.18}
        fill={low ? '#fff6e2' : 'var(--piece-ink)'}
      >
        {count}
      </text>
    </g>
  )
}

interface HeadingProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly name: string
  readonly narrow: boolean
}

function Heading({ x, y, width, name, narrow }: HeadingProps) {
  const words = name.split(' ')
  const half = Math.ceil(words.length / 2)
  const lines = narrow && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name]
  const longest = lines.reduce((a, b) => (a.length >= b.length ? a : b))
  const size = fitted(longest, width - 8, narrow ? 11.5 : 13)
  return (
    <g>
      <rect
        x={x + 3}
        y={y + 3}
        width={width - 6}
        height={lines.length * (size + 2) + 5}
        rx="3"
        fill="var(--tile-paper)"
        stroke="var(--piece-ink)"
        stroke-width="1.2"
      />
      {lines.map((line, i) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + 4 + (i + 1) * (size + 1.5)}
          text-anchor="middle"
          font-weight="750"
          font-size={size}
          fill="var(--piece-ink)"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** Overlapping, a little askew; pale outlines where posters were at the start. */
function Posters({ rect, count, most }: { readonly rect: Box; readonly count: number; readonly most: number }) {
  const places = Math.max(count, most)
  const columns = Math.ceil(Math.sqrt((places * rect.width) / (rect.height * 0.8)))
  const rows = Math.ceil(places / columns)
  const w = rect.width / columns
  const h = rect.height / rows
  const scale = Math.min(w / 30, h / 38)
  return (
    <g>
      {Array.from({ length: places }, (_, i) => {
        const x = rect.x + w * ((i % columns) + 0.5)
        const y = rect.y + h * (Math.floor(i / columns) + 0.5)
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${scale}) rotate(${((i * 47) % 13) - 6})`}>
            {i < count ? <Poster /> : <rect x="-13" y="-17" width="26" height="34" fill="#000" opacity="0.18" />}
          </g>
        )
      })}
    </g>
  )
}
