import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'De plusieurs cartes Objectif identiques prises sans être vues, celle qui a été jouée n’est plus comptée comme inconnue.',
  ],
}
