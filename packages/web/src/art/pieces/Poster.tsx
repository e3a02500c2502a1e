/** A wanted poster, centred on the origin, about 32 by 40, torn at the edges. */
import { cut } from '../ink.ts'

const INK = 'var(--piece-ink)'
const LINES = cut(-9, 12, 9, 12, 0.9) + cut(-7, 15.4, 7, 15.4, 0.7)

export function Poster() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d="M-14-17L15-18.5L17 20L-13 21Z" fill={INK} opacity="0.3" stroke="none" />
      <path
        d="M-16-20L-6-19L2-20.4L16-19L15-8L16.4 2L15.4 18L6 19.4L-4 18L-15 19.4L-16.4 6L-15-6Z"
        fill="#efdcae"
        stroke-width="1.6"
      />
      <path d="M-12-16H12V-9.6H-12Z" fill="#8c2b1c" stroke="none" />
      <path d={cut(-10, -12.8, 10, -12.8, 1.1)} fill="#efdcae" stroke="none" />
      <path d="M-8-7H8V9H-8Z" fill="#d9c08a" stroke-width="1" />
      <path d="M-7 9C-7 3-4 2 0 2C4 2 7 3 7 9Z" fill={INK} stroke="none" />
      <circle cy="-.4" r="3.4" fill={INK} stroke="none" />
      <path
        d="M-6.6-2.4C-4-3.4 4-3.4 6.6-2.4C4-1.2-4-1.2-6.6-2.4ZM-3.4-3C-3.6-6 3.6-6 3.4-3Z"
        fill={INK}
        stroke="none"
      />
      <path d={LINES} fill={INK} stroke="none" />
      <circle cy="-18" r="1.5" fill="#6d6a66" stroke-width=".8" />
    </g>
  )
}
