import { capitalized, joined } from '@waystation/wording'
import { CARDS_ADDED_BY_A_COWBOY, STARTING_HERD, valueOfBreed } from '../../data/cards.ts'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  HAND_DISC,
  SLOT_VP,
  SLOTS_PER_ROW,
  STEP_VP_POINTS,
} from '../../data/player-board.ts'
import { COST_PER_CROSS, END_OF_LINE_MONEY, LAST_SPACE } from '../../data/railroad.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import { OPENING_TILES, STARTING_MONEY } from '../../data/table-size.ts'
import { ANTE_PRICES, BANK_ADDS, MOST_CARDS_AT_TABLE } from '../../data/poker.ts'
import { BELLS_WITH_TOKEN, EXCHANGE_DRAWS, EXCHANGE_TOKENS, SHOP_CARD_VALUE, TOWNS } from '../../data/rails/towns.ts'
import { FORESIGHT_TILES, SUPPLY } from '../../data/tiles.ts'
import type { Words } from '../words.ts'
import { BASE_AUXILIARIES, byPlayers, crosses, fees, number, prices, scoringSlots, yellowRows } from './figures.ts'

/** Les règles, dans nos propres mots ; les raisons renvoient à ces sections. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'But du jeu',
      paragraphs: [
        'Vous êtes éleveur au Texas. Voyage après voyage, vous menez votre troupeau jusqu’à Kansas City, vous le vendez et l’expédiez vers l’ouest par le rail. En chemin vous recrutez, construisez, achetez de meilleures bêtes et écartez les dangers. Le plus grand total l’emporte ; en cas d’égalité, la victoire est partagée.',
      ],
    },
    setup: {
      title: 'Mise en place',
      paragraphs: [
        `${capitalized(number(OPENING_TILES))} tuiles de la première pile sont sur le parcours, le marché de l’emploi compte ${byPlayers((size) => size.openingWorkers)} travailleurs et le marché au bétail ${byPlayers((size) => size.market)} cartes à deux, trois ou quatre joueurs. Chacun débute avec ${STARTING_HERD} cartes Bétail faibles, un objectif de départ, un travailleur imprimé de chaque sorte et ${joined('ou')(STARTING_MONEY.map(String))} $ selon l’ordre du tour.`,
        'Les bâtiments neutres sont sur leur lettre ou mélangés. Les bâtiments personnels montrent la même face pour tous : a, b, au hasard, ou au choix du premier joueur.',
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Phase A : déplacez votre éleveur. Phase B : utilisez le lieu où il s’arrête. Phase C : complétez votre main. La défausse n’est mélangée que lorsque vous devez piocher et que la pioche est vide.',
      ],
    },
    movement: {
      title: 'Se déplacer',
      paragraphs: [
        'Faites au moins un déplacement et pas plus que votre limite, toujours vers Kansas City. Chaque tuile du chemin est un lieu et compte pour un ; les cases vides ne comptent pas. Là où le parcours se divise, choisissez librement. Les autres éleveurs ne gênent jamais. Kansas City arrête le déplacement.',
        'À votre premier tour, commencez simplement sur un bâtiment neutre.',
      ],
    },
    fees: {
      title: 'Taxes',
      paragraphs: [
        `Passer par un lieu marqué d’une main, ou s’y arrêter, coûte une taxe : verte et noire ${fees(2)} à deux joueurs, ${fees(3)} à trois, ${fees(4)} à quatre. On la paie à la banque pour un danger ou un tipi, à son propriétaire pour un bâtiment. Si l’argent manque, donnez ce que vous avez et continuez ; rien n’est dû plus tard.`,
      ],
    },
    location: {
      title: 'Utiliser un lieu',
      paragraphs: [
        'Sur un bâtiment neutre ou l’un des vôtres, effectuez ses actions une fois chacune, dans l’ordre voulu ; l’action spéciale imprimée près de la case s’ajoute à votre bâtiment. Ou bien une seule action de soutien simple et rien d’autre. Ailleurs, seule une action de soutien simple est possible. Il faut faire quelque chose.',
        'Une condition se remplit entièrement ou pas du tout. On peut renoncer à une partie d’une récompense, mais l’argent se prend en entier.',
      ],
    },
    auxiliary: {
      title: 'Actions de soutien',
      paragraphs: [
        `${capitalized(number(BASE_AUXILIARIES))} petites actions à gauche de votre plateau. Chacune a deux emplacements de disque : un emplacement libre l’ouvre, deux permettent de la doubler là où une tuile le montre. À la place des actions d’un lieu, elle est toujours simple.`,
        'Reculer la locomotive comme condition veut dire exactement ce nombre de cases ; si elle ne peut pas reculer autant, l’action n’est pas possible.',
      ],
    },
    'kansas-city': {
      title: 'Kansas City',
      paragraphs: [
        `${capitalized(number(SUPPLY.length))} fois, choisissez l’une des ${number(FORESIGHT_TILES)} tuiles de prévision et placez-la. Puis vendez votre main : chaque race différente compte sa valeur une fois, chaque certificat ajoute un. Prenez autant d’argent et défaussez la main. Ensuite, livrez. L’éleveur revient au départ et les prévisions sont complétées.`,
      ],
    },
    'job-market': {
      title: 'Marché de l’emploi',
      paragraphs: [
        `Les nouveaux travailleurs remplissent la rangée du jeton par la gauche. Quand la rangée est pleine, le jeton descend. Une flèche jaune, après ${yellowRows}, complète le marché au bétail. La flèche rouge déclenche la fin de la partie.`,
      ],
    },
    delivery: {
      title: 'Livraison',
      paragraphs: [
        'Choisissez une ville dont votre vente atteint la valeur. On ne livre qu’une fois dans une ville, sauf à Kansas City et San Francisco. Placez-y un disque. Une flèche entre deux villes compte dès que vous avez un disque dans les deux ; certaines donnent aussitôt une carte Objectif.',
        `Le transport coûte ${COST_PER_CROSS} $ par croix rouge entre votre locomotive et la ville ; rien si elle y est ou l’a dépassée. Les croix rouges sont après les cases ${crosses}.`,
      ],
    },
    discs: {
      title: 'Disques',
      paragraphs: [
        `Les disques à cadre blanc vont partout, ceux à cadre noir seulement sur un cadre noir, sauf s’il ne reste plus de blanc. L’emplacement libéré donne son avantage ; les disques de main coûtent ${DISC_SPOTS[HAND_DISC].cost} $. Si aucun disque du plateau ne convient, déplacez-en un d’une gare : obligatoire pour livrer, permis pour développer.`,
      ],
    },
    hire: {
      title: 'Recruter',
      paragraphs: [
        `Prenez un travailleur d’une rangée au-dessus du jeton, au prix de la rangée modifié par l’action. Il occupe la prochaine case de sa rangée ; l’action qui y est imprimée s’effectue aussitôt ou se perd. Une rangée en contient ${number(SLOTS_PER_ROW)}.`,
      ],
    },
    build: {
      title: 'Construire',
      paragraphs: [
        'Placez un bâtiment sur un emplacement vide si vous avez assez d’artisans, et payez chacun d’eux. Sur l’un de vos bâtiments de valeur inférieure, seule la différence est nécessaire et payée ; l’ancien quitte le jeu.',
      ],
    },
    engine: {
      title: 'La locomotive',
      paragraphs: [
        'Avancez d’au moins une case. Les cases des autres locomotives n’existent pas pour vous, sauf le départ. Un embranchement est une case de plus entre deux cases ; on peut le passer ou s’y arrêter.',
        `À la case ${LAST_SPACE} la locomotive s’arrête. Vous pouvez développer la gare ; elle recule ensuite sur une case libre, vous gagnez ${END_OF_LINE_MONEY} $ et, sur un embranchement, vous pouvez développer encore.`,
      ],
    },
    stations: {
      title: 'Gares',
      paragraphs: [
        'Arrêtez-vous sur un embranchement et vous pouvez payer pour développer sa gare avec un disque, une seule fois. S’il y a un chef de gare, vous pouvez aussitôt prendre sa tuile contre le dernier travailleur d’une de vos rangées ; il reste à la gare.',
      ],
    },
    trade: {
      title: 'Commerce et dangers',
      paragraphs: [
        'Commerce avec les Indiens : prenez un tipi et gagnez ou payez la valeur de sa case. Retirer un danger coûte ce que dit l’action ; vous gardez la tuile pour ses points.',
      ],
    },
    cattle: {
      title: 'Acheter du bétail',
      paragraphs: [
        `Chaque cowboy sert une fois par action. Valeur ${valueOfBreed('holstein')} : une bête pour ${prices('holstein', ' cowboy')}. West Highland : ${prices('west-highland')}. Texas Longhorn : ${prices('texas-longhorn')}. Un cowboy peut aussi ajouter ${number(CARDS_ADDED_BY_A_COWBOY)} cartes de la pioche au marché.`,
      ],
    },
    certificates: {
      title: 'Certificats',
      paragraphs: [
        `La piste va de ${joined('à')(CERTIFICATE_TRACK.map(String))} et vous ne dépassez pas votre limite, ${CERTIFICATE_TRACK[CERTIFICATE_LIMITS.start]} au début. Dépensés à Kansas City, ils augmentent la valeur de votre main. Les permanents ne se dépensent jamais.`,
      ],
    },
    objectives: {
      title: 'Cartes Objectif',
      paragraphs: [
        'Les cartes prises vont sur la défausse et arrivent en main plus tard. Jouez-les avant la phase A, ou avant ou après une action de la phase B, et effectuez aussitôt leur action. Une carte jouée est toujours décomptée : ses points si tout y est, sa pénalité sinon. Chaque élément ne sert qu’une condition. Celles restées dans le troupeau peuvent être ajoutées ou retirées à la fin.',
        'Un déplacement avant la phase A change votre point de départ ; en phase B, il mène droit à la phase C, que vous ayez utilisé le lieu ou non.',
      ],
    },
    ending: {
      title: 'Fin de partie',
      paragraphs: [
        'Qui remplit la dernière case du marché de l’emploi prend le jeton et finit son tour. Chaque autre joueur a encore un tour, pendant lequel aucun travailleur ne peut être choisi à Kansas City.',
      ],
    },
    scoring: {
      title: 'Décompte',
      paragraphs: [
        `Un point par tranche de ${DOLLARS_PER_VP} $ ; bâtiments ; villes et flèches ; gares ; dangers ; bétail ; objectifs ; chefs de gare ; ${SLOT_VP} par travailleur des ${scoringSlots} ; ${STEP_VP_POINTS} pour le disque de déplacement ; ${TOKEN_VP} pour le jeton.`,
      ],
    },
    'building-sites': {
      title: 'Préparation de chantier (variante)',
      paragraphs: [
        'En phase B, au lieu des actions d’un lieu ou d’une action de soutien simple, vous pouvez retourner sur son autre face l’un de vos bâtiments pas encore construits. Pas à Kansas City. Un bâtiment construit n’est jamais retourné. Tous débutent avec les mêmes faces.',
      ],
    },
    poker: {
      title: 'À la table de poker',
      paragraphs: [
        `Le bâtiment neutre de la case D permet de s’asseoir et de poser des cartes. Une fois dans la partie, vous installez à la table le dernier travailleur de l’une de vos rangées ; vous gagnez maintenant l’argent du premier jeton bonus, ses points en fin de partie. Ensuite, ou lors d’une visite suivante, posez une carte de votre main face cachée pour ${ANTE_PRICES[0]} $ et, si vous le souhaitez, une autre pour ${ANTE_PRICES[1]} $. L’argent va aux mises. Personne n’y a plus de ${number(MOST_CARDS_AT_TABLE)} cartes.`,
        `Le bâtiment neutre de la case G fait montrer tous les jeux, si vous avez une carte à la table. Un jeu vaut la somme des valeurs d’élevage de ses cartes, races répétées comprises ; une carte Objectif ne vaut rien. Le meilleur remporte les mises et ${BANK_ADDS} $ de la banque ; en cas d’égalité on partage, et ce qui ne se partage pas reste dans les mises. Toutes les cartes vont sur la défausse de leur propriétaire.`,
        'Les cartes restées à la table en fin de partie ne comptent pas.',
      ],
    },
    rails: {
      title: 'Ruée vers le nord',
      paragraphs: [
        `Une nouvelle bande de villes et une carte de ${TOWNS.length} centres-villes remplacent les anciennes villes. Placez des magasins : avec l’action de soutien de votre annexe (défaussez une carte Bétail de valeur ${SHOP_CARD_VALUE}), le bâtiment 12b ou un chef de gare. Un centre-ville est accessible si un rail le relie, par tous les aiguillages qu’on veut, à la mairie de Kansas City, à une ville où se trouve l’un de vos disques ou à un centre-ville où se trouve l’un de vos magasins. Un seul magasin par centre-ville.`,
        'Payez ou gagnez ce que dit la case Commerce et utilisez son icône. Puis regardez la ville : dans une ville station vous pouvez développer la gare, dans une ville moyenne utiliser sa tuile, à ce moment ou jamais. Un magasin dans une grande ville vous permet désormais d’y livrer.',
        `On prend les magasins par la gauche de l’annexe. Libérer l’espace Cloche ${joined('ou')(BELLS_WITH_TOKEN.map(String))} donne un jeton Échange. Deux villes reliées par une flèche donnent leur jeton ou leur carte quand vous avez un disque dans les deux. À New York City, vous prenez gratuitement un chef de gare. On peut renoncer aux cartes des villes. San Francisco rapporte plus pour chaque espace Cloche libéré, Kansas City coûte plus de points que dans le jeu de base.`,
      ],
    },
    exchange: {
      title: 'Jetons Échange',
      paragraphs: [
        `Utilisez un jeton à tout moment, au cours d’une action et même au tour d’un autre joueur : piochez jusqu’à ${number(EXCHANGE_DRAWS)} cartes, puis défaussez-en autant. Le jeton retourne à la réserve de ${EXCHANGE_TOKENS} ; quand elle est vide, on n’en gagne plus.`,
      ],
    },
    'special-cases': {
      title: 'Cas particuliers',
      paragraphs: [
        'L’argent est illimité. Un troupeau peut devenir aussi petit que vous voulez. Remplacer le bâtiment où vous vous trouvez ne permet pas d’utiliser le nouveau aussitôt. Si la tuile sous un éleveur est prise, il reste sur la case vide.',
      ],
    },
  },
}
