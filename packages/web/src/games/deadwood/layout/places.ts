/** Where single pieces stand: cowboys on a plot, and where things fly from and to. */
import type { BuildingId, CowboyType, PlotId, PlotView, View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import { mineSpots } from '../scene/Outskirts.tsx'
import type { Layout, Spot } from './types.ts'

/** Feet of the cowboys on a plot: one by the door, two face to face, a congregation in a row. */
export function standing(layout: Layout, plot: PlotId, count: number, index: number): Spot {
  const { x, y, width, height } = layout.plots[plot]
  const foot = y + height - 2
  const room = layout.cowboy * 34
  if (count <= 1) return { x: x + width - room * 0.62, y: foot }
  const span = width - room
  return { x: x + room / 2 + span * (1 - index / (count - 1)), y: foot }
}

export const centre = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
})

export const plotWith = (view: View, building: BuildingId): PlotView | undefined =>
  view.plots.find(({ tile }) => tile === building)

/** Where a cowboy of this seat stands on a building, or would stand as one more. */
export function onBuilding(layout: Layout, view: View, building: BuildingId, seat: Seat): Spot {
  const found = plotWith(view, building)
  if (found === undefined) return centre(layout.land)
  const at = found.cowboys.findIndex((cowboy) => cowboy.seat === seat)
  const count = found.cowboys.length + (at < 0 ? 1 : 0)
  return standing(layout, found.plot, count, at < 0 ? found.cowboys.length : at)
}

export const atRanch = (layout: Layout, seat: Seat, type: CowboyType): Spot => layout.ranches[seat].gang[type]

export function inMine(layout: Layout, view: View, seat: Seat, type: CowboyType): Spot {
  const found = mineSpots(view, layout.mine).find((spot) => spot.seat === seat && spot.type === type)
  return found ?? { x: centre(layout.mine).x, y: layout.mine.y + layout.mine.height - 8 }
}
