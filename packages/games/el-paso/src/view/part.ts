/** "Déroulement de la partie": which part of a turn it is, told by what of the turn is still ahead: tokens come in between anywhere. */
import type { State } from '../state.ts'

/** Move and act; or, in El Paso, show the hand and deliver. Drawing asks nothing but what may be done at any time. */
export type Part = 'move' | 'act' | 'show' | 'deliver' | 'draw'

export function partOf({ agenda }: Readonly<State>): Part | null {
  const ahead = new Set(agenda.map((planned) => planned.do))
  if (ahead.has('place') || ahead.has('move')) return 'move'
  if (ahead.has('elPaso') || ahead.has('revealHand')) return 'show'
  if (ahead.has('discardHand')) return 'deliver'
  if (ahead.has('refillHand')) return 'act'
  return ahead.has('endTurn') ? 'draw' : null
}
