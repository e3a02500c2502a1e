/** The loop: places, empty spaces, the gate, the stack of Simmental, and the riders. */
import { type NodeId, type SpaceView, type View, type Who } from '@waystation/el-paso'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { cattle } from '../cattle.ts'
import { identityOf } from '../identity.ts'
import type { Labels } from '../labels.ts'
import type { Layout, Spot, TrailLayout } from '../layout/types.ts'
import { EmptySpace, Gate, PlaceTile, stripOf } from './Place.tsx'

interface TrailProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function Trail({ view, layout, labels }: TrailProps) {
  return (
    <g>
      {view.trail.map((space) => (
        <Space key={space.node} space={space} view={view} layout={layout} labels={labels} />
      ))}
      <Simmental view={view} layout={layout} labels={labels} />
    </g>
  )
}

function Space({
  space: { node, place, owner, price },
  view,
  layout,
  labels: { words },
}: TrailProps & { readonly space: SpaceView }) {
  const rect = layout.trail.nodes[node]
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      {place === null ? (
        <EmptySpace price={price ?? 0} size={rect} words={words} />
      ) : place === 'el-paso' ? (
        <Gate size={rect} words={words} />
      ) : (
        <PlaceTile place={place} owner={owner} size={rect} chooseOne2a={view.rules.chooseOne2a} words={words} />
      )}
    </g>
  )
}

/** The clock of the game; the last rancher stands where the stack was. */
function Simmental({ view: { simmental }, layout: { trail }, labels }: TrailProps) {
  const { x, y, width, height } = trail.simmental
  const card = { width, height: height - 18 }
  const left = labels.words.left(simmental.left)
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={width / 2} cy={height} rx={width * 0.66} ry="4" fill="var(--piece-ink)" opacity="0.22" />
      {simmental.left > 1 &&
        [2, 1].map((i) => (
          <rect
            key={i}
            x={i * 1.8}
            y={-i * 1.8}
            {...card}
            rx="5"
            fill="var(--tile-paper)"
            stroke="var(--piece-ink)"
            stroke-width="1.2"
          />
        ))}
      {simmental.left > 0 ? (
        <CattleCard breed="simmental" size={card} {...cattle('simmental')} />
      ) : (
        <rect {...card} rx="5" fill="none" stroke="var(--ep-peg)" stroke-width="1.8" stroke-dasharray="5 4" />
      )}
      <rect
        x="-4"
        y={card.height + 1}
        width={width + 8}
        height="18"
        rx="4"
        fill="var(--piece-ink)"
        stroke="var(--seat-light)"
      />
      <Lettering
        x={width / 2}
        y={card.height + 14.4}
        size={Math.min(13, (width + 4) / (left.length * 0.55))}
        fill="var(--seat-light)"
      >
        {left}
      </Lettering>
    </g>
  )
}

/** Hooves of one rider among several on a place: on the picture, not on what is printed below. */
export function standing(trail: TrailLayout, node: NodeId, index: number, count: number): Spot {
  const rect = trail.nodes[node]
  const foot = rect.y + rect.height - (node === 'el-paso' ? 25 : stripOf(rect)) - 1
  const room = rect.width - 46 * trail.rider
  const step = count <= 1 ? 0 : Math.min(34, room / (count - 1))
  return { x: rect.x + rect.width / 2 + 5 + (index - (count - 1) / 2) * step, y: foot }
}

export function onSimmental({ simmental: { x, y, width, height } }: TrailLayout): Spot {
  return { x: x + width / 2 + 4, y: y + height - 22 }
}

/** Everybody on the trail, with hooves on the ground. */
export function riderSpots(view: View, trail: TrailLayout): readonly { readonly who: Who; readonly spot: Spot }[] {
  const onTrail = view.trail.flatMap(({ node, ranchers }) =>
    ranchers.map((who, i) => ({ who, spot: standing(trail, node, i, ranchers.length) })),
  )
  const { rancher } = view.simmental
  return rancher === null ? onTrail : [...onTrail, { who: rancher, spot: onSimmental(trail) }]
}

export function Riders({ view, layout: { trail } }: Pick<TrailProps, 'view' | 'layout'>) {
  return (
    <g>
      {riderSpots(view, trail).map(({ who, spot }) => (
        <g key={who} transform={`translate(${spot.x} ${spot.y}) scale(${trail.rider})`}>
          <Rider identity={identityOf(who)} />
        </g>
      ))}
    </g>
  )
}
