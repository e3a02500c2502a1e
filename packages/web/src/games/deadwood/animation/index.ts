/** How Deadwood's events are played back. */
import type { Event, View } from '@waystation/deadwood'
import type { BoardAnimation } from '../../../board/animation.ts'
import { advance, depart } from './advance.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  sent: 420,
  moved: 420,
  recalled: 320,
  feePaid: 320,
  duelBegins: 1000,
  postersTaken: 320,
  postersDiscarded: 280,
  fled: 1100,
  cartridgeUsed: 350,
  diceCounted: 450,
  dieRolled: 640,
  duelEnds: 1300,
  killed: 500,
  sentToMine: 400,
  annexed: 220,
  earned: 360,
  cartridgesGained: 320,
  poniesGained: 320,
  hired: 400,
  sheriffMoved: 480,
  robbed: 360,
  tileDrawn: 260,
  built: 420,
  tileReturned: 220,
  goldRolled: 700,
  courtPaid: 300,
  denounced: 200,
  telegraphed: 300,
  railLaid: 650,
  stationBuilt: 900,
  destroyed: 420,
  depotPaid: 400,
  championChosen: 400,
  finalCartridgesUsed: 350,
  aimed: 260,
  championKilled: 600,
}

/** Cowboys on their way are neither here nor there. */
const ON_THE_WAY: readonly Event['type'][] = ['sent', 'moved', 'recalled', 'fled', 'killed', 'hired', 'sentToMine']

export const ANIMATION: BoardAnimation<View, Event> = {
  advance,
  during: (view, event) => (ON_THE_WAY.includes(event.type) ? depart(view, event) : advance(view, event)),
  ms: ({ type }) => SCENES[type] ?? 0,
  longest: 8000,
}
