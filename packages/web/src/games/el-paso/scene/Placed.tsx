import type { ComponentChildren } from 'preact'

interface PlacedProps {
  readonly rect: { readonly x: number; readonly y: number }
  readonly children: ComponentChildren
}

/** Drawn from the top left of its box. */
export const Placed = ({ rect: { x, y }, children }: PlacedProps) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
)
