/** Printer's ornaments: a rule with a star between two swelling lines, and a corner flourish. */
import { cut } from '../ink.ts'

const RULE = cut(-150, 0, -18, 0, 2.2) + cut(18, 0, 150, 0, 2.2) + cut(-120, 5, -24, 5, 0.9) + cut(24, 5, 120, 5, 0.9)
const STAR = 'M0-9L2.4-2.8L9-2.8L3.8 1.2L5.6 7.6L0 3.8L-5.6 7.6L-3.8 1.2L-9-2.8L-2.4-2.8Z'

export function Rule({ width = 220 }: { readonly width?: number }) {
  return (
    <svg
      class="art-rule"
      viewBox="-156 -12 312 24"
      width={width}
      height={(width * 24) / 312}
      aria-hidden="true"
      focusable="false"
    >
      <path d={RULE + STAR} fill="currentColor" />
    </svg>
  )
}

/** A flourish for the upper left corner of a 40 x 40 box; turn it for the others. */
export function Corner() {
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path d="M3 38V12Q3 3 12 3H38" stroke-width="2.2" />
      <path d="M8 34V16Q8 8 16 8H34" stroke-width="0.9" />
      <path d="M8 20C16 20 20 16 20 8M13 13C18 14 22 18 22 23C19 24 16 22 15 19" stroke-width="1.3" />
      <circle cx="24.5" cy="24.5" r="1.6" fill="currentColor" stroke="none" />
    </g>
  )
}
