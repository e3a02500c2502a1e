import { counted } from '@waystation/wording'
import type { Text } from '../types.ts'

export const end: Pick<Text, 'end'> = {
  end: {
    title: 'Score final',
    winner: (names) => `Victoire de ${names} !`,
    winners: (names) => `${names} partagent la victoire !`,
    nobody: 'Pas cette fois : le jeu l’emporte.',
    category: 'Catégorie',
    total: 'Total',
    rank: 'Rang',
    chart: 'La partie en graphique',
    chartOf: (name, points) => `${name} : ${counted('fr')(points, 'point', 'points')} à la fin`,
    chartLabel: 'Les scores au fil de la partie',
    rematch: 'Revanche',
    replay: 'Revoir',
    record: 'Enregistrer la partie',
    share: 'Partager',
    verifying: 'Toute la partie est rejouée…',
    verified: (lines) =>
      `Honnête : la graine correspond à l’engagement pris avant le premier jet, et la partie, ${counted('fr')(lines, 'coup rejoué', 'coups rejoués')} sur cet appareil, mène exactement à ce résultat.`,
    unverified: 'Cette partie ne résiste pas à la vérification.',
    commitment: 'Engagement :',
  },
}
