/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { At, Ghosts } from '../../board/Ghost.tsx'
import { type BuildingId, type Deadwood, type Option, RAIL_TILES, type View } from '@waystation/deadwood'
import type { GameText } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { Cowboy } from '../../art/pieces/Cowboy.tsx'
import { Star } from '../../art/pieces/small.tsx'
import { type Labels, strengthOf } from './labels.ts'
import { onBuilding, plotWith } from './layout/places.ts'
import type { Layout } from './layout/types.ts'
import { consequences } from './note.ts'
import { StationTile, Track } from './town/Rails.tsx'
import { trackBoxes } from './town/Railway.tsx'
import { Tile } from './town/Tile.tsx'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly text: GameText<Deadwood>
  readonly avoid: readonly Box[]
}

export function Ghost(props: GhostProps) {
  const { option, view, layout } = props
  return (
    <Ghosts
      thing={thingOf(option, view, layout)}
      consequences={consequences(option, view, props.text)}
      layout={layout}
      avoid={props.avoid}
    >
      <Piece {...props} />
    </Ghosts>
  )
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

/** What the option is about. */
function thingOf(option: Option, view: View, layout: Layout): Box | null {
  const house = (building: BuildingId): Box | null => {
    const found = plotWith(view, building)
    return found === undefined ? null : layout.plots[found.plot]
  }
  if (option.do === 'rail') return layout.plots[option.plot]
  if (option.do === 'hire') return layout.ranches[view.viewer ?? 0].rect
  if (option.do === 'pay' || option.do === 'refuse') return layout.ranches[view.viewer ?? 0].rect
  return 'building' in option ? house(option.building) : null
}
