/** Ce qui n’est nommé nulle part ailleurs. */
import type { ComponentText } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import { BANK_ADDS, MOST_CARDS_AT_TABLE } from '../../data/poker.ts'
import { COST_PER_CROSS } from '../../data/railroad.ts'
import { BELLS, BELLS_WITH_TOKEN, EXCHANGE_DRAWS, SHOPS_PER_BELL } from '../../data/rails/towns.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import type { Words } from '../words.ts'
import { number } from './figures.ts'

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${n} ${n < 2 ? 'point' : 'points'}`

export const things: Pick<Words, 'things'> = {
  things: {
    cattleman: text(
      'éleveur',
      'Votre cavalier sur le parcours. Il va de lieu en lieu, toujours en direction de Kansas City.',
    ),
    engine: text(
      'locomotive',
      'Arrivée au niveau d’une ville, elle rend la livraison gratuite ; les embranchements mènent aux gares.',
    ),
    money: text('argent', `Des dollars. Chaque tranche de ${DOLLARS_PER_VP} $ vaut un point en fin de partie.`),
    certificate: text(
      'certificat',
      'Dépensez vos certificats temporaires à Kansas City : un de valeur d’élevage chacun. Les permanents comptent toujours.',
    ),
    'job-market-token': text(
      'jeton Marché de l’emploi',
      `Il se tient sur la rangée en cours. Qui remplit la dernière rangée le prend : ${points(TOKEN_VP)}, et les derniers tours commencent.`,
    ),
    'market-deck': text('pioche Bétail du marché', 'Le bétail qui n’est pas encore arrivé au marché.'),
    'objective-deck': text(
      'pioche Objectif',
      'Des cartes face cachée. La première peut être prise à la place d’une carte visible.',
    ),
    'supply-pile': text(
      'Réserve de Kansas City',
      'Des tuiles face cachée qui viendront sur les emplacements « prévision » du même numéro.',
    ),
    hand: text('main', 'Vos cartes ; vous seul les voyez.'),
    'draw-pile': text(
      'pioche Bétail',
      'Vous y piochez jusqu’à votre limite de main. La défausse n’est mélangée que lorsque vous devez piocher et que la pioche est vide.',
    ),
    'discard-pile': text('défausse', 'Les cartes utilisées ou achetées, face visible.'),
    'herd-value': text('valeur d’élevage', 'Chaque race différente de votre main compte une fois.'),
    'red-cross': text(
      'croix rouge',
      `Chacune entre votre locomotive et une ville coûte ${COST_PER_CROSS} $ de transport.`,
    ),
    shop: text('magasin', 'Vous ouvre un centre-ville de la carte. Il y demeure jusqu’à la fin de la partie.'),
    'exchange-token': text(
      'jeton Échange',
      `Utilisez-le à tout moment, même au tour d’un autre joueur : piochez jusqu’à ${EXCHANGE_DRAWS} cartes, puis défaussez-en autant.`,
    ),
    'bell-space': text(
      'espace Cloche',
      `Il y en a ${number(BELLS)}, avec ${number(SHOPS_PER_BELL)} magasins chacun ; on prend les magasins par la gauche. Libérer l’espace Cloche ${joined('ou')(BELLS_WITH_TOKEN.map(String))} donne un jeton Échange.`,
    ),
    'poker-table': text(
      'table de poker',
      `Les cartes y sont face cachée, ${MOST_CARDS_AT_TABLE} au plus par joueur. Quand les jeux sont montrés, la plus grande valeur d’élevage remporte les mises et ${BANK_ADDS} $ de la banque.`,
    ),
    'bonus-token': text(
      'jeton bonus',
      'Il vient avec le travailleur que vous installez à la table de poker : de l’argent maintenant, des points en fin de partie.',
    ),
  },
}
