/** A steam locomotive in a seat's colour (or in iron), running to the right; wheels on y = 0, about 96 wide. */
import type { Seat } from '@waystation/kernel'
import { cut } from '../ink.ts'
import { SeatShapeMark } from '../SeatMark.tsx'
import { seatIdentity } from '../seats.ts'

const INK = 'var(--piece-ink)'

function Wheel({ x, r }: { readonly x: number; readonly r: number }) {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4
    return `M0 0L${(Math.cos(turn) * r * 0.82).toFixed(1)} ${(Math.sin(turn) * r * 0.82).toFixed(1)}`
  }).join('')
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} fill="#4a2c1a" stroke-width="2" />
      <circle r={r * 0.78} fill="#e9d3a4" stroke-width="1" />
      <path d={spokes} stroke-width="1.3" />
      <circle r={r * 0.24} fill="#4a2c1a" stroke-width="1" />
    </g>
  )
}

export function Locomotive({ seat }: { readonly seat?: Seat }) {
  const body = seat === undefined ? '#55504c' : seatIdentity(seat).colour
  const shade = [0, 1, 2, 3, 4, 5].map((i) => cut(-14 + i * 8, -18, -10 + i * 8, -18.2, 1.2)).join('')
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <g fill="var(--paper-high)" stroke-width="1.3">
        <path d="M24-56C14-58 12-66 20-69C18-77 30-79 33-73C41-75 44-65 37-61C38-56 30-53 24-56Z" />
        <path d="M4-66C-3-68-3-75 4-76C6-82 15-80 15-74C19-72 17-65 11-66Z" />
      </g>
      <path d="M-44-50H-16V-14H-44Z" fill={body} />
      <path d="M-48-54Q-30-60-12-54V-49H-48Z" fill="#3b2616" />
      <path d="M-39-46H-30V-34H-39ZM-27-46H-19V-34H-27Z" fill="var(--sun-core)" />
      <path d="M-16-38H32Q38-38 38-27Q38-16 32-16H-16Z" fill={body} />
      <path
        d={`${shade}${cut(-14, -21, 36, -21, 1)}${cut(-14, -24, 36, -23.4, 0.7)}`}
        fill={INK}
        stroke="none"
        opacity="0.7"
      />
      <path d="M-4-38V-16M12-38V-16" stroke="#e8c14f" stroke-width="2.2" />
      <path d="M22-38L20-52H16L22-58H32L38-52H34L32-38Z" fill="#3b2616" />
      <path d="M-2-38C-2-46 8-46 8-38Z" fill="#e8c14f" />
      <circle cx="38.5" cy="-34" r="5" fill="#f4d878" />
      <path d="M-46-14H40V-9H-46Z" fill="#3b2616" />
      <path d="M38-14L54-1H36Z" fill="#8c2b1c" />
      <path d="M41-12L46-2M38.5-12L40.5-2M44-10L51-2" stroke-width="1" />
      <Wheel x={-34} r={11} />
      <Wheel x={-9} r={11} />
      <Wheel x={14} r={8} />
      <Wheel x={31} r={8} />
      <path d="M-34-9L-9-9" stroke="#b9b2a6" stroke-width="3" />
      {seat !== undefined && <SeatShapeMark seat={seat} x={-30} y={-24} r={7} on="colour" />}
    </g>
  )
}
