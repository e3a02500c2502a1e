import { capitalized } from '@waystation/wording'
import { BONUS_COUNT } from '../../data/bonuses.ts'
import { BUILDING_COPIES, PROPERTY_MARKERS, SECOND_HIRE_PRICE } from '../../data/buildings.ts'
import {
  BUILDER_BONUS_PRICE,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  STARTING_HERD,
  WILD_BONUS,
  WILD_SURCHARGE,
} from '../../data/cards.ts'
import {
  AUXILIARIES,
  DISC_COUNT,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
  START_HAND_LIMIT,
  START_MOVE_LIMIT,
} from '../../data/player-board.ts'
import { deckSize, SUE_FIRST_POST, SUE_FULL_GROUP, SUE_POSTS, SUE_SUPPLY, SUE_SUPPLY_SIZE } from '../../data/solo.ts'
import { OBJECTIVE_COUNT } from '../../data/objectives.ts'
import { DOLLARS_PER_POINT, EL_PASO_DOLLARS, SIMMENTAL_SPACE_POINTS, TILES_SHOWN } from '../../data/table.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { Words } from '../words.ts'
import { capital, forks, market, number, prices, severalDiscs, simmentals, suePosts } from './figures.ts'
import { names } from './names.ts'
import { things } from './things.ts'

const HIGHEST = SUE_POSTS[SUE_POSTS.length - 1]

