import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Le bonus d’un bâtisseur qu’une livraison rend possible vient avant la pioche des cartes.',
    'Qui a atteint la fin de la partie ne fait plus rien après El Paso.',
  ],
}
