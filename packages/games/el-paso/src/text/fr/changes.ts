import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'Le bonus d’un bâtisseur qu’une livraison rend possible vient avant la pioche des cartes.',
    'Qui a atteint la fin de la partie ne fait plus rien après El Paso.',
  ],
  3: [
    'L’action Placer un bâtiment n’est faite qu’une fois la case choisie ; d’ici là, vous pouvez y renoncer après avoir utilisé un jeton ou un ouvrier.',
    'Les faces des bâtiments et des cartes Train peuvent être choisies une à une.',
    'Pour Sue, le bâtiment à elle où se tient son éleveur est le plus proche.',
  ],
}
