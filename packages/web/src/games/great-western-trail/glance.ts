import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { Glance } from '../glance.ts'

export const glance: Glance<GreatWesternTrail> = {
  score: ({ players }, seat) => players[seat].points,
}
