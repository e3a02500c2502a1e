import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'La Voyante doit être consultée : regarder n’est plus facultatif.',
    'Une Mairie voisine de la Gare construit encore tant qu’une Épicerie pourrait y envoyer quelqu’un.',
    'Les dés du duel final sont attribués dans l’ordre de votre choix.',
  ],
  3: ['À l’Église, vous choisissez combien des pions Wanted que permettent les Blanchisseries vous défaussez.'],
}
