/** A sheet of paper with a printed border and flourished corners, for use inside an SVG. */
import type { ComponentChildren } from 'preact'
import { Corner } from './Ornament.tsx'

export interface PanelProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly children?: ComponentChildren
}

export function Panel({ x, y, width, height, children }: PanelProps) {
  return (
    <g transform={`translate(${x} ${y})`} style={{ color: 'var(--ink)' }}>
      <rect x="2" y="3.5" width={width} height={height} rx="4" fill="var(--scene-ink)" opacity="0.3" />
      <rect width={width} height={height} rx="4" fill="var(--paper-high)" stroke="currentColor" stroke-width="1.8" />
      {[
        `translate(4 4)`,
        `translate(${width - 4} 4) scale(-1 1)`,
        `translate(4 ${height - 4}) scale(1 -1)`,
        `translate(${width - 4} ${height - 4}) scale(-1 -1)`,
      ].map((where) => (
        <g key={where} transform={where}>
          <Corner />
        </g>
      ))}
      <path
        d={`M41 7H${width - 41}M41 ${height - 7}H${width - 41}M7 41V${height - 41}M${width - 7} 41V${height - 41}`}
        stroke="currentColor"
        stroke-width="2.2"
      />
      {children}
    </g>
  )
}
