/** How El Gaucho's events are played back. */
import type { Event, View } from '@waystation/el-gaucho'
import type { BoardAnimation } from '../../../board/animation.ts'
import { advance } from './advance.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  tileDrawn: 150,
  steppeFilled: 200,
  startHerd: 250,
  diceRolled: 400,
  diceTaken: 320,
  gauchoStands: 340,
  gauchoLies: 340,
  gauchoRises: 300,
  areaOccupied: 340,
  areaUsed: 260,
  areaLeft: 260,
  gauchoReclaimed: 300,
  diceLost: 250,
  dieWished: 300,
  cattleStolen: 380,
  gauchoDisplaced: 380,
  tileSettled: 380,
  roundedUp: 400,
  finalCollection: 400,
  cattleAdded: 300,
  income: 400,
}

export const ANIMATION: BoardAnimation<View, Event> = { advance, ms: ({ type }) => SCENES[type] ?? 0, longest: 3400 }
