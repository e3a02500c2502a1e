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
    lead: (points) => `de ${points}`,
    winsBy: (name, points) => `${name} gagne de ${points}`,
    card: 'Le résultat en un coup d’œil',
    rematch: 'Revanche',
    joinRematch: 'Rejoindre la revanche',
    rematchOpen: 'Une revanche est ouverte : la table vous attend.',
    stays: 'robot, reste',
    copyLink: 'Copier le lien',
    copied: 'Copié',
    linkHint: 'Toute personne qui a le lien peut revoir la partie entière. Les noms y figurent comme ici.',
    chartAndReview: 'Courbe et avis du robot',
    replay: 'Revoir',
    record: 'Enregistrer la partie',
    share: 'Partager',
    verifying: 'Toute la partie est rejouée…',
    verified: (lines) =>
      `Partie vérifiée : les dés étaient fixés avant le début, et ${counted('fr')(lines, 'coup rejoué', 'coups rejoués')} sur cet appareil ${lines < 2 ? 'mène' : 'mènent'} exactement à ce résultat.`,
    shares: (devices) =>
      devices < 2
        ? 'La maison et l’appareil d’un joueur ont fait les dés ensemble.'
        : `La maison et les appareils de ${devices} joueurs ont fait les dés ensemble.`,
    signed: 'La maison l’a signée : les noms et tout le reste sont ceux de la partie jouée.',
    unverified: 'Cette partie ne résiste pas à la vérification.',
    proof: 'Comment on le sait',
    commitment: 'Engagement :',
  },
}
