/** What stands on the trail: houses, hazards, teepees, empty sites between their stakes, signs beside seven of them, riders. */
import { NODES, type NodeId, type Slot, TRADE_VALUES, VILLAGE, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { still } from '../../../art/still.ts'
import { around, box, centre } from '../../../board/boxes.ts'
import { GlyphRows } from '../../../board/glyph.tsx'
import { drawnFrom } from '../../../board/shared.ts'
import { slotGlyph } from '../glyphs/glyph.tsx'
import { standing } from '../layout/stands.ts'
import type { Layout, TrailLayout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { NeutralHouse, PrivateHouse } from './House.tsx'
import { KansasCity } from './KansasCity.tsx'
import { type Fees, feesFor, LEAST } from './marks.tsx'
import { HazardTile, TeepeeTile } from './Tile.tsx'

const INK = 'var(--piece-ink)'

/** What a space of the village is worth. */
const VALUES = new Map<string, number>(VILLAGE.map((index, i) => [NODES[index].id, TRADE_VALUES[i]]))
export const villageValue = (node: NodeId): number | undefined => VALUES.get(node)

/** What the poker table lays on the houses of two spaces. */
const ADD_ONS: { readonly [node: string]: Slot } = {
  'neutral-d': [{ type: 'ante' }],
  'neutral-g': [{ type: 'showdown' }],
}

interface TrailProps {
  readonly view: View
  readonly layout: Layout
  readonly money: Money
}

const trailFacts = ({ view, layout, money }: TrailProps): readonly unknown[] => [
  layout,
  money,
  view.trail,
  view.players.length,
  view.poker === null,
]

const isTile = ({ tile }: View['trail'][number]): boolean => tile?.kind === 'hazard' || tile?.kind === 'teepee'

export const Trail = drawnFrom(trailFacts, function Trail({ view, layout, money }: TrailProps) {
  const { trail } = layout
  const fees = feesFor(view.players.length)
  // What is nearer stands before what is farther, and tiles before a roof that rises behind them.
  const order = [...view.trail].sort(
    (a, b) => Number(isTile(a)) - Number(isTile(b)) || trail.nodes[a.node].y - trail.nodes[b.node].y,
  )
  return (
    <g>
      {order.map((space) => (
        <Space key={space.node} space={space} trail={trail} fees={fees} money={money} poker={view.poker !== null} />
      ))}
      {/* Chimneys rise behind them. */}
      {NODES.map(
        ({ id, special }) =>
          special !== undefined && <Sign key={id} rect={trail.signs[id]} slot={special} money={money} />,
      )}
    </g>
  )
})

interface SpaceProps {
  readonly space: View['trail'][number]
  readonly trail: TrailLayout
  readonly fees: Fees
  readonly money: Money
  readonly poker: boolean
}

function Space({ space: { node, tile }, trail, fees, money, poker }: SpaceProps) {
  const rect = trail.nodes[node]
  const { x, y } = centre(rect)
  if (tile === null) return <Empty node={node} rect={rect} />
  if (tile.kind === 'neutral') {
    const addOn = poker ? ADD_ONS[node] : undefined
    return <NeutralHouse rect={rect} letter={tile.letter} money={money} {...(addOn !== undefined && { addOn })} />
  }
  if (tile.kind === 'building')
    return <PrivateHouse rect={rect} building={tile.building} owner={tile.owner} fees={fees} money={money} />
  const value = villageValue(node)
  return (
    <g transform={`translate(${x} ${y})`}>
      {tile.tile === 'green-teepee' || tile.tile === 'blue-teepee' ? (
        <TeepeeTile id={tile.tile} size={rect.height} fees={fees} />
      ) : (
        <HazardTile id={tile.tile as Parameters<typeof HazardTile>[0]['id']} size={rect.width} fees={fees} />
      )}
      {value !== undefined && <Plate size={Math.max(LEAST, rect.width * 0.34)} tile={rect.width} value={value} />}
    </g>
  )
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** What a teepee on its space brings, on paper: no colour of the tent is in its way. */
function Plate({ size, tile, value }: { readonly size: number; readonly tile: number; readonly value: number }) {
  const [width, height] = [size * (0.7 * signed(value).length + 0.5), size * 1.22]
  return (
    <g transform={`translate(${-tile * 0.2} ${tile * 0.36})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={size * 0.3}
        fill="var(--tile-paper)"
        stroke={INK}
        stroke-width="0.9"
      />
      <Lettering y={size * 0.36} size={size} fill={value < 0 ? '#8a2a1c' : '#2f4f22'}>
        {signed(value)}
      </Lettering>
    </g>
  )
}

/** A teepee and the plate below it; `close`: the plate of its neighbour is near. */
export const withPlate = ({ x, y, width, height }: Box, close: boolean): Box =>
  close ? box(x + 1.5, y, width + 0.6, height * 1.1 + 2) : box(x - 1.5, y, width * 1.16 + 2.5, height * 1.1 + 2)

const Value = ({ size, y, value }: { readonly size: number; readonly y: number; readonly value: number }) => (
  <Lettering
    y={y + size * 0.3}
    size={size}
    fill={value < 0 ? 'var(--gw-less)' : 'var(--gw-more)'}
    halo="var(--gw-green)"
  >
    {signed(value)}
  </Lettering>
)

/** Where something can be built. */
export function earthOn(site: Box): Box {
  const { x, y } = centre(site)
  return around(x, y, site.width * 0.82, site.height * 0.66)
}

/** Earth between four stakes, a dashed field, the gate of Kansas City. */
const Empty = still(function Empty({ node, rect }: { readonly node: NodeId; readonly rect: Box }) {
  const { x, y, width, height } = rect
  const kind = NODES.find(({ id }) => id === node)?.kind
  const middle = centre(rect)
  if (kind === 'start')
    return (
      <ellipse
        cx={middle.x}
        cy={middle.y}
        rx={width / 2}
        ry={height / 3}
        fill="var(--gw-road)"
        stroke={INK}
        stroke-width="1.3"
      />
    )
  if (kind === 'kansas-city') return <KansasCity rect={rect} />
  if (kind === 'site') {
    const { x: left, y: top, width: w, height: h } = earthOn(rect)
    const stakes = [
      [left, top],
      [left + w, top],
      [left, top + h],
      [left + w, top + h],
    ]
    return (
      <g>
        <rect
          x={left}
          y={top}
          width={w}
          height={h}
          rx="5"
          fill="var(--gw-site)"
          stroke="var(--gw-crack)"
          stroke-width="1"
        />
        <path
          d={`M${left} ${top}H${left + w}V${top + h}H${left}Z`}
          fill="none"
          stroke="#f7ecd0"
          stroke-width="0.9"
          stroke-dasharray="3 3"
        />
        <path
          d={stakes.map(([sx, sy]) => `M${sx} ${sy + 2}v-7`).join('')}
          stroke="var(--wood-dark)"
          stroke-width="2.4"
          stroke-linecap="round"
        />
      </g>
    )
  }
  const value = villageValue(node)
  const number = value === undefined ? node.slice(-1) : null
  return (
    <g>
      <rect
        x={x + width * 0.1}
        y={y + height * 0.1}
        width={width * 0.8}
        height={height * 0.8}
        rx={width * 0.2}
        fill="#fdf6e3"
        fill-opacity="0.4"
        stroke="#5b4320"
        stroke-width="1"
        stroke-dasharray="3 2.4"
      />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {number !== null && (
          <Lettering y={width * 0.15} size={Math.max(LEAST, width * 0.4)} fill="#5c4630">
            {number}
          </Lettering>
        )}
        {value !== undefined && <Value size={Math.max(LEAST, width * 0.4)} y={0} value={value} />}
      </g>
    </g>
  )
})

const Sign = still(function Sign({
  rect: { x, y, width, height },
  slot,
  money,
}: {
  readonly rect: Box
  readonly slot: Slot
  readonly money: Money
}) {
  return (
    <g>
      <path
        d={`M${x + width * 0.18} ${y + height - 1}v4M${x + width * 0.82} ${y + height - 1}v4`}
        stroke="var(--wood-dark)"
        stroke-width="2"
      />
      <rect x={x} y={y} width={width} height={height} rx="2" fill="#d2a672" stroke={INK} stroke-width="1" />
      <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
        <GlyphRows glyphs={[slotGlyph(slot, money)]} width={width - 4} height={height - 1} />
      </g>
    </g>
  )
})

export function Riders({ view, layout: { trail } }: { readonly view: View; readonly layout: Layout }) {
  const riders = view.trail
    .flatMap(({ node, cattlemen }) => cattlemen.map((seat, i) => ({ seat, ...standing(trail, node, i) })))
    .sort((a, b) => a.y - b.y)
  return (
    <g>
      {riders.map(({ seat, x, y }) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(${trail.rider})`}>
          <Rider identity={seatIdentity(seat satisfies Seat)} />
        </g>
      ))}
    </g>
  )
}
