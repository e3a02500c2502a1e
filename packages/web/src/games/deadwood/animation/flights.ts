/** What flies over the board while an event is on stage, from where to where. */
import type { CowboyType, Event, View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import { atRanch, centre, inMine, onBuilding } from '../layout/places.ts'
import type { Layout, Spot } from '../layout/types.ts'

export type Cargo =
  | { readonly kind: 'cowboy'; readonly seat: Seat; readonly type: CowboyType; readonly rides?: true }
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'cartridge' | 'pony' | 'poster'; readonly count: number }

export interface Flight {
  readonly cargo: Cargo
  readonly from: Spot
  readonly to: Spot
}

const cowboy = (seat: Seat, type: CowboyType): Cargo => ({ kind: 'cowboy', seat, type })

function place(layout: Layout, view: View, e: Extract<Event, { type: 'recalled' | 'sentToMine' }>): Spot {
  if (e.from === 'ranch') return atRanch(layout, e.seat, e.cowboy)
  if (e.from === 'mine') return inMine(layout, view, e.seat, e.cowboy)
  if (e.from === 'reserve') return layout.ranches[e.seat].reserve[e.cowboy]
  return onBuilding(layout, view, e.from, e.seat)
}

function cowboyFlight(layout: Layout, view: View, e: Event): Flight | null {
  switch (e.type) {
    case 'sent':
      return {
        cargo: cowboy(e.seat, e.cowboy),
        from: atRanch(layout, e.seat, e.cowboy),
        to: onBuilding(layout, view, e.building, e.seat),
      }
    case 'moved':
      return {
        cargo: cowboy(e.seat, e.cowboy),
        from: onBuilding(layout, view, e.from, e.seat),
        to: onBuilding(layout, view, e.to, e.seat),
      }
    case 'recalled':
      return { cargo: cowboy(e.seat, e.cowboy), from: place(layout, view, e), to: atRanch(layout, e.seat, e.cowboy) }
    case 'fled':
      return {
        cargo: { kind: 'cowboy', seat: e.seat, type: e.cowboy, rides: true },
        from: onBuilding(layout, view, e.building, e.seat),
        to: inMine(layout, view, e.seat, e.cowboy),
      }
    case 'sentToMine':
      return {
        cargo: cowboy(e.seat, e.cowboy),
        from: place(layout, view, e),
        to: inMine(layout, view, e.seat, e.cowboy),
      }
    case 'hired':
      return {
        cargo: cowboy(e.seat, e.cowboy),
        from: layout.ranches[e.seat].reserve[e.cowboy],
        to: inMine(layout, view, e.seat, e.cowboy),
      }
    case 'killed':
      return {
        cargo: cowboy(e.seat, e.cowboy),
        from: onBuilding(layout, view, e.building, e.seat),
        to: { x: centre(layout.bootHill).x, y: layout.bootHill.y + layout.bootHill.height - 10 },
      }
    default:
      return null
  }
}

export function flightOf(layout: Layout, view: View, e: Event): Flight | null {
  const purse = (seat: Seat): Spot => layout.ranches[seat].money
  const tokens = (seat: Seat) => layout.ranches[seat].tokens
  switch (e.type) {
    case 'earned': {
      const from = onBuilding(layout, view, e.building, e.seat)
      return { cargo: { kind: 'money', amount: e.amount }, from: { x: from.x, y: from.y - 30 }, to: purse(e.seat) }
    }
    case 'feePaid':
      return { cargo: { kind: 'money', amount: e.amount }, from: purse(e.seat), to: purse(e.to) }
    case 'robbed':
      return { cargo: { kind: 'money', amount: e.amount }, from: purse(e.victim), to: purse(e.seat) }
    case 'courtPaid':
      return { cargo: { kind: 'money', amount: e.amount }, from: purse(e.seat), to: centre(layout.gauge) }
    case 'cartridgesGained':
      return { cargo: { kind: 'cartridge', count: e.count }, from: centre(layout.land), to: tokens(e.seat).cartridges }
    case 'poniesGained':
      return { cargo: { kind: 'pony', count: e.count }, from: centre(layout.land), to: tokens(e.seat).ponies }
    case 'postersTaken':
      return { cargo: { kind: 'poster', count: e.count }, from: centre(layout.gauge), to: tokens(e.seat).posters }
    case 'postersDiscarded':
      return {
        cargo: { kind: 'poster', count: e.count },
        from: tokens(e.seat).posters,
        to: { x: layout.land.width / 2, y: -40 },
      }
    default:
      return cowboyFlight(layout, view, e)
  }
}
