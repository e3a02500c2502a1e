import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: ['Of several equal objective cards taken unseen, one that has been played no longer counts as unknown.'],
}
