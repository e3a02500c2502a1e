/**
 * The position after one more event, as far as it can be drawn: what the board shows while it plays back what happened.
 * The position that follows the last event comes from the engine, so nothing here has to be the last word.
 */
import {
  CROSSING_IDS,
  CROSSINGS,
  type CrossingId,
  type Event,
  fineFor,
  PLOT_IDS,
  type View,
} from '@waystation/deadwood'
import { count, gang, lay, leave, player, post, stack } from './changes.ts'

/** Who leaves is gone, who comes is not there yet: what is shown while a cowboy is on his way. */
export function depart(view: View, e: Event): View {
  switch (e.type) {
    case 'sent':
      return gang(view, e.seat, 'ranch', e.cowboy, -1)
    case 'moved':
      return leave(view, e.from, e.seat)
    case 'fled':
      return leave(count(view, e.seat, 'ponies', -1), e.building, e.seat)
    case 'killed':
      return leave(view, e.building, e.seat)
    case 'hired':
      return gang(count(view, e.seat, 'money', -e.cost), e.seat, 'reserve', e.cowboy, -1)
    case 'recalled':
    case 'sentToMine':
      if (e.from === 'ranch' || e.from === 'mine' || e.from === 'reserve')
        return gang(view, e.seat, e.from, e.cowboy, -1)
      return leave(view, e.from, e.seat)
    default:
      return view
  }
}

function arrive(view: View, e: Event): View {
  switch (e.type) {
    case 'sent':
      return post(view, e.building, e.seat, e.cowboy)
    case 'moved':
      return post(view, e.to, e.seat, e.cowboy)
    case 'recalled':
      return gang(view, e.seat, 'ranch', e.cowboy, 1)
    case 'fled':
    case 'hired':
    case 'sentToMine':
      return gang(view, e.seat, 'mine', e.cowboy, 1)
    case 'killed':
    case 'championKilled':
      return gang(view, e.seat, 'bootHill', e.cowboy, 1)
    default:
      return view
  }
}

/** Money and tokens. */
function settle(view: View, e: Event): View {
  switch (e.type) {
    case 'feePaid':
      return count(count(view, e.seat, 'money', -e.amount), e.to, 'money', e.amount)
    case 'robbed':
      return count(count(view, e.victim, 'money', -e.amount), e.seat, 'money', e.amount)
    case 'earned':
      return count(view, e.seat, 'money', e.amount)
    case 'courtPaid':
      return count(view, e.seat, 'money', -e.amount)
    case 'cartridgeUsed':
      return count(view, e.seat, 'cartridges', -1)
    case 'finalCartridgesUsed':
      return count(view, e.seat, 'cartridges', -e.count)
    case 'cartridgesGained':
      return count(view, e.seat, 'cartridges', e.count)
    case 'poniesGained':
      return count(view, e.seat, 'ponies', e.count)
    case 'postersTaken':
      return posters({ ...view, pool: e.pool }, e.seat, e.count)
    case 'postersDiscarded':
      return posters({ ...view, box: view.box + e.count }, e.seat, -e.count)
    case 'telegraphed':
      return { ...view, pool: e.pool, box: view.box + (e.added ? -e.count : e.count) }
    default:
      return view
  }
}

const posters = (view: View, seat: number, change: number): View =>
  player(view, seat, (p) => ({ posters: p.posters + change, fine: fineFor(p.posters + change) }))

function watched(view: View, crossing: CrossingId): View {
  const plots = CROSSINGS[CROSSING_IDS.indexOf(crossing)].map((at) => PLOT_IDS[at])
  return {
    ...view,
    sheriff: { crossing, plots },
    plots: view.plots.map((plot) => ({ ...plot, safe: plots.includes(plot.plot) })),
  }
}

/** The town itself. */
function rebuild(view: View, e: Event): View {
  switch (e.type) {
    case 'townLaidOut':
      return e.buildings.reduce((town, { building, plot }) => lay(town, plot, building), view)
    case 'sheriffMoved':
      return watched(view, e.to)
    case 'tileDrawn':
      return { ...stack(view, e.stack, null), drawn: [...view.drawn, e.building] }
    case 'built':
      return { ...lay(view, e.plot, e.building), drawn: view.drawn.filter((id) => id !== e.building) }
    case 'tileReturned':
      return { ...stack(view, e.stack, e.building), drawn: view.drawn.filter((id) => id !== e.building) }
    case 'destroyed':
      return stack(lay(view, e.plot, null), e.stack, e.building)
    case 'railLaid':
      return { ...lay(view, e.plot, 'rail'), line: [...view.line, e.plot], nextOnLine: [] }
    case 'stationBuilt':
      return { ...lay(view, e.plot, 'train-station'), line: [...view.line, e.plot], nextOnLine: [] }
    case 'firstPlayer':
    case 'turnBegins':
      return { ...view, active: e.seat }
    default:
      return view
  }
}

export function advance(view: View, e: Event): View {
  return rebuild(settle(arrive(depart(view, e), e), e), e)
}
