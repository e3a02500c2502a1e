import type { Deadwood } from '@waystation/deadwood'
import type { Glance } from '../glance.ts'

export const glance: Glance<Deadwood> = {
  score: (view, seat) => view.players[seat]?.total ?? null,
}
