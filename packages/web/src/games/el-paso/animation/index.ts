/** How El Paso's events are played back. */
import type { Event, View } from '@waystation/el-paso'
import type { BoardAnimation } from '../../../board/animation.ts'
import { advance } from './advance.ts'
import { move } from './changes.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  placed: 320,
  moved: 400,
  sueMoved: 400,
  cattleDiscarded: 300,
  moneyGained: 280,
  certificatesGained: 280,
  tokensGained: 280,
  hired: 340,
  cattleBought: 380,
  cattleGained: 340,
  trainUsed: 400,
  built: 400,
  replaced: 400,
  tileTaken: 380,
  tileShown: 200,
  cattleRemoved: 320,
  tokenUsed: 240,
  workerBonus: 280,
  drew: 240,
  reachedElPaso: 300,
  simmentalTaken: 320,
  simmentalSpace: 400,
  handRevealed: 380,
  delivered: 400,
  handDiscarded: 240,
  sueCard: 400,
  sueCattle: 360,
  sueWorker: 340,
  sueTrain: 300,
  sueTile: 380,
  sueBuilt: 400,
  sueReplaced: 400,
  sueSimmental: 320,
  sueSimmentalSpace: 400,
  sueDelivered: 400,
}

/** A rider on the way is neither here nor there. */
function onTheWay(view: View, e: Event): View {
  if (e.type === 'moved') return move(advance(view, e), e.seat, null)
  return e.type === 'sueMoved' ? move(view, 'sue', null) : advance(view, e)
}

export const ANIMATION: BoardAnimation<View, Event> = {
  advance,
  during: onTheWay,
  ms: ({ type }) => SCENES[type] ?? 0,
  longest: 7000,
}
