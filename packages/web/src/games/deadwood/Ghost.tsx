/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { At, Ghosts } from '../../board/Ghost.tsx'
import { type BuildingId, type Deadwood, type Option, RAIL_TILES, type View } from '@waystation/deadwood'
import type { GameText } from '@waystation/kernel'
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
    <Ghosts spot={spot} note={note} layout={layout}>
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
