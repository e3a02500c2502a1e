/** Stations with price, points and the discs of those who have upgraded them; master tiles beside them, or the worker who stays. */
import { STATIONS, type StationId, type View } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import type { RailroadLayout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { MasterTile } from './MasterTile.tsx'
import { LEAST, LEAST_MARK, Rosette } from './marks.tsx'
import { WorkerTile } from './Tile.tsx'

const INK = 'var(--piece-ink)'
/** The frame tells which discs may go there. */
export const FRAMES = { white: '#fffaf0', black: '#2b2420' } as const

interface PostProps {
  readonly id: StationId
  readonly view: View
  readonly rect: Box
  readonly money: Money
}

export function StationPost({ id, view, rect: { x, y, width, height }, money }: PostProps) {
  const { cost, vp, frame } = STATIONS.find((station) => station.id === id) ?? STATIONS[0]
  const owners = view.players.filter(({ stations }) => stations.includes(id))
  const count = view.players.length
  const low = height < 24
  const points = Math.max(LEAST_MARK, height * 0.2)
  // The points of a low station stand beside its discs.
  const row = width - 10 - (height < 30 ? 2 * points : 0)
  const r = Math.min(height * (low ? 0.16 : 0.2), (row + 2) / (2.1 * count))
  const top = low ? 10 : height * 0.42
  return (
    <g>
      <rect x={x + 1} y={y + 1.8} width={width} height={height} rx="3.5" fill={INK} opacity="0.4" />
      <rect x={x} y={y} width={width} height={height} rx="3.5" fill={FRAMES[frame]} stroke={INK} stroke-width="1.2" />
      <rect
        x={x + 2.6}
        y={y + 2.6}
        width={width - 5.2}
        height={height - 5.2}
        rx="2.2"
        fill="#eddcb0"
        stroke={INK}
        stroke-width="0.5"
      />
      <Lettering x={x + 5} y={y + top + 0.6} size={Math.max(LEAST, low ? 0 : height * 0.36)} anchor="start">
        {money(cost)}
      </Lettering>
      <g transform={`translate(${x + width - points - 4} ${y + points + 3.4})`}>
        <Rosette r={points}>{vp}</Rosette>
      </g>
      {view.players.map(({ seat }, i) => (
        <g
          key={seat}
          transform={`translate(${x + 5 + r + (i * (row - 2 * r)) / Math.max(1, count - 1)} ${y + height - r - (low ? 2.4 : 3.6)})`}
        >
          {i < owners.length ? (
            <Disc identity={seatIdentity(owners[i].seat)} r={r} />
          ) : low ? null : (
            <circle r={r * 0.72} fill="#d9c38e" stroke="#8a6a3a" stroke-width="0.7" />
          )}
        </g>
      ))}
    </g>
  )
}

interface StationsProps {
  readonly view: View
  readonly railroad: RailroadLayout
  readonly money: Money
}

export function Stations({ view, railroad: { stations, masters }, money }: StationsProps) {
  return (
    <g>
      {STATIONS.map(({ id }) => {
        const rect = stations[id]
        return rect !== undefined && <StationPost key={id} id={id} view={view} rect={rect} money={money} />
      })}
      {view.stationMasters.map(({ station, master, worker }) => {
        const rect = masters[station]
        if (rect === undefined || (master === null && worker === null)) return null
        return (
          <g key={station} transform={`translate(${rect.x} ${rect.y})`}>
            {master !== null && <MasterTile id={master} size={rect} money={money} />}
            {worker !== null && (
              <g transform={`translate(${rect.width / 2} ${rect.height / 2})`}>
                <WorkerTile worker={worker} size={Math.min(rect.width, rect.height) * 0.86} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
