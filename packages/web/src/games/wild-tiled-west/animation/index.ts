/** How Wild Tiled West's events are played back. */
import type { Event, View } from '@waystation/wild-tiled-west'
import type { BoardAnimation } from '../../../board/animation.ts'
import { advanceTo } from './advance.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  diceRolled: 620,
  dicePlaced: 220,
  dieMoved: 380,
  drafted: 420,
  sawmillUsed: 420,
  laid: 300,
  gained: 340,
  income: 260,
  mineAdvanced: 320,
  shot: 420,
  buried: 360,
  hillBandit: 380,
  townInaugurated: 420,
  surrounded: 360,
  roped: 360,
  wrangled: 400,
  contractTaken: 240,
  aceTaken: 300,
  partnerTaken: 340,
  tussle: 1400,
  banditCard: 400,
}

/** What is on its way has left and is not there yet. */
const ON_THE_WAY: readonly Event['type'][] = ['gained', 'hillBandit', 'dieMoved', 'shot']

/** To this position. */
export function animationTo(end: View): BoardAnimation<View, Event> {
  const advance = advanceTo(end)
  return {
    advance,
    during(view, event) {
      if (event.type === 'dieMoved') return advance(view, { type: 'dieSetAside', die: event.die, from: event.from })
      return ON_THE_WAY.includes(event.type) ? view : advance(view, event)
    },
    ms: ({ type }) => SCENES[type] ?? 0,
    longest: 6000,
  }
}
