/** What events of Rails to the North change in a view. */
import type { AnnexView, Event, MapView, TownView, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'

const onMap = (view: View, change: (map: MapView) => Partial<MapView>): View =>
  view.map === null ? view : { ...view, map: { ...view.map, ...change(view.map) } }

const onAnnex = (view: View, seat: Seat, change: (annex: AnnexView) => Partial<AnnexView>): View => ({
  ...view,
  players: view.players.map((p) =>
    p.seat === seat && p.annex !== null ? { ...p, annex: { ...p.annex, ...change(p.annex) } } : p,
  ),
})

/** On the first trade space that is free: what is worth most is printed first. */
function opened(town: TownView, seat: Seat): TownView {
  const free = town.spaces.indexOf(null)
  return { ...town, spaces: town.spaces.map((owner, i) => (i === free ? seat : owner)) }
}

const token = (view: View, seat: Seat, change: 1 | -1): View =>
  onAnnex(
    onMap(view, ({ exchangeTokens }) => ({ exchangeTokens: exchangeTokens - change })),
    seat,
    ({ exchangeTokens }) => ({ exchangeTokens: exchangeTokens + change }),
  )

export function northAdvance(view: View, e: Event): View {
  switch (e.type) {
    case 'shopPlaced':
      return onAnnex(
        onMap(view, ({ towns }) => ({
          towns: towns.map((town) => (town.town === e.town ? opened(town, e.seat) : town)),
        })),
        e.seat,
        ({ shops }) => ({ shops: [...shops, e.town], shopsLeft: e.left }),
      )
    case 'exchangeTokenTaken':
      return token(view, e.seat, 1)
    case 'exchangeTokenUsed':
      return token(view, e.seat, -1)
    case 'newYorkMasterTaken': {
      const taken = onMap(view, ({ newYork }) => ({ newYork: newYork.filter((id) => id !== e.tile) }))
      const players = taken.players.map((p) =>
        p.seat === e.seat ? { ...p, stationMasters: [...p.stationMasters, e.tile] } : p,
      )
      return { ...taken, players }
    }
    default:
      return view
  }
}
