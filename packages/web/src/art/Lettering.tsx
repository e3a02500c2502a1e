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
  readonly children: ComponentChildren
}

export function Lettering({
  x = 0,
  y = 0,
  size,
  anchor = 'middle',
  fill,
  weight = 800,
  halo,
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
      {...(halo !== undefined && { 'stroke-width': size * 0.28, 'stroke-linejoin': 'round', 'paint-order': 'stroke' })}
    >
      {children}
    </text>
  )
}
