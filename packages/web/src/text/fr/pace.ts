import type { Text } from '../types.ts'

export const pace: Pick<Text, 'pace'> = {
  pace: {
    title: 'Rythme',
    kinds: { none: 'Sans pendule', live: 'En direct', days: 'Sur plusieurs jours' },
    hints: {
      none: 'Chacun prend le temps qu’il lui faut.',
      live: 'Tous sont à la table ; chacun dispose d’un temps pour toute la partie.',
      days: 'Chacun dispose d’un délai par coup. Les notifications annoncent leur tour à ceux qui les ont activées.',
    },
    live: 'Temps pour la partie et pour chaque coup',
    liveOf: (minutes, seconds) => `${minutes} min + ${seconds} s par coup`,
    turn: 'Pour un coup',
    reserve: 'Réserve pour la partie',
    noReserve: 'aucune',
    hours: 'La pendule ne tourne que dans la journée',
    hoursHint: (zone) => `Heures de ${zone}.`,
    from: 'de',
    to: 'à',
    weekends: 'Pas le week-end',
    weekendsHint: 'Le samedi et le dimanche, la pendule s’arrête.',
    holidays: 'Congés permis',
    holidaysHint: 'La pendule d’un joueur qui a annoncé un congé s’arrête.',
    whenOut: 'Quand le temps d’un joueur est écoulé',
    outs: { bot: 'Un robot joue jusqu’à son retour', resign: 'C’est un abandon' },
    standIn: 'Le robot qui remplace',
  },
}
