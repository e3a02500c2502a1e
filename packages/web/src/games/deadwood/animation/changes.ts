/** Small changes of a view, from which every event is told. */
import type { BuildingId, CowboyType, PlayerView, PlotId, TileId, View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'

type Place = 'ranch' | 'mine' | 'reserve' | 'bootHill'
type Counted = 'money' | 'cartridges' | 'ponies' | 'posters'

export function player(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) }
}

export const count = (view: View, seat: Seat, what: Counted, change: number): View =>
  player(view, seat, (p) => ({ [what]: p[what] + change }))

export const gang = (view: View, seat: Seat, place: Place, type: CowboyType, change: number): View =>
  player(view, seat, (p) => ({ [place]: { ...p[place], [type]: p[place][type] + change } }))

/** Cowboys on a building are listed by seat. */
export function post(view: View, building: BuildingId, seat: Seat, cowboy: CowboyType): View {
  const plots = view.plots.map((plot) =>
    plot.tile === building
      ? { ...plot, cowboys: [...plot.cowboys, { seat, cowboy }].sort((a, b) => a.seat - b.seat) }
      : plot,
  )
  return { ...view, plots }
}

export function leave(view: View, building: BuildingId, seat: Seat): View {
  const plots = view.plots.map((plot) =>
    plot.tile === building ? { ...plot, cowboys: plot.cowboys.filter((cowboy) => cowboy.seat !== seat) } : plot,
  )
  return { ...view, plots }
}

export function lay(view: View, at: PlotId, tile: TileId | null): View {
  return { ...view, plots: view.plots.map((plot) => (plot.plot === at ? { ...plot, tile, cowboys: [] } : plot)) }
}

/** Takes the top tile, or puts one under the stack. */
export function stack(view: View, number: number, under: BuildingId | null): View {
  const stacks = view.stacks.map((each, i) => {
    if (i !== number - 1) return each
    return { ...each, tiles: under === null ? each.tiles.slice(1) : [...each.tiles, under] }
  })
  return { ...view, stacks }
}
