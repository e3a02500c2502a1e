/** The score so far, as far as the rules let everybody know it; at the end, the score sheet's. */
import type { Seat } from '@waystation/kernel'
import type { PastPosition } from '@waystation/protocol'
import type { GameUi } from '../adapter.ts'

export function scoreOf(position: PastPosition | null, seat: Seat, ui: GameUi | null): number | null {
  if (position === null) return null
  const sheet = position.scores?.find((score) => score.seat === seat)
  return sheet?.total ?? ui?.score?.(position.view, seat) ?? null
}
