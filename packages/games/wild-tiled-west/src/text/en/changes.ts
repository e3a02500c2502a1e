import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Several Blacksmiths finished at once bring only one more partner.',
    'The first player is drawn after everything else has been laid out.',
  ],
}
