import { capitalized } from '@waystation/wording'
import { PROPERTY_MARKERS } from '../../data/buildings.ts'
import {
  amountOf,
  AUX_DOLLARS,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
} from '../../data/player-board.ts'
import { SUE_POSTS } from '../../data/solo.ts'
import { DOLLARS_PER_POINT, SIMMENTAL_SPACE_POINTS } from '../../data/table.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { NameWords } from '../words.ts'
import { number } from './figures.ts'

const building = (number: number) => ({ name: `Bâtiment ${number}`, values: { a: 'face a', b: 'face b' } })
const trainCard = (engineers: number) => ({
  name: `Carte Train ${engineers}`,
  values: { front: 'recto', back: 'verso' },
})

/** Le plateau Joueur, les choses sans face propre, les options de la table et les notes du bloc de score. */
export const things: Pick<NameWords, 'things' | 'discs' | 'auxiliaries' | 'variants' | 'notes'> = {
  discs: {
    'disc-aux-money': {
      name: `disque « ${AUX_DOLLARS.improved} $ »`,
      help: `Une fois retiré, la première action auxiliaire donne ${AUX_DOLLARS.improved} $ au lieu de ${AUX_DOLLARS.basic} $.`,
    },
    'disc-aux-certificate': {
      name: 'disque « certificat »',
      help: 'Une fois retiré, une action auxiliaire donne un certificat.',
    },
    'disc-aux-exchange': {
      name: 'disque « deux échanges »',
      help: 'Une fois retiré, la troisième action auxiliaire permet deux échanges au lieu d’un.',
    },
    'disc-aux-remove': {
      name: `disque « retirer » (−${amountOf('disc-aux-remove')} $)`,
      help: `Coûte ${amountOf('disc-aux-remove')} $. Une fois retiré, une action auxiliaire retire de la partie une carte Bétail de votre main.`,
    },
    'disc-hand-limit': {
      name: `disque « main de ${number(LATER_HAND_LIMIT)} » (−${amountOf('disc-hand-limit')} $)`,
      help: `Coûte ${amountOf('disc-hand-limit')} $. Votre limite de main passe à ${number(LATER_HAND_LIMIT)}.`,
    },
    'disc-permanent-certificate': {
      name: `disque noir « certificat permanent » (+${amountOf('disc-permanent-certificate')} $)`,
      help: `Donne ${amountOf('disc-permanent-certificate')} $ et un certificat permanent. Seulement pour les comptoirs de ${LOWEST_BLACK_POST} et plus.`,
    },
    'disc-move-limit': {
      name: `disque noir « ${number(LATER_MOVE_LIMIT)} étapes » (+${amountOf('disc-move-limit')} $)`,
      help: `Donne ${amountOf('disc-move-limit')} $ et une limite de déplacement de ${number(LATER_MOVE_LIMIT)}. Seulement pour les comptoirs de ${LOWEST_BLACK_POST} et plus.`,
    },
  },
  auxiliaries: {
    'aux-money': {
      name: `recevoir ${AUX_DOLLARS.basic} $`,
      improved: `recevoir ${AUX_DOLLARS.improved} $`,
      help: `Ouverte dès le début ; ${AUX_DOLLARS.improved} $ au lieu de ${AUX_DOLLARS.basic} $ sans son disque.`,
    },
    'aux-certificate': {
      name: 'recevoir un certificat',
      improved: 'recevoir un certificat',
      help: 'Bloquée tant que son disque est là.',
    },
    'aux-exchange': {
      name: 'échanger une carte',
      improved: 'échanger jusqu’à deux cartes',
      help: 'Piochez une carte Bétail, puis défaussez-en une. Ouverte dès le début ; jusqu’à deux fois sans son disque.',
    },
    'aux-remove': {
      name: 'retirer une carte Bétail',
      improved: 'retirer une carte Bétail',
      help: `Bloquée tant que son disque est là. ${capitalized(number(REMOVAL_LIMIT))} cartes au plus par partie.`,
    },
  },
  things: {
    rancher: { name: 'éleveur', help: 'Avance dans le sens horaire. Les éleveurs ne se gênent jamais.' },
    money: {
      name: 'argent',
      help: `Illimité à la banque. À la fin, chaque tranche de ${DOLLARS_PER_POINT} $ vaut un point.`,
    },
    'exchange-token': {
      name: 'jeton Échange',
      help: 'À tout moment de votre tour : rendez-le, piochez une carte Bétail, puis défaussez-en une. L’un après l’autre.',
    },
    certificate: {
      name: 'certificats',
      help: `${capitalized(number(HIGHEST_CERTIFICATE))} au plus. Dépensez-les à El Paso : chacun ajoute un à la valeur de votre main.`,
    },
    'permanent-certificate': { name: 'certificats permanents', help: 'Chacun ajoute un à chaque livraison.' },
    hand: { name: 'main', help: 'Du bétail seulement ; complétée jusqu’à votre limite en fin de tour.' },
    herd: { name: 'troupeau', help: 'Toutes vos cartes, où qu’elles soient.' },
    'draw-pile': {
      name: 'pioche',
      help: 'Face cachée. Les ouvriers piochés vont droit dans la zone des ouvriers.',
    },
    'discard-pile': {
      name: 'défausse',
      help: 'Visible. Devient la pioche quand il faut une carte et qu’il n’y en a plus.',
    },
    'reject-pile': {
      name: 'bétail retiré',
      help: `Hors de la partie. Personne n’en retire plus de ${number(REMOVAL_LIMIT)}.`,
    },
    'property-marker': {
      name: 'marqueur Propriété',
      help: `${capitalized(number(PROPERTY_MARKERS))} chacun : personne n’a plus de ${number(PROPERTY_MARKERS)} bâtiments.`,
    },
    'empty-space': {
      name: 'case vide',
      help: 'On peut y placer un bâtiment pour le prix indiqué. Elle ne compte pas comme étape.',
    },
    'simmental-space': {
      name: 'case Simmental',
      help: `Le premier éleveur à El Paso après la dernière Simmental s’y place, pour ${SIMMENTAL_SPACE_POINTS} points ; les autres ont encore un tour.`,
    },
    'objective-stack': {
      name: 'pile Objectif',
      help: 'Vous pouvez prendre la tuile cachée du dessus au lieu d’une tuile visible.',
    },
    'bonus-stack': {
      name: 'pile Bonus',
      help: 'Vous pouvez prendre la tuile cachée du dessus au lieu d’une tuile visible.',
    },
    sue: { name: 'Sue', help: 'Votre adversaire en solo. Elle ne paie jamais et garde ses ouvriers.' },
    'sue-supply': { name: 'réserve de Sue', help: 'Les ouvriers et le bétail qu’elle pioche.' },
    'solo-deck': { name: 'paquet Solo', help: 'Dit de combien Sue avance et ce qu’elle fait.' },
  },
  variants: {
    'neutral-buildings': {
      name: 'Bâtiments neutres',
      values: { fixed: 'sur leurs lettres, pour une première partie', shuffled: 'mélangés' },
    },
    'building-sides': {
      name: 'Bâtiments communs',
      values: {
        a: 'toutes les faces a',
        b: 'toutes les faces b',
        mixed: 'faces tirées au sort',
        chosen: 'faces choisies pile par pile',
      },
    },
    'building-1-side': building(1),
    'building-2-side': building(2),
    'building-3-side': building(3),
    'building-4-side': building(4),
    'building-5-side': building(5),
    'building-6-side': building(6),
    'building-2a': {
      name: 'Bâtiment 2a (errata)',
      values: {
        'as-printed': 'tuile Bonus et déplacement',
        'choose-one': 'tuile Bonus ou déplacement',
        'side-b': 'face b pour le bâtiment 2',
      },
    },
    'train-sides': {
      name: 'Cartes Train',
      values: {
        front: 'toutes au recto',
        back: 'toutes au verso',
        mixed: 'faces tirées au sort',
        chosen: 'faces choisies carte par carte',
      },
    },
    'train-1-side': trainCard(1),
    'train-2-side': trainCard(2),
    'train-3-side': trainCard(3),
    'train-4-side': trainCard(4),
    'disc-objectives': {
      name: 'Objectifs demandant un disque',
      values: { 'exact-post': 'sur le comptoir indiqué', 'at-least': 'sur ce comptoir ou un plus élevé' },
    },
    'solo-b-cards': {
      name: 'Solo : cartes B',
      values: { '0': 'aucune (le plus facile)', '1': 'une', '2': 'deux', '3': 'trois (le plus difficile)' },
    },
    'solo-handicap': {
      name: 'Solo : points retirés à Sue',
      values: { '0': 'aucun', '10': 'dix', '20': 'vingt' },
    },
    'solo-delivery': {
      name: 'Solo : livraisons de Sue',
      values: {
        'next-higher': 'au comptoir supérieur suivant',
        'always-highest': `toujours au ${SUE_POSTS[SUE_POSTS.length - 1]} après la première`,
      },
    },
    'solo-train-cattle': {
      name: 'Solo : bétail du train',
      values: { corriente: 'toujours une Corriente', 'as-printed': 'la race de la carte' },
    },
  },
  notes: {
    dollars: (dollars) => `${dollars} $`,
    space: (points) => (points > 0 ? `dont ${points} pour la case Simmental` : 'toutes les cartes du troupeau'),
    objectives: (fulfilled, failed) => `accomplis : ${fulfilled} ; manqués : ${failed}`,
    none: 'aucun',
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    sue: (points, handicap, categories) =>
      `Sue a ${points} points${handicap > 0 ? `, ${handicap} déjà retirés` : ''} : ${categories}`,
  },
}
