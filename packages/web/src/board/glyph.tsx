/** Printed actions as pictures, 20 high: each drawn from its left edge, around y = 0, and set in rows. */
import type { ComponentChildren } from 'preact'
import { Lettering } from '../art/Lettering.tsx'
import { Badge } from '../art/pieces/signs.tsx'

export interface Glyph {
  readonly width: number
  readonly picture: ComponentChildren
}

export const glyph = (width: number, picture: ComponentChildren): Glyph => ({ width, picture })
/** Centred in the width it takes. */
export const centred = (width: number, picture: ComponentChildren): Glyph =>
  glyph(width, <g transform={`translate(${width / 2} 0)`}>{picture}</g>)

export function inRow(glyphs: readonly Glyph[], gap = 0): Glyph {
  let x = 0
  const placed = glyphs.map(({ width, picture }, i) => {
    const at = x
    x += width + gap
    return (
      <g key={i} transform={`translate(${at} 0)`}>
        {picture}
      </g>
    )
  })
  return glyph(Math.max(0, x - gap), <>{placed}</>)
}

/** Any card, or any of a value; without letters one that lies under another. */
export const AnyCard = ({ children }: { readonly children?: string }) => (
  <g>
    <rect x="-8" y="-9.5" width="16" height="19" rx="2.5" fill="#efe1c0" stroke="var(--piece-ink)" stroke-width="1.1" />
    {children !== undefined && (
      <Lettering y={4.8} size={13.5}>
        {children}
      </Lettering>
    )}
  </g>
)

export const several = (count: number, picture: ComponentChildren): Glyph =>
  count === 1
    ? centred(19, picture)
    : glyph(
        25,
        <g>
          <g transform="translate(9.5 0)">{picture}</g>
          <Badge x={19} y={5}>
            {count}
          </Badge>
        </g>,
      )

const GAP = 5
/** From one row to the next. */
const ROW = 20.5

interface GlyphRowsProps {
  readonly glyphs: readonly Glyph[]
  readonly width: number
  readonly height: number
  /** How much larger than 20 high they may become. */
  readonly largest?: number
}

/** Centred on the origin; in two rows where they are larger so. */
export function GlyphRows({ glyphs, width, height, largest = 1.15 }: GlyphRowsProps) {
  const scaleOf = (lines: readonly Glyph[]): number =>
    Math.min(largest, width / Math.max(...lines.map((row) => row.width), 1), height / (lines.length * ROW))
  const one = [inRow(glyphs, GAP)]
  const two = [inRow(glyphs.slice(0, 1), GAP), inRow(glyphs.slice(1), GAP)]
  const rows = glyphs.length > 1 && scaleOf(two) > scaleOf(one) ? two : one
  const scale = scaleOf(rows)
  return (
    <g transform={`scale(${scale})`}>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(${-row.width / 2} ${(i - (rows.length - 1) / 2) * ROW})`}>
          {row.picture}
        </g>
      ))}
    </g>
  )
}
