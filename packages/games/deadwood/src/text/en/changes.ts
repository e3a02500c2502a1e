import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'The Fortune Teller must be consulted: looking is no longer optional.',
    'A Town Hall beside the station still builds while a General Store could send somebody there.',
    'The dice of the final duel are aimed in any order.',
  ],
  3: ['At the Church you choose how many of the posters that Laundries allow you discard.'],
}
