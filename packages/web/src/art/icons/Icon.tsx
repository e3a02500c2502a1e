/** An icon for small signs, in the current colour; pieces and places are drawn, not taken from here. */
import type { IconName } from './names.ts'
import { OUTLINES } from './outlines.ts'

export type { IconName } from './names.ts'

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={OUTLINES[name]} fill="currentColor" />
    </svg>
  )
}
