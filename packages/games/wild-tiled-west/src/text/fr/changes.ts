import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Plusieurs Forges achevées en même temps n’apportent qu’un partenaire de plus.',
    'Le premier joueur est tiré au sort une fois tout le reste en place.',
  ],
}
