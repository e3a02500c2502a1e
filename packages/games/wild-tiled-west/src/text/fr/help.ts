import { capitalized, ordinal } from '@waystation/wording'
import {
  FIRST_SLOT,
  HAT_SPACE,
  HORSESHOE_POINTS,
  LAST_MINE_SPACE,
  MAX_COWS,
  MIN_COWS,
  PARTNERS_DEALT,
  PARTNER_ROW,
  SET_OF_FOUR,
  SET_OF_THREE,
  STARTING_SCORE,
  TOMBSTONE_POINTS,
  YEARS,
  YEAR_WITHOUT_BANDIT,
} from '../../data/figures.ts'
import { FACES_OF, JUMP_COST } from '../../data/trays.ts'
import type { Words } from '../words.ts'
import { RANK_FROM, RANKS, RIDGE_BANDITS } from '../../data/solo.ts'
import {
  contractBonuses,
  crowds,
  mineIncome,
  minePoints,
  number,
  points,
  revealRounds,
  rounds,
  townBonuses,
  tusslePoints,
  wranglePoints,
} from './figures.ts'
import { names } from './names.ts'

/** Les niveaux du solo, du plus bas au plus haut. */
const ranks = RANKS.map((rank) =>
  Number.isFinite(RANK_FROM[rank]) ? `${names.ranks[rank]} à partir de ${RANK_FROM[rank]}` : names.ranks[rank],
).join(', ')

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'But du jeu',
      paragraphs: [
        `Pendant ${number(YEARS.length)} ans, vous draftez des tuiles avec les dés et les imbriquez sur votre plateau Colonie. Villes, bétail, mines, shérifs, as et bâtiments rapportent des points ; le joueur qui en a le plus gagne.`,
      ],
    },
    preparation: {
      title: 'Mise en place',
      paragraphs: [
        `Chacun prend un plateau, face classique ou Conquête, et commence avec ${points(STARTING_SCORE)} et le marqueur de mine sur la case 1. Le nombre de joueurs fixe les dés et les tuiles : ${crowds}.`,
        `Vous recevez ${number(PARTNERS_DEALT)} partenaires et en gardez un en secret, face cachée. ${capitalized(number(PARTNER_ROW))} autres sont révélés.`,
      ],
    },
    year: {
      title: 'Une année',
      paragraphs: [
        `Chaque année commence par les revenus : l’or indiqué près de votre marqueur de mine. Suivent les rounds de draft, ${rounds} de l’an 1 à l’an ${YEARS.length}, et enfin l’affrontement.`,
        'Après chaque round, le jeton Premier joueur passe à gauche.',
      ],
    },
    dice: {
      title: 'Les dés',
      paragraphs: [
        `On lance tous les dés et on les pose sur les encoches de leur numéro : dés Prairie aux rangées (${FACES_OF.prairie} faces), dés Rivière aux colonnes (${FACES_OF.river} faces). Si l’encoche est prise, ou si sa ligne n’a plus aucune tuile, le dé avance au numéro suivant ; après le plus grand vient le 1.`,
        'Si une ligne se vide pendant le round, son dé avance de la même façon.',
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Draftez une tuile avec un dé et posez-la, ou aménagez plutôt des allées gratuites.',
        'Une allée est une seule case de route. Au lieu de drafter, vous pouvez en poser une, ou deux côte à côte. Les allées gagnées en bonus se posent immédiatement.',
      ],
    },
    draft: {
      title: 'Drafter',
      paragraphs: [
        `Un dé Prairie donne la pile la plus proche de sa rangée qui a des tuiles. Un dé Rivière donne la plus proche de sa colonne, ou une plus lointaine pour ${JUMP_COST} or par pile sautée ; les piles épuisées ne coûtent rien.`,
        'Payez aussi le prix indiqué près de la pile. Le dé utilisé ne sert plus ce round. Une tuile qui n’entre nulle part ne peut être prise.',
      ],
    },
    placing: {
      title: 'Poser les tuiles',
      paragraphs: [
        'Tournez et retournez la tuile à votre guise. Elle reste sur le plateau, ne chevauche rien et ne couvre jamais vache, pré, colline ou mine imprimés.',
        'La première couvre le X. Toute autre touche par un bord une tuile déjà posée, ou un pré ou une vache imprimés eux-mêmes reliés à vos tuiles.',
      ],
    },
    resolving: {
      title: 'Ce qu’apporte une tuile',
      paragraphs: [
        'Or, balles, allées et pioches sont gagnés, ceux des cases couvertes comme ceux de la tuile. Viennent ensuite la pancarte blanche, les shérifs, les villes, les bâtiments encerclés, le bétail, et enfin les allées gagnées, dont chacune peut en apporter d’autres.',
      ],
    },
    mines: {
      title: 'Mines et partenaires',
      paragraphs: [
        `Chaque pioche fait monter votre marqueur de mine d’une case. Plus haut, on gagne plus de revenus et plus de points à la fin. De la case 1 à la case ${LAST_MINE_SPACE}, les revenus sont ${mineIncome} or, et les points ${minePoints}.`,
        `Sur la case ${HAT_SPACE}, vous prenez un second partenaire, révélé ou au sommet du paquet, et le posez face visible. Chaque condition remplie à la fin rapporte.`,
      ],
    },
    towns: {
      title: 'Villes',
      paragraphs: [
        `Quand la dernière case d’une ville est couverte, marquez la valeur de sa pancarte et le bonus de l’année : ${townBonuses} de l’an 1 à l’an ${YEARS.length}.`,
      ],
    },
    buildings: {
      title: 'Bâtiments',
      paragraphs: [
        'Les pancartes blanches rapportent à la pose, les roses à la fin, les jaunes aident pour le reste de la partie.',
        'Les rouges rapportent une fois le bâtiment encerclé : il ne reste à côté de la tuile aucune case pouvant en accueillir une. Bords, collines, mines, vaches et prés imprimés comptent comme fermés.',
      ],
    },
    cattle: {
      title: 'Bétail',
      paragraphs: [
        `Les prés qui se touchent forment un pâturage. Quand vous en créez ou étendez un qui a au moins ${MIN_COWS} vaches et pas de santiag, vous pouvez en attrouper de ${MIN_COWS} à ${MAX_COWS} : ${wranglePoints} points. Une santiag marque le pâturage ; son bétail ne s’attroupe plus, ni celui d’un pâturage qui s’y joint.`,
        `À partir de ${number(FIRST_SLOT)} vaches, vous remportez aussi le contrat de ce nombre. Le premier obtient le gros bonus et le retourne, les suivants ont le petit : ${contractBonuses}.`,
      ],
    },
    sheriffs: {
      title: 'Shérifs et bandits',
      paragraphs: [
        'Dès que vous avez une balle, un shérif abat un bandit de sa rangée ou de sa colonne. Routes, prés, cases libres et autres bandits ne l’arrêtent pas ; vaches, collines, mines et bâtiments, si. Un bandit sur une colline peut être touché, pas ce qui est derrière.',
        `S’il y a plus de bandits en vue que de balles, vous choisissez. Un bandit abattu est une tombe : ${points(TOMBSTONE_POINTS)} à la fin.`,
      ],
    },
    tussle: {
      title: 'Affrontement',
      paragraphs: [
        `En fin d’année, on compare les bandits debout. Le joueur qui en a le moins gagne ${tusslePoints} points selon l’année et, sauf à l’an ${YEAR_WITHOUT_BANDIT}, reçoit un bandit des collines sur une de ses collines libres ; celui qui en a le plus perd autant de points. Les joueurs à égalité gagnent ou perdent chacun tous ces points. Si tous sont à égalité, tous gagnent.`,
      ],
    },
    aces: {
      title: 'As',
      paragraphs: [
        `Trois as d’une couleur rapportent ${points(SET_OF_THREE)}, quatre ${SET_OF_FOUR} ; trois de couleurs différentes ${SET_OF_THREE}, quatre ${SET_OF_FOUR}. Chaque as peut servir une fois dans un set de sa couleur et une fois dans un set multicolore.`,
      ],
    },
    end: {
      title: 'Fin de partie',
      paragraphs: [
        `Après le ${ordinal('fr')(YEARS.length)} affrontement : ${points(-HORSESHOE_POINTS)} de moins par fer à cheval découvert, pancartes roses, tombes, as, piste de mine, partenaires, et ce que rapporte votre face Conquête. En cas d’égalité, le joueur à qui il reste le plus d’or et de balles l’emporte ; si l’égalité persiste, la victoire est partagée.`,
      ],
    },
    conquest: {
      title: 'Faces Conquête',
      paragraphs: [
        'Chacune a sa règle. Les Menuisiers stockent de l’or sur les bâtiments. Le Logis doit rester hors de vue des bandits. Paires d’as paie les poteaux reliés. Les lassos veulent être encerclés. Les panneaux amènent une Épicerie. Le Chemin de fer paie une longue ligne. Les Villes fantômes veulent leur bandit mort. La Grande transhumance paie aux marchés.',
      ],
    },
    solo: {
      title: 'Solo',
      paragraphs: [
        `Vous affrontez la Crête des Bandits, qui commence avec ${number(RIDGE_BANDITS)} bandits. À certains rounds (${revealRounds}), on révèle une carte Bandit, qui reste face visible. Ses balles couvrent des bandits de la Crête et des cartes face visible ; les balles de trop attendent les prochains. Si elle a des vaches, on compte celles de toutes les cartes face visible qui ne sont pas encore attroupées : si elles suffisent, le plus grand contrat possible est retourné.`,
        `Vous remportez l’affrontement si vous n’avez pas plus de bandits que la Crête et les cartes face visible ensemble. Si vous perdez, ou à égalité, un bandit des collines rejoint la Crête. À la fin, vos points vous valent un niveau : ${ranks}.`,
      ],
    },
  },
}
