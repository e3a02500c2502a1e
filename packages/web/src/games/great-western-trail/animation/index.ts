/** How the events are played back. */
import type { Event, View } from '@waystation/great-western-trail'
import type { BoardAnimation } from '../../../board/animation.ts'
import { advance } from './advance.ts'
import { move } from './changes.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  cattlemanPlaced: 300,
  cattlemanMoved: 400,
  feePaid: 240,
  gained: 260,
  discarded: 220,
  drew: 200,
  removedCard: 260,
  hired: 340,
  built: 400,
  objectiveTaken: 340,
  objectivePlayed: 300,
  engineMoved: 400,
  stationUpgraded: 360,
  stationMasterTaken: 340,
  traded: 340,
  hazardRemoved: 340,
  cattleBought: 380,
  cattleAdded: 340,
  copied: 240,
  foresightPlaced: 340,
  workerPlaced: 300,
  foresightRefilled: 380,
  objectiveShown: 300,
  herdSold: 400,
  delivered: 400,
  buildingTurned: 300,
  satDown: 340,
  cardLaid: 300,
  // Up to four hands, each to be read.
  handsShown: 1600,
  potWon: 300,
  shopPlaced: 340,
  exchangeTokenTaken: 240,
  exchangeTokenUsed: 240,
  newYorkMasterTaken: 340,
}

/** A cattleman on the way is neither here nor there, and what turns over is not to be seen yet. */
function onTheWay(view: View, e: Event): View {
  const after = advance(view, e)
  switch (e.type) {
    case 'cattlemanMoved':
      return move(after, e.seat, null)
    case 'foresightRefilled':
      return { ...after, foresight: view.foresight }
    case 'objectiveShown':
      return { ...after, objectives: view.objectives }
    default:
      return after
  }
}

export const ANIMATION: BoardAnimation<View, Event> = {
  advance,
  during: onTheWay,
  ms: ({ type }) => SCENES[type] ?? 0,
  longest: 7000,
}
