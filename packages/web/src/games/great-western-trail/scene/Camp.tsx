/** Where drovers rest: a covered wagon, a fire, and what the dry country leaves of those who did not come through. */
import type { TrailLayout } from '../layout/types.ts'
import { Glow } from './Light.tsx'

const INK = 'var(--scene-ink)'

/** About 46 wide, standing on its wheels. */
const Wagon = () => (
  <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
    <ellipse cx="0" cy="1" rx="25" ry="3" fill={INK} stroke="none" opacity="0.35" />
    <path d="M-19-13Q-24-31-14-32Q-4-28 5-30Q17-33 21-29Q22-20 18-13Z" fill="var(--gw-canvas)" />
    <path d="M-9-30.6Q-11-21-9-13M3-29.6Q2-21 3.6-13M13-31Q13-21 12-13" fill="none" stroke-width="0.8" opacity="0.6" />
    <path d="M-21-13H20L18-6H-19Z" fill="#7a4e2a" />
    <path d="M20-9L31-6" fill="none" stroke-width="1.8" />
    {[-12, 11].map((x) => (
      <g key={x} transform={`translate(${x} -4.4)`} fill="none">
        <circle r="5.6" stroke-width="3.2" />
        <circle r="5.6" stroke="#a3743f" stroke-width="1.3" />
        <path d="M-5 0H5M0-5V5M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6" stroke-width="0.9" />
      </g>
    ))}
  </g>
)

const Fire = () => (
  <g stroke-linejoin="round" stroke-linecap="round">
    <Glow x={0} y={-3} rx={24} ry={14} />
    <path d="M-7 0L7-2.6M-7-2.6L7 0" stroke={INK} stroke-width="3.4" />
    <path d="M-7 0L7-2.6M-7-2.6L7 0" stroke="#8a5a2e" stroke-width="1.8" />
    <path
      d="M-4.4-2.4Q-6-7-1.6-12Q-1-8.6 1.4-8.4Q1.6-11 3-12.6Q6-7 3.8-2.4Z"
      fill="#e0762a"
      stroke={INK}
      stroke-width="1"
    />
    <path d="M-2-2.4Q-2.4-5.4 0-7.6Q2.4-5.4 1.8-2.4Z" fill="#ffd36b" />
    <path d="M1-15q-3-3 0-6t-1-7q4-1.4 6 1.6" fill="none" stroke="var(--gw-smoke)" stroke-width="2.2" opacity="0.7" />
  </g>
)

const Skull = () => (
  <g stroke={INK} stroke-width="1" stroke-linejoin="round">
    <ellipse cx="0" cy="1" rx="8" ry="1.8" fill={INK} stroke="none" opacity="0.3" />
    <path
      d="M-4-10Q-12-9-13-16Q-8-13-3.6-13.4Q0-14.6 3.6-13.4Q8-13 13-16Q12-9 4-10Q4.6-6 2.4-3.4L1.6 0H-1.6L-2.4-3.4Q-4.6-6-4-10Z"
      fill="var(--gw-bone)"
    />
    <path d="M-2.6-8.4l1.8.9l-1.6.9ZM2.6-8.4l-1.8.9l1.6.9Z" fill={INK} stroke="none" />
  </g>
)

export function Camp({ trail: { camp, skull, road } }: { readonly trail: TrailLayout }) {
  const size = road / 14
  return (
    <g>
      <g transform={`translate(${camp.x} ${camp.y}) scale(${size * 0.92})`}>
        <Wagon />
      </g>
      <g transform={`translate(${camp.x - 30 * size} ${camp.y + 5 * size}) scale(${size * 0.72})`}>
        <Fire />
      </g>
      <g transform={`translate(${skull.x} ${skull.y}) scale(${size * 0.9})`}>
        <Skull />
      </g>
    </g>
  )
}
