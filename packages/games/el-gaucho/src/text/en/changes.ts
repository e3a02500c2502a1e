import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'A gaucho fetched from an action area for another tile of the steppe may still do the action of that area.',
    'Whoever holds tiles of the steppe sees them.',
  ],
  3: ['As variants, the first player is rolled for, and two players choose the breed that is left out.'],
}
