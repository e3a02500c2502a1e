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

/** Any card, or any of a value. */
export const AnyCard = ({ children }: { readonly children: string }) => (
  <g>
    <rect x="-8" y="-9.5" width="16" height="19" rx="2.5" fill="#efe1c0" stroke="var(--piece-ink)" stroke-width="1.1" />
    <Lettering y={4.8} size={13.5}>
      {children}
    </Lettering>
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

interface GlyphRowsProps {
  readonly glyphs: readonly Glyph[]
  readonly width: number
  readonly height: number
  /** How much larger than 20 high they may become. */
  readonly largest?: number
}

/** Centred on the origin; in two rows where one would be too narrow and there is height for it. */
export function GlyphRows({ glyphs, width, height, largest = 1.15 }: GlyphRowsProps) {
  const whole = inRow(glyphs, GAP)
  const twoRows = whole.width > width * 1.12 && height >= 34 && glyphs.length > 2
  const rows = twoRows ? [inRow(glyphs.slice(0, 1), GAP), inRow(glyphs.slice(1), GAP)] : [whole]
  const widest = Math.max(...rows.map((row) => row.width), 1)
  const scale = Math.min(largest, width / widest, height / (rows.length * 21))
  return (
    <g transform={`scale(${scale})`}>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(${-row.width / 2} ${(i - (rows.length - 1) / 2) * 21})`}>
          {row.picture}
        </g>
      ))}
    </g>
  )
}
