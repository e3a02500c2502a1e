/** A short text on a drawing: a number on a card, a name under it. */
import type { ComponentChildren } from 'preact'

interface LetteringProps {
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  readonly weight?: number
  /** Colour of a rim that keeps it apart from what lies under it. */
  readonly halo?: string
  /** Letters grow narrower where the text, a string, would be wider than this. */
  readonly within?: number
  readonly children: ComponentChildren
}

/** By a rule of thumb: 0.6 em per letter of the bold text face. */
const tooWide = (children: ComponentChildren, size: number, within: number): boolean =>
  typeof children === 'string' && children.length * size * 0.6 > within

export function Lettering({
  x = 0,
  y = 0,
  size,
  anchor = 'middle',
  fill,
  weight = 800,
  halo,
  within,
  children,
}: LetteringProps) {
  return (
    <text
      x={x}
      y={y}
      text-anchor={anchor}
      font-family="var(--font-text)"
      font-weight={weight}
      font-size={size}
      fill={fill ?? 'var(--piece-ink)'}
      stroke={halo ?? 'none'}
      {...(within !== undefined &&
        tooWide(children, size, within) && { textLength: within, lengthAdjust: 'spacingAndGlyphs' })}
      {...(halo !== undefined && { 'stroke-width': size * 0.28, 'stroke-linejoin': 'round', 'paint-order': 'stroke' })}
    >
      {children}
    </text>
  )
}
