import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Un gaucho repris sur une zone d’action pour une autre tuile de la steppe peut encore effectuer l’action de cette zone.',
    'Qui détient des tuiles de la steppe les voit.',
  ],
}
