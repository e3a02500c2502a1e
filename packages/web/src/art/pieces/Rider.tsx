/** A rancher on horseback in somebody's colours, riding to the left; hooves at the origin, about 62 wide and 78 tall. */
import { cut } from '../ink.ts'
import { IdentityMark } from '../SeatMark.tsx'
import type { SeatIdentity } from '../seats.ts'

const INK = 'var(--piece-ink)'
const HORSE =
  'M20 0L17-17C24-21 24-29 18-31C8-34-8-33-14-33C-19-41-24-47-30-47L-33-52L-36-46L-46-38C-45-34-41-33-37-35C-34-35-32-31-29-25C-27-20-24-17-21-15L-23 0H-17L-14-13C-6-11 4-11 10-13L13 0Z'
const PONCHO = 'M0-60C8-62 15-54 17-31C8-25-8-27-13-33C-11-45-6-57 0-60Z'
const FOLDS = cut(9, -52, 13, -33, 1) + cut(5, -40, 8, -29, 0.8) + cut(-7, -46, -9, -34, 0.7)

export function Rider({ identity }: { readonly identity: SeatIdentity }) {
  const { colour } = identity
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <ellipse rx="25" ry="4" fill={INK} opacity="0.35" stroke="none" />
      <path d={HORSE} fill="#6b4426" />
      <path d="M17-30C26-30 28-20 25-8C22-16 20-20 15-24ZM-22-44C-17-42-14-36-13-31L-18-33Z" fill="#3b2616" />
      <path d="M-3-31L-8-10H-2L4-26Z" fill="#3f4f63" />
      <path d={PONCHO} fill={colour} />
      <path d={FOLDS} fill={INK} stroke="none" opacity="0.6" />
      <path d="M-9.6-47C-2-44 8-44 14-47" fill="none" stroke="var(--seat-light)" stroke-width="2" />
      <path d="M-5-66C-5-57 7-57 7-66Z" fill="var(--skin)" />
      <path d="M-17-66C-9-71 11-71 19-65.6C9-61.6-8-61.6-17-66ZM-6-67.4C-7.6-78 9.4-78 9-67.4Z" fill="#e6c37c" />
      <path d="M-6.4-69C-2-67.4 5-67.4 9-69" fill="none" stroke={colour} stroke-width="2.6" />
      <IdentityMark identity={identity} x={3} y={-35} r={9} on="colour" />
    </g>
  )
}
