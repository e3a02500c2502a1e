/** A gaucho in a seat's colours, standing (feet at the origin, 58 tall) or asleep (lying on the origin, 54 wide). */
import type { Seat } from '@waystation/kernel'
import { cut } from '../ink.ts'
import { SeatShapeMark } from '../SeatMark.tsx'
import { seatIdentity } from '../seats.ts'

const INK = 'var(--piece-ink)'
const FOLDS = [
  cut(8.5, -37, 12.5, -17, 0.9),
  cut(11, -33, 15, -18, 0.8),
  cut(6, -40, 9.6, -30, 0.7),
  cut(-11.5, -32, -14, -19, 0.7),
].join('')
const FRINGE = [-13.5, -10, -6.4, -2.6, 1.2, 5, 8.8, 12.4]
  .map((x) => {
    const y = -12.2 - Math.abs(x) * 0.22
    return `M${x} ${y}l-.2 2.6`
  })
  .join('')

export function StandingGaucho({ seat }: { readonly seat: Seat }) {
  const { colour } = seatIdentity(seat)
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="3" cy="0" rx="17" ry="3.6" fill={INK} opacity="0.35" stroke="none" />
      <path d="M-9-20L-10.5-5L-2-5L0-13L2-5L10.5-5L9-20Z" fill="#efe1c0" />
      <path d="M-10.8-6H-2.2V-1Q-8 .8-12.2-1Q-12-3.6-10.8-6ZM10.8-6H2.2V-1Q8 .8 12.2-1Q12-3.6 10.8-6Z" fill="#3b2616" />
      <path d="M0-43C-8.5-43-12.5-38.5-17-17.5Q-9-12 0-12Q9-12 17-17.5C12.5-38.5 8.5-43 0-43Z" fill={colour} />
      <path d={FOLDS} fill={INK} stroke="none" opacity="0.75" />
      <path d="M-15.8-21.5Q-8-16.2 0-16.2Q8-16.2 15.8-21.5" fill="none" stroke="var(--seat-light)" stroke-width="1.6" />
      <path d={FRINGE} fill="none" stroke={colour} stroke-width="1.7" />
      <path d="M-6-47C-6-41-3.4-38.8 0-38.8C3.4-38.8 6-41 6-47Z" fill="var(--skin)" />
      <path d="M-4.6-43.4Q0-46.2 4.6-43.4Q2.6-41.2 0-42.6Q-2.6-41.2-4.6-43.4Z" fill={INK} stroke="none" />
      <path d="M-5-39.8Q0-36 5-39.8L2.2-37L0-34L-2.2-37Z" fill="var(--seat-light)" stroke-width="1" />
      <path d="M-15-48.6C-9-51.4 9-51.4 15-48.6C11-45.4-11-45.4-15-48.6Z" fill="#2b1c11" />
      <path d="M-8.2-49.4C-8.8-57-5-58.6 0-57.2C5-58.6 8.8-57 8.2-49.4C4-48-4-48-8.2-49.4Z" fill="#3b2616" />
      <path d="M-8.3-51.4C-4-49.8 4-49.8 8.3-51.4" fill="none" stroke={colour} stroke-width="2.4" />
      <SeatShapeMark seat={seat} y={-28} r={7} on="colour" />
    </g>
  )
}

export function LyingGaucho({ seat }: { readonly seat: Seat }) {
  const { colour } = seatIdentity(seat)
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="1" cy="0" rx="29" ry="3.6" fill={INK} opacity="0.35" stroke="none" />
      <path d="M14-10C20-12 25-11 27-6L26-.8H14Z" fill="#efe1c0" />
      <path d="M23-.6L23.4-9.4C25-11.6 27.6-11 28.4-8.6C29-5.4 28.8-3 27.6-.6Z" fill="#3b2616" />
      <path d="M-13 0C-17-8-14-18-6-20.5C2-23 13-20 17-12C19-8 19.6-4 19 0Z" fill={colour} />
      <path
        d={cut(8, -18.6, 15, -3, 0.9) + cut(12.6, -16, 18, -3, 0.8) + cut(-12.6, -13, -9, -2, 0.7)}
        fill={INK}
        stroke="none"
        opacity="0.75"
      />
      <path d="M-14-3.4Q3-7 19.2-3.4" fill="none" stroke="var(--seat-light)" stroke-width="1.6" />
      <circle cx="-17.6" cy="-6.4" r="6.2" fill="var(--skin)" />
      <path d="M-29-3.6C-28-13-20-19.4-10.4-17.4C-10.8-12.8-18-3-29-3.6Z" fill="#2b1c11" />
      <path d="M-25.6-8.4C-31-14.4-24.6-22-15-17.8C-19.4-15.2-22.6-12.2-25.6-8.4Z" fill="#3b2616" />
      <path d="M-24.6-9.2C-22-12.8-19.6-15-15.8-17" fill="none" stroke={colour} stroke-width="2.2" />
      <SeatShapeMark seat={seat} x={2.5} y={-11.2} r={6.4} on="colour" />
      <g fill="none" stroke-width="1.4">
        <path d="M-8-25.5h4.4l-4.4 4.4h4.4M-1.6-33h5.4l-5.4 5.2h5.4" />
      </g>
    </g>
  )
}
