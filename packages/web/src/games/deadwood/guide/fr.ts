import { facesThat, RAIL_TILES, SHERIFF_FEE, WOUNDS_TO_KILL } from '@waystation/deadwood'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

export const fr: LessonWords = {
  welcome: {
    title: 'Bienvenue à Deadwood',
    text: 'Votre clan met la main sur les commerces d’une ville sans loi, avant que le rail n’amène la Cavalerie. Le plus riche à la fin l’emporte.',
  },
  send: {
    title: 'Envoyez un cowboy en ville',
    text: 'Cliquez sur un de vos cowboys, puis sur un bâtiment qui brille. Le nombre à ses pieds est sa force : les dés qu’il lance en duel.',
  },
  confirm: {
    title: 'Rien n’est encore fait',
    text: 'Vous voyez ce que cela ferait. Cliquez de nouveau, ou appuyez sur Entrée, pour le faire ; Échap revient en arrière. Même après, vous pouvez annuler votre coup.',
  },
  annex: {
    title: 'Annexez le bâtiment',
    text: 'Il donne ce qu’annoncent les signes du trottoir : argent, cartouches, chevaux et plus. Les effets sur fond ardoise, après le fanion, valent tant que vous contrôlez le bâtiment.',
  },
  others: {
    title: 'Aux autres de jouer',
    text: 'Le journal raconte tout ; un clic sur une ligne montre ce moment. À votre tour, « Qu’ai-je manqué ? » vous remontre ce qui s’est passé.',
  },
  sheriff: {
    title: 'Le shérif',
    text: `Personne n’attaque sur les trois cases autour de son étoile. S’y placer coûte ${SHERIFF_FEE} $, versé à l’adversaire qui contrôle son bureau.`,
  },
  attack: {
    title: 'Les armes plutôt que l’argent',
    text: 'Un bâtiment occupé peut se prendre en duel. Choisissez-le pour voir vos chances. Chaque attaque vous coûte un pion Wanted.',
  },
  cartridge: {
    title: 'Un dé de plus',
    text: `Un ${facesThat('kill').join(' ou un ')} tue, un ${facesThat('wound').join(' ou un ')} blesse, ${numeral('fr')(WOUNDS_TO_KILL)} blessures tuent. Celui qui a le plus de dés lance d’abord la différence ; ensuite chacun lance, un dé à la fois.`,
  },
  flee: {
    title: 'On vous attaque',
    text: 'Un cheval emmène votre cowboy, vivant, à la Mine abandonnée. S’il reste et que tous deux survivent, le bâtiment reste à vous.',
  },
  posters: {
    title: 'Wanted !',
    text: 'Ces pions coûtent une amende à la fin, chacun plus que le précédent. L’Église et la Mairie vous en font défausser. Quand la jauge est vide, la partie finit.',
  },
  rail: {
    title: 'Le rail arrive',
    text: `Deux cases au choix ; un bâtiment dessous disparaît. Les cowboys voisins annexent de nouveau, immédiatement. Après ${numeral('fr')(RAIL_TILES)} tuiles, la Gare met fin à la partie.`,
  },
  build: {
    title: 'La ville grandit',
    text: 'Cliquez sur une tuile, puis sur une case qui brille. Placez loin de la voie ce que vous voulez garder.',
  },
  return: {
    title: 'Rappelez-les au ranch',
    text: 'Au lieu d’en envoyer un, vous pouvez rappeler autant de cowboys que vous voulez : cliquez sur un des vôtres en ville ou à la mine, puis le suivant.',
  },
  farewell: {
    title: 'Deadwood n’a plus de secrets pour vous',
    text: 'Survolez un élément (ou appuyez longuement dessus) pour savoir ce que c’est, ou pourquoi il n’est pas jouable. « Conseil » montre ce que ferait un robot ; les Règles sont à côté.',
  },
}
