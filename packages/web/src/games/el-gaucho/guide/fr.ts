import { KEEP_RULES } from '@waystation/el-gaucho'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const SMALLER_TILES = KEEP_RULES.slice(1)
  .map(({ count, highest }) => `ou ${numeral('fr')(count)} d’au plus ${highest}`)
  .join(', ')

export const fr: LessonWords = {
  welcome: {
    title: 'Bienvenue dans la pampa',
    text: 'Réservez des bœufs avec les dés, faites-les rentrer, rangez-les en troupeaux par race, puis vendez les troupeaux. L’éleveur le plus riche gagne.',
  },
  keep: {
    title: 'Vos premiers bœufs',
    text: `Vous seul voyez ces tuiles. Gardez-en une de n’importe quelle valeur, ${SMALLER_TILES} : cliquez sur ce qui brille, puis validez.`,
  },
  first: {
    title: 'Un gaucho en place',
    text: 'Placez un gaucho dans un secteur qui brille. Il vous reviendra plus tard pour son action spéciale ; le Souhait donne un dé de la valeur voulue.',
  },
  numbers: {
    title: 'Deux nombres sur chaque bœuf',
    text: 'Des dés qui font le grand nombre y placent un gaucho debout : le bœuf rentrera avec vous. Le petit nombre ne fait que le coucher ; il faudra le relever.',
  },
  confirm: {
    title: 'Rien n’est encore fait',
    text: 'Vous voyez ce que cela ferait. Cliquez de nouveau, ou appuyez sur Entrée, pour le faire ; Échap revient en arrière. Même après, vous pouvez annuler votre coup.',
  },
  dice: {
    title: 'Prenez deux dés',
    text: 'Repérez un bœuf qui vous plaît, puis cliquez sur deux dés qui brillent. Ils servent un par un, ou additionnés.',
  },
  areas: {
    title: 'Ou envoyez un gaucho au travail',
    text: 'Les dés près de chaque panneau disent ce qu’il faut. Le gaucho y attend que vous l’utilisiez, à un tour suivant.',
  },
  spend: {
    title: 'Utilisez vos dés',
    text: 'Tout ce qui brille peut se payer avec vos dés. Cliquez dessus, puis sur les dés s’il y a le choix. Survolez un élément (ou appuyez longuement dessus) pour savoir ce que c’est, ou pourquoi il n’est pas jouable.',
  },
  others: {
    title: 'Aux autres de jouer',
    text: 'Le journal raconte tout ; un clic sur une ligne montre ce moment. À votre tour, « Qu’ai-je manqué ? » vous remontre ce qui s’est passé.',
  },
  ready: {
    title: 'Votre gaucho peut agir',
    text: 'Cliquez sur le secteur où il attend. Il revient dans votre réserve et l’action a lieu immédiatement, sans dé.',
  },
  herd: {
    title: 'Lire son troupeau',
    text: 'Une ligne doit toujours monter ou toujours descendre. Un bœuf qui ne convient pas vous fait d’abord vendre la ligne. Son prix est affiché au bout : nombre de bœufs × valeur du meilleur.',
  },
  'round-up': {
    title: 'Faire rentrer les bœufs',
    text: 'Après chaque manche, si tous les bœufs d’un pâturage portent un gaucho, ceux des gauchos debout rentrent. La pampa est ensuite repeuplée.',
  },
  farewell: {
    title: 'Vous connaissez le chemin',
    text: 'Continuez jusqu’à ce que la pioche soit vide. « Conseil » montre ce que ferait un robot, et les Règles sont à côté du plateau.',
  },
}
