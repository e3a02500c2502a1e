import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: ['Of several equal objective cards taken unseen, one that has been played no longer counts as unknown.'],
  3: [
    'An objective card that moves the cattleman may be played at the beginning of phase B too; it then takes the place of the location.',
    'Rails to the North, At the Poker Table, building sites, the buildings sold on their own and further station masters can be chosen.',
    'One player may choose the sides of the private buildings.',
  ],
}
