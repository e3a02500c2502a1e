/** A wooden disc in somebody's colours, about `r` from its middle; with black corners it only goes where those are shown. */
import { IdentityMark } from '../SeatMark.tsx'
import type { SeatIdentity } from '../seats.ts'

interface DiscProps {
  readonly identity: SeatIdentity
  readonly r: number
  readonly blackCorners?: boolean
}

export function Disc({ identity, r, blackCorners = false }: DiscProps) {
  const { colour } = identity
  const side = r * 1.08
  return (
    <g stroke="var(--piece-ink)" stroke-width={r * 0.1}>
      {blackCorners && (
        <rect x={-side} y={-side} width={side * 2} height={side * 2.14} rx={r * 0.16} fill="#2a1d12" stroke="none" />
      )}
      <circle cy={r * 0.18} r={r} fill={colour} />
      <circle r={r} fill={colour} />
      <circle r={r * 0.8} fill="none" stroke="var(--seat-light)" stroke-width={r * 0.08} opacity="0.7" />
      <IdentityMark identity={identity} r={r * 0.68} on="colour" />
    </g>
  )
}
