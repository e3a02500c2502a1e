/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { type BuildingId, type Deadwood, type Option, RAIL_TILES, type View } from '@waystation/deadwood'
import type { GameText } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { Cowboy } from '../../art/pieces/Cowboy.tsx'
import { Star } from '../../art/pieces/small.tsx'
import { type Labels, strengthOf } from './labels.ts'
import { onBuilding, plotWith } from './layout/places.ts'
import type { Layout, Spot } from './layout/types.ts'
import { previewNote } from './note.ts'
import { StationTile, Track } from './town/Rails.tsx'
import { trackBoxes } from './town/Railway.tsx'
import { Tile } from './town/Tile.tsx'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly text: GameText<Deadwood>
}

export function Ghost(props: GhostProps) {
  const { option, view, layout } = props
  const note = previewNote(option, view, props.text)
  const spot = anchor(option, view, layout)
  return (
    <g class="dw-ghost" aria-hidden="true">
      <Piece {...props} />
      {spot !== null && note !== null && <Bubble spot={spot} text={note} layout={layout} />}
    </g>
  )
}

function At({ spot, scale = 1, children }: { spot: Spot; scale?: number; children: ComponentChildren }) {
  return <g transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>{children}</g>
}

function Piece({ option, view, layout, labels }: GhostProps) {
  const seat = view.viewer ?? view.active
  const { width, height } = layout.tile
  switch (option.do) {
    case 'send':
      return (
        <At spot={onBuilding(layout, view, option.building, seat)} scale={layout.cowboy}>
          <Cowboy seat={seat} strength={strengthOf(option.cowboy)} />
        </At>
      )
    case 'sheriff':
      return (
        <At spot={layout.crossings[option.crossing]} scale={layout.star}>
          <Star />
        </At>
      )
    case 'build':
      return (
        <At spot={layout.plots[option.plot]}>
          <Tile id={option.building} name={labels.name(option.building)} size={layout.tile} />
        </At>
      )
    case 'rail':
      if (view.line.length < RAIL_TILES)
        return <Track boxes={trackBoxes([...view.line, option.plot], layout)} pitch={layout.pitch} />
      return (
        <At spot={layout.plots[option.plot]}>
          <StationTile width={width} height={height} name={labels.name('train-station')} />
        </At>
      )
    default:
      return null
  }
}

/** Top left corner of the thing the option is about. */
function anchor(option: Option, view: View, layout: Layout): Spot | null {
  const house = (building: BuildingId): Spot | null => {
    const found = plotWith(view, building)
    return found === undefined ? null : layout.plots[found.plot]
  }
  if (option.do === 'rail') return layout.plots[option.plot]
  if (option.do === 'hire') return layout.ranches[view.viewer ?? 0].rect
  if (option.do === 'pay' || option.do === 'refuse') return layout.ranches[view.viewer ?? 0].rect
  return 'building' in option ? house(option.building) : null
}

function Bubble({ spot, text, layout }: { readonly spot: Spot; readonly text: string; readonly layout: Layout }) {
  const size = layout.kind === 'tall' ? 12 : 16
  const width = text.length * size * 0.56 + 24
  const x = Math.max(6, Math.min(layout.width - width - 6, spot.x - 6))
  const y = Math.max(6, spot.y - size * 2.3)
  return (
    <g class="dw-bubble" transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={size * 1.9}
        rx="7"
        fill="var(--glow-core)"
        stroke="var(--piece-ink)"
        stroke-width="1.8"
      />
      <text
        x={width / 2}
        y={size * 1.3}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="750"
        font-size={size}
        fill="var(--piece-ink)"
      >
        {text}
      </text>
    </g>
  )
}
