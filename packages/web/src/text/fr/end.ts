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
    chartOf: (name, points) => `${name} : ${points} points à la fin`,
    chartLabel: 'Les scores au fil de la partie',
    rematch: 'Revanche',
    replay: 'Revoir',
    record: 'Enregistrer la partie',
    share: 'Partager',
    verifying: 'Toute la partie est rejouée…',
    verified: (lines) =>
      `Honnête : la graine correspond à l’engagement pris avant le premier jet, et les ${lines} coups, rejoués sur cet appareil, mènent exactement à ce résultat.`,
    unverified: 'Cette partie ne résiste pas à la vérification.',
    commitment: 'Engagement :',
  },
}
