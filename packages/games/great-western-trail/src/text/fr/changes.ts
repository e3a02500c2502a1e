import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'De plusieurs cartes Objectif identiques prises sans être vues, celle qui a été jouée n’est plus comptée comme inconnue.',
  ],
  3: [
    'Une carte Objectif qui déplace l’éleveur peut aussi être jouée au début de la phase B ; elle remplace alors l’usage du lieu.',
    'Ruée vers le nord, À la table de poker, la préparation de chantier, les bâtiments vendus à part et d’autres chefs de gare peuvent être choisis.',
    'Un joueur peut choisir la face des bâtiments personnels.',
  ],
}
