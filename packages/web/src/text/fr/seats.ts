import type { Text } from '../types.ts'

export const seats: Pick<Text, 'seats'> = {
  seats: {
    leave: 'Quitter',
    title: 'Quitter la table ?',
    untilBack:
      'Un robot joue à votre place jusqu’à votre retour. Votre place reste à vous : un clic, et vous jouez de nouveau.',
    botPlays: 'Laisser jouer un robot',
    keepSeat: 'Ou seulement partir : les autres vous attendent.',
    goHome: 'Vers mes parties',
    resignSure: 'Ou abandonner pour de bon : un robot joue à votre place jusqu’à la fin.',
    resign: 'Abandonner',
    level: 'Force du robot',
    standInFor: (name) => `Laisser un robot jouer pour ${name}`,
    otherBotFor: (name) => `Un autre robot pour ${name}`,
    standInHint: (name) => `Il joue jusqu’au retour de ${name}, qui peut reprendre sa place à tout moment.`,
    seatBot: 'Asseoir le robot',
    playsForYou: (bot) => `${bot} joue à votre place.`,
    outOfTime: (bot) => `Votre temps est écoulé : ${bot} joue à votre place.`,
    takeBack: 'Reprendre ma place',
  },
}
