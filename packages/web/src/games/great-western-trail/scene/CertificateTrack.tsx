/** How many certificates a player has, and how many there may be. */
import { CERTIFICATE_TRACK, type PlayerView } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate } from '../../../art/pieces/paper.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { LEAST } from './marks.tsx'
import { FRAMES } from './Stations.tsx'

const INK = 'var(--piece-ink)'

/** The track has no 5; the last two positions open when their discs are gone. Before it the permanent ones. */
export function CertificateTrack({ player, track }: { readonly player: PlayerView; readonly track: readonly Box[] }) {
  const { certificates, permanentCertificates, discs, seat } = player
  const first = track[0]
  const height = first.height
  return (
    <g>
      <g transform={`translate(${first.x - height * 0.42} ${first.y + height / 2})`}>
        <Certificate height={height * 0.82} permanent={permanentCertificates > 0} />
        {permanentCertificates > 0 && (
          <Lettering y={height * 0.2} size={Math.max(12, height * 0.4)} halo="var(--tile-paper)">
            {`+${permanentCertificates}`}
          </Lettering>
        )}
      </g>
      {CERTIFICATE_TRACK.map((count, i) => {
        const { x, y, width } = track[i]
        const id = count === 4 ? 'disc-certificate-4' : count === 6 ? 'disc-certificate-6' : null
        const locked = id !== null && (discs[id] ?? 0) > 0
        const here = count === certificates
        const r = Math.min(width, height) * 0.4
        return (
          <g key={count} transform={`translate(${x} ${y})`}>
            <rect
              width={width}
              height={height}
              rx="4"
              fill={here ? '#b02a23' : id === null ? 'var(--gw-slot)' : FRAMES[count === 4 ? 'white' : 'black']}
              stroke={INK}
              stroke-width="1"
            />
            {locked ? (
              <g transform={`translate(${width / 2} ${height / 2})`}>
                <Disc identity={seatIdentity(seat)} r={r} />
              </g>
            ) : null}
            <Lettering
              x={locked ? width - 3 : width / 2}
              y={locked ? height - 3 : height / 2 + 4.4}
              size={locked ? Math.max(LEAST, height * 0.36) : Math.max(11, Math.min(18, height * 0.56))}
              anchor={locked ? 'end' : 'middle'}
              fill={here || (count === 6 && !locked) ? 'var(--seat-light)' : INK}
              {...(locked && { halo: '#fbf2da' })}
            >
              {count}
            </Lettering>
          </g>
        )
      })}
    </g>
  )
}
