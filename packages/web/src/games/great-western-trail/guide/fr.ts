import { MOST_CARDS_AT_TABLE } from '@waystation/great-western-trail'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const number = numeral('fr')

export const fr: LessonWords = {
  welcome: {
    title: 'Bienvenue sur la piste',
    text: 'Menez votre troupeau du Texas à Kansas City, vendez-le et expédiez-le par le rail ; puis recommencez, un peu plus fort. Le plus grand total de points l’emporte.',
  },
  place: {
    title: 'Où commencer',
    text: 'Votre éleveur commence sur un bâtiment à lettre, et l’utilise immédiatement. Les signes de la maison disent ce que l’on peut y faire.',
  },
  confirm: {
    title: 'Voir, puis faire',
    text: 'Ce qui va se passer se montre d’abord, avec son prix. Cliquez encore, ou appuyez sur Entrée.',
  },
  act: {
    title: 'Les signes d’un lieu',
    text: 'Sur un bâtiment neutre ou l’un des vôtres, chaque signe sert une fois, dans l’ordre voulu. Ce qui brille est possible maintenant.',
  },
  sell: {
    title: 'Des cartes contre de l’argent',
    text: 'Certains signes paient une carte de votre main. Elle va dans votre défausse et revient plus tard : les bêtes faibles s’y prêtent bien.',
  },
  auxiliary: {
    title: 'Les actions de soutien',
    text: 'À la place de tous les signes d’un lieu, faites une petite action de votre plateau. Sur un danger ou chez les autres, c’est tout ce qui est possible.',
  },
  hire: {
    title: 'Les travailleurs',
    text: 'Les cowboys achètent, les artisans construisent, les ingénieurs conduisent. Chacun prend la case suivante de sa rangée ; certaines rapportent immédiatement quelque chose.',
  },
  move: {
    title: 'En route',
    text: 'Seules les tuiles comptent : les cases vides ne coûtent rien. Là où le parcours se divise, montrez un lieu au-delà : le chemin se dessine.',
  },
  fees: {
    title: 'Les mains demandent de l’argent',
    text: 'Passer par une tuile marquée d’une main coûte une taxe : au propriétaire, ou à la banque pour un danger ou un tipi. Sinon, donnez ce que vous avez.',
  },
  build: {
    title: 'Vos bâtiments',
    text: 'Un bâtiment demande des artisans, et de l’argent pour chacun. Vous seul utilisez ses signes ; les autres paient parfois pour passer.',
  },
  site: {
    title: 'À quel endroit',
    text: 'Chaque bâtiment allonge le parcours de tous. Dans les bois, certaines actions paient mieux ; un signe près d’un emplacement est une action de plus.',
  },
  engine: {
    title: 'La locomotive',
    text: 'Les cases occupées ne comptent pas. Plus elle est loin, moins il reste de croix rouges jusqu’aux villes lointaines ; aux embranchements attendent des gares.',
  },
  station: {
    title: 'Une gare',
    text: 'Payez et laissez-y un disque de votre plateau : il libère ce qu’il couvrait et rapporte des points. Contre un travailleur, prenez le chef de gare.',
  },
  buy: {
    title: 'De meilleures bêtes',
    text: 'Plus de cowboys achètent plus, ou moins cher. À Kansas City, ce sont les races différentes qui comptent ; l’autre nombre, ce sont des points.',
  },
  clear: {
    title: 'Dangers et tipis',
    text: 'Un danger retiré est à vous et vaut des points ; le chemin perd sa taxe. Les tipis s’échangent contre plus ou moins d’argent.',
  },
  objective: {
    title: 'Les objectifs',
    text: 'La carte rejoint vos cartes. Une fois jouée, elle demande certaines choses jusqu’à la fin : des points si vous les avez toutes, une perte sinon.',
  },
  foresight: {
    title: 'Kansas City prévoit',
    text: 'De chaque paire vous choisissez une tuile : marché de l’emploi, danger ou village, pour tous. La dernière rangée des emplois met fin à la partie.',
  },
  income: {
    title: 'La vente',
    text: 'Chaque race différente compte une fois ; les certificats s’y ajoutent. Vous gagnez autant de dollars, et cette valeur dit jusqu’où livrer.',
  },
  deliver: {
    title: 'Une livraison',
    text: 'Choisissez une ville de valeur au plus égale. Chaque croix rouge entre votre locomotive et elle coûte. La plupart ne prennent votre disque qu’une fois.',
  },
  discs: {
    title: 'Quel disque ?',
    text: 'Le disque livré libère ce qu’il couvrait : plus de déplacements, une plus grande main, de meilleures actions de soutien. Le cadre noir les accepte tous.',
  },
  shop: {
    title: 'Un magasin au nord',
    text: 'Les magasins suivent les rails depuis Kansas City, depuis les vôtres et depuis les villes où est votre disque. On livre ensuite dans les grandes villes.',
  },
  exchange: {
    title: 'Les jetons Échange',
    text: 'À tout moment, même au tour d’un autre : piochez des cartes, puis défaussez-en autant. Surtout juste avant la vente.',
  },
  'sit-down': {
    title: 'Une place à la table',
    text: 'L’un de vos travailleurs s’assoit et joue pour vous ; il apporte un jeton bonus : de l’argent maintenant, des points à la fin.',
  },
  ante: {
    title: 'Des cartes face cachée',
    text: `Posez du bétail pour plus tard, jusqu’à ${number(MOST_CARDS_AT_TABLE)} cartes. Le joueur qui montre la plus grande valeur d’élevage remporte les mises.`,
  },
  farewell: {
    title: 'Vous connaissez la piste',
    text: 'À vous de choisir entre bétail, locomotive et bâtiments. Survolez une chose pour savoir ce qu’elle est ; Indice interroge un joueur fort. Bonne route !',
  },
}
