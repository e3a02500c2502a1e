/** Rails on their sleepers: the line there and back, sidings, buffers. */
import type { RailroadLayout } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

export function Tracks({ railroad: { track, sidings, scale } }: { readonly railroad: RailroadLayout }) {
  const lines = track + sidings
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={lines} stroke={INK} stroke-width={17 * scale} opacity="0.75" />
      <path d={lines} stroke="var(--gw-ballast)" stroke-width={14.6 * scale} />
      <path
        d={lines}
        stroke="var(--wood-dark)"
        stroke-width={11.6 * scale}
        stroke-dasharray={`${2.6 * scale} ${4 * scale}`}
      />
      <path d={lines} stroke="var(--gw-rail)" stroke-width={7.4 * scale} />
      <path d={lines} stroke="var(--gw-ballast)" stroke-width={4.8 * scale} />
      <path
        d={lines}
        stroke="var(--wood-dark)"
        stroke-width={4.8 * scale}
        stroke-dasharray={`${2.6 * scale} ${4 * scale}`}
      />
    </g>
  )
}