/** Les règles avec nos mots ; les identifiants sont ceux que citent les explications. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'But du jeu',
      paragraphs: [
        'Menez votre éleveur autour de la boucle, engagez des ouvriers, améliorez votre troupeau, construisez, et livrez à El Paso à chaque passage. Le joueur qui a le plus de points à la fin l’emporte.',
      ],
    },
    setup: {
      title: 'Mise en place',
      paragraphs: [
        `Chacun commence avec ${number(STARTING_HERD)} cartes Bétail, dont ${number(START_HAND_LIMIT)} en main, un ouvrier de chaque type joker compris, ${number(DISC_COUNT)} disques, ${number(PROPERTY_MARKERS)} marqueurs Propriété et un objectif choisi dans l’ordre du tour.`,
        `Capital selon la place : ${capital}. La pile Simmental compte ${simmentals} cartes à deux, trois ou quatre. ${capitalized(number(TILES_SHOWN))} tuiles Objectif et ${number(TILES_SHOWN)} tuiles Bonus sont face visible ; il y en a ${OBJECTIVE_COUNT} et ${BONUS_COUNT} en tout.`,
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Déplacement, action, pioche. À tout moment de votre tour, même au milieu d’une action, vous pouvez utiliser des jetons Échange et défausser des ouvriers pour leur bonus, un à la fois.',
      ],
    },
    move: {
      title: 'Déplacement',
      paragraphs: [
        `Au premier tour, placez votre éleveur sur n’importe quel bâtiment neutre. Ensuite, avancez d’au moins une étape et au plus de votre limite (${START_MOVE_LIMIT}, puis ${LATER_MOVE_LIMIT}), dans le sens horaire, en choisissant librement aux bifurcations.`,
        'Chaque bâtiment atteint compte une étape ; les cases vides, aucune. Chaque cowboy défaussé ajoute une étape. El Paso arrête tout déplacement. Les autres éleveurs ne gênent jamais.',
        `Le parcours bifurque : ${forks}.`,
      ],
    },
    location: {
      title: 'Action',
      paragraphs: [
        'Sur un bâtiment neutre ou à vous, faites ses actions, chacune une fois au plus, dans l’ordre voulu, en laissant ce que vous voulez ; ou une seule action auxiliaire à la place. Chez un autre, seule une action auxiliaire est possible. À El Paso, vous faites tout.',
        'Une action qui a un coût ne se fait que si vous le payez.',
      ],
    },
    draw: {
      title: 'Pioche',
      paragraphs: [
        `Complétez votre main jusqu’à votre limite (${START_HAND_LIMIT}, puis ${LATER_HAND_LIMIT}). Les ouvriers piochés vont immédiatement dans la zone des ouvriers et ne comptent pas. La défausse n’est mélangée que s’il faut une carte et que la pioche est vide.`,
      ],
    },
    discard: {
      title: 'Défausser du bétail contre de l’argent',
      paragraphs: [
        'Mettez une carte correspondante de votre main dans votre défausse et prenez la somme ; une fois par action.',
      ],
    },
    certificates: {
      title: 'Certificats',
      paragraphs: [
        `Descendez votre marqueur d’autant de cases qu’indiqué, jamais au-delà de ${number(HIGHEST_CERTIFICATE)}. Ils se dépensent à El Paso.`,
      ],
    },
    exchange: {
      title: 'Jetons Échange',
      paragraphs: [
        'Rendez un jeton, piochez une carte Bétail, puis défaussez aussitôt une carte de votre main. Plusieurs jetons s’utilisent l’un après l’autre. Si vous ne trouvez que des ouvriers, vous ne défaussez rien.',
      ],
    },
    hire: {
      title: 'Engager',
      paragraphs: [
        `Prenez un ouvrier de la réserve dans votre zone des ouvriers pour le prix indiqué ; un joker coûte toujours ${WILD_SURCHARGE} $ de plus. Il est utilisable immédiatement.`,
        `Au bâtiment B, un second ouvrier coûte ${SECOND_HIRE_PRICE} $ et doit être d’un autre type, même si le premier a été défaussé entre-temps.`,
      ],
    },
    'worker-bonus': {
      title: 'Bonus Ouvrier',
      paragraphs: [
        `Défaussez un ouvrier de votre zone : un joker pour ${WILD_BONUS} $, un ingénieur pour ${ENGINEER_BONUS} $, un bâtisseur et ${BUILDER_BONUS_PRICE} $ pour un certificat, un cowboy pour une étape de plus en se déplaçant. Les ouvriers dépensés dans un coût ne donnent pas de bonus.`,
        'Tous vont dans votre défausse et reviennent par votre troupeau.',
      ],
    },
    market: {
      title: 'Marché au bétail',
      paragraphs: [
        `Dépensez les cowboys demandés, ou des jokers à leur place, et ${DOLLARS_PER_WORKER} $ pour chacun. La carte va dans votre défausse. Une carte par action.`,
      ],
    },
    train: {
      title: 'Le train',
      paragraphs: [
        `Choisissez une carte Train, dépensez ses ingénieurs ou des jokers et ${DOLLARS_PER_WORKER} $ pour chacun, puis faites ses actions dans l’ordre voulu.`,
      ],
    },
    tiles: {
      title: 'Tuiles Objectif et Bonus',
      paragraphs: [
        'Prenez une tuile visible, qui est remplacée, ou la tuile cachée du dessus de la pile. Les bonus immédiats s’appliquent une seule fois ; les permanents restent et se cumulent. Les tuiles sont visibles devant leur propriétaire.',
      ],
    },
    build: {
      title: 'Construire',
      paragraphs: [
        `Dépensez autant de bâtisseurs (ou de jokers) que le numéro du bâtiment et ${DOLLARS_PER_WORKER} $ pour chacun, choisissez une case vide, payez son prix et posez-y un marqueur Propriété. Vous en avez ${number(PROPERTY_MARKERS)}. Chaque numéro existe en ${number(BUILDING_COPIES)} tuiles. Prix des cases : ${prices}.`,
        'Ou remplacez un de vos bâtiments par un numéro plus élevé : ne dépensez que la différence, sans prix de case. L’ancienne tuile retourne à sa pile. Un bâtiment par action ; l’action n’est faite qu’une fois la case choisie.',
      ],
    },
    auxiliary: {
      title: 'Actions auxiliaires',
      paragraphs: [
        `${capitalized(number(AUXILIARIES.length))} sur votre plateau. Argent et échange sont ouverts dès le début et s’améliorent ; certificat et retrait s’ouvrent quand leur disque est parti.`,
      ],
    },
    'move-on': {
      title: 'Avancer encore',
      paragraphs: [
        'Certaines actions déplacent encore votre éleveur, avec des cowboys si vous voulez ; vous utilisez ensuite le lieu atteint. La main n’est pas complétée entre-temps, et ce que vous laissez derrière vous est perdu.',
      ],
    },
    'gain-cattle': {
      title: 'Recevoir du bétail',
      paragraphs: [
        'Prenez au marché la race indiquée et mettez-la dans votre défausse ; aucun cowboy n’est nécessaire.',
      ],
    },
    remove: {
      title: 'Se débarrasser de bétail',
      paragraphs: [
        `Une carte de votre main est retirée de la partie. Personne n’en retire plus de ${number(REMOVAL_LIMIT)} dans toute la partie.`,
      ],
    },
    'el-paso': {
      title: 'El Paso',
      paragraphs: [
        `Recevez ${EL_PASO_DOLLARS} $, prenez une Simmental s’il y en a, puis révélez toute votre main et livrez. Les jetons Échange s’utilisent jusqu’à ce que la main soit révélée.`,
      ],
    },
    delivery: {
      title: 'Livraison',
      paragraphs: [
        'Additionnez les valeurs d’élevage des races différentes en main, chacune une fois. Ajoutez la valeur d’une carte en double pour chaque tuile Bonus qui le permet, puis 1 pour chaque certificat permanent, qu’il soit sur votre plateau ou sur une tuile Bonus, et 1 pour chaque certificat de votre piste que vous dépensez.',
        `Choisissez un comptoir qui ne demande pas plus que votre total et ne porte aucun de vos disques ; ${severalDiscs} en acceptent plusieurs. Prenez sa récompense, puis défaussez votre main.`,
      ],
    },
    discs: {
      title: 'Disques',
      paragraphs: [
        `Le disque vient de votre plateau et débloque ce qu’il couvrait. Ceux aux angles noirs ne vont qu’aux comptoirs de ${LOWEST_BLACK_POST} et plus. Certains rapportent de l’argent, d’autres en coûtent ; un disque que vous ne pouvez pas payer ne peut pas être pris. Si aucun disque ne peut être posé, aucun ne l’est.`,
      ],
    },
    end: {
      title: 'Fin de la partie',
      paragraphs: [
        `Une fois la dernière Simmental prise, le prochain éleveur à El Paso se place sur la case Simmental vide pour ${SIMMENTAL_SPACE_POINTS} points, livre et a terminé. Chaque autre joueur a encore un tour ; El Paso ne lui donne ni Simmental ni case.`,
      ],
    },
    scoring: {
      title: 'Décompte',
      paragraphs: [
        `Un point par tranche de ${DOLLARS_PER_POINT} $ ; les points de vos bâtiments ; de vos disques sur ${LOWEST_BLACK_POST} et plus ; de tous vos ouvriers ; de tout votre bétail ; de vos tuiles Bonus ; de vos objectifs accomplis. À égalité, l’argent restant départage ; sinon la victoire est partagée.`,
      ],
    },
    objectives: {
      title: 'Objectifs',
      paragraphs: [
        'Chaque carte, tuile, bâtiment ou disque ne sert qu’à un objectif ; la meilleure répartition est calculée pour vous. Un objectif manqué ne coûte rien.',
      ],
    },
    'solo-setup': {
      title: 'Solo : mise en place',
      paragraphs: [
        `Comme à deux. La réserve de Sue compte ${SUE_SUPPLY_SIZE} cartes : ${number(SUE_SUPPLY.cowboy)} ouvriers de chaque type, ${number(SUE_SUPPLY['black-angus'])} Black Angus et ${number(SUE_SUPPLY.corriente)} Corriente. Un ouvrier de chaque type, dans un ordre tiré au sort, fait sa stratégie. Un de ses disques est sur le ${SUE_FIRST_POST} ; son éleveur part d’El Paso.`,
        `Son paquet contient les ${number(deckSize('A'))} cartes A et de zéro à ${number(deckSize('B'))} cartes B ; chacune la rend plus forte. Pour une partie plus facile, une option lui retire des points à la fin.`,
      ],
    },
    'solo-turn': {
      title: 'Solo : le tour de Sue',
      paragraphs: [
        `Une carte dit de combien elle avance et ce qu’elle fait. Elle prend le chemin qui a le moins de bâtiments, l’intérieur à égalité. Son lieu d’arrêt ne compte pas, sauf El Paso : après son action, elle prend une Simmental et pose un disque, d’abord sur le ${SUE_POSTS[0]}, puis chaque fois sur le comptoir supérieur suivant (${suePosts}) ; avec l’option « ${things.variants['solo-delivery'].values['always-highest']} », c’est le ${HIGHEST} dès la deuxième.`,
      ],
    },
    'solo-actions': {
      title: 'Solo : les actions de Sue',
      paragraphs: [
        `Marché : selon ses cowboys, ${market}. Train : la carte de ses ingénieurs, dont elle prend les tuiles valant le plus, une ${names.breeds.corriente} pour du bétail (ou, selon l’option, la race de la carte), et une carte de sa réserve au lieu d’engager.`,
        `Construire : le plus grand bâtiment que ses bâtisseurs permettent, sur la case vide la plus chère, la plus proche dans le sens horaire à égalité ; avec ${number(PROPERTY_MARKERS)} bâtiments, le plus grand remplacement, à égalité celui du bâtiment le plus proche, à commencer par celui où elle se tient ; sinon une Hereford. Piocher : des cartes de sa réserve ; un joker rejoint son plus grand groupe de moins de ${number(SUE_FULL_GROUP)}, le plus à gauche à égalité.`,
        'Elle marque tout sauf l’argent, et tous ses objectifs. Vous gagnez avec au moins autant de points.',
      ],
    },
    options: {
      title: 'Options',
      paragraphs: [
        'Les bâtiments neutres peuvent être mélangés, les bâtiments communs et les cartes Train retournés : tous, au hasard, ou chacun selon votre choix. Le bâtiment 2a peut être limité à une de ses deux actions, comme le proposent les errata. Le solo peut être rendu plus facile ou plus difficile.',
      ],
    },
  },
}
