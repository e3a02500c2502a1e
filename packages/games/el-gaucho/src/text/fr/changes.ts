import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Un gaucho repris sur un secteur Action pour une autre tuile de la steppe peut encore effectuer l’action de ce secteur.',
    'Le joueur qui détient des tuiles de la steppe les voit.',
  ],
  3: [
    'En variante, le premier joueur est celui qui fait le plus haut total aux dés, et deux joueurs choisissent la race écartée.',
  ],
}
