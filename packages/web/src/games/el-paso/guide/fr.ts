import { EL_PASO_DOLLARS, PROPERTY_MARKERS, START_MOVE_LIMIT, WILD_SURCHARGE } from '@waystation/el-paso'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const number = numeral('fr')

export const fr: LessonWords = {
  welcome: {
    title: 'Bienvenue à El Paso',
    text: 'Vous menez un troupeau autour de la ville fortifiée, encore et encore. À chaque passage à la porte vous livrez, et chaque livraison vous améliore.',
  },
  'welcome-solo': {
    title: 'Seul contre Sue',
    text: 'Vous menez un troupeau autour de la ville et le livrez à la porte. Sue aussi : elle ne paie jamais. Vous gagnez avec au moins autant de points qu’elle.',
  },
  objective: {
    title: 'Un premier objectif',
    text: 'Un objectif rapporte des points à la fin si vous avez ce qu’il montre : races, tuiles Bonus, bâtiments, disque sur un comptoir. Choisissez-en un.',
  },
  place: {
    title: 'Où commencer',
    text: 'Votre éleveur commence sur un bâtiment à lettre, et l’utilise aussitôt. Les signes disent ce que l’on peut y faire.',
  },
  confirm: {
    title: 'Voir, puis faire',
    text: 'Ce qui va se passer se montre d’abord, avec son prix. Cliquez encore, ou appuyez sur Entrée.',
  },
  act: {
    title: 'Les signes d’un bâtiment',
    text: 'Chaque signe sert une fois, dans l’ordre voulu, et aucun n’est obligatoire. Ce qui brille en fait partie ; le reste est dans la consigne.',
  },
  hire: {
    title: 'Les ouvriers',
    text: `Les cowboys achètent du bétail, les bâtisseurs bâtissent, les ingénieurs prennent le train. Un joker remplace chacun, pour ${WILD_SURCHARGE} $ de plus.`,
  },
  sell: {
    title: 'Du bétail contre de l’argent',
    text: 'Une carte de la race montrée va dans votre défausse contre de l’argent. Elle n’est pas perdue : elle revient au prochain mélange.',
  },
  instead: {
    title: 'Les actions auxiliaires',
    text: 'À la place de tout ce qu’offre un bâtiment, vous pouvez faire une action de votre plateau. Les autres s’ouvrent quand leur disque est livré.',
  },
  sue: {
    title: 'Le tour de Sue',
    text: 'Une carte dit combien Sue avance et ce qu’elle fait. À côté du plateau se trouvent ses biens et ses points.',
  },
  'sue-ahead': {
    title: 'Ce qu’elle peut faire',
    text: 'Chaque carte à venir est calculée pour la situation actuelle. Ouvrez une ligne pour voir la règle qu’elle suit et la vérifier.',
  },
  move: {
    title: 'En route',
    text: `Jusqu’à ${number(START_MOVE_LIMIT)} étapes, toujours dans le sens horaire. Seuls les bâtiments comptent. Chaque cowboy défaussé ajoute une étape.`,
  },
  market: {
    title: 'De meilleures bêtes',
    text: 'Le nombre dans le coin est la valeur d’élevage. Chaque race ne compte qu’une fois à la livraison : il faut donc les varier.',
  },
  train: {
    title: 'Le train',
    text: 'Chaque wagon demande des ingénieurs et de l’argent, puis ses signes sont à vous : tuiles, jetons, certificats.',
  },
  build: {
    title: 'Vos bâtiments',
    text: `Vous pouvez en avoir ${number(PROPERTY_MARKERS)}. Le nombre dit combien de bâtisseurs il faut. Chez vous, tous les signes ; chez les autres, une action auxiliaire.`,
  },
  site: {
    title: 'À quel endroit',
    text: 'Un emplacement vide coûte ce qu’il indique. Là où tous passent, il allonge le chemin de chacun et vous offre une halte.',
  },
  visit: {
    title: 'Chez quelqu’un d’autre',
    text: 'Ici vous pouvez faire une action auxiliaire de votre plateau, ou rien.',
  },
  tiles: {
    title: 'Les tuiles',
    text: 'Les vertes sont des objectifs, les orange des bonus. Prenez-en une visible, ou celle du dessus de la pile, sans la voir.',
  },
  bonus: {
    title: 'À tout moment',
    text: 'Le billet sous un ouvrier dit ce que rapporte sa défausse, quand vous voulez à votre tour. Les jetons Échange aussi.',
  },
  exchange: {
    title: 'Un échange',
    text: 'Vous avez pioché une carte, défaussez-en une. Débarrassez-vous d’une race en double : une seule compte.',
  },
  reveal: {
    title: 'À la porte',
    text: `El Paso rapporte ${EL_PASO_DOLLARS} $ et une Simmental. Montrez votre main ; c’est le dernier moment pour les jetons Échange.`,
  },
  deliver: {
    title: 'Une livraison',
    text: 'Races différentes, certificats permanents et certificats dépensés s’additionnent. Choisissez un comptoir qui n’en demande pas plus.',
  },
  discs: {
    title: 'Quel disque ?',
    text: 'Le disque livré libère ce qu’il couvrait : une meilleure action, une plus grande main, plus d’étapes. Coins noirs sur coins noirs.',
  },
  simmental: {
    title: 'L’horloge',
    text: 'Chaque visite prend une Simmental. Quand il n’en reste plus, le prochain éleveur à la porte s’y place, et chacun a encore un tour.',
  },
  farewell: {
    title: 'Vous connaissez la piste',
    text: 'Survolez une chose pour savoir ce qu’elle est et pourquoi elle est fermée. Indice interroge un joueur fort. Bonne route !',
  },
}
