/** Le plateau individuel : disques et actions de soutien. */
import type { ComponentText } from '@waystation/kernel'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  HAND_DISC,
  spotOf,
  STEP_MONEY,
  STEP_VP_POINTS,
} from '../../data/player-board.ts'
import { SHOP_CARD_VALUE } from '../../data/rails/towns.ts'
import type { Words } from '../words.ts'

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${n} ${n < 2 ? 'point' : 'points'}`
const spaces = (n: number): string => (n === 1 ? `d’${n} case` : `de ${n} cases`)
const lowLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with4]
const highLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with6]

export const playerBoard: Pick<Words, 'discs' | 'auxiliaries' | 'auxiliaryClauses'> = {
  discs: {
    'disc-aux-money': text(
      'disque de l’action argent',
      'Cadre blanc. Sans lui, vous gagnez 2 $ en action de soutien double.',
    ),
    'disc-aux-draw': text(
      'disque de l’action pioche',
      'Cadre blanc. Sans lui, vous piochez et défaussez 2 cartes en action de soutien double.',
    ),
    'disc-aux-certificate': text(
      'disque de l’action certificat',
      'Cadre blanc. Ouvre l’action certificat, puis la double.',
    ),
    'disc-aux-engine': text(
      'disque de l’action locomotive',
      'Cadre blanc. Ouvre l’action locomotive payante, puis la double.',
    ),
    'disc-aux-remove': text(
      'disque de l’action retrait',
      'Cadre blanc. Ouvre le retrait de cartes de la main, puis le double.',
    ),
    'disc-aux-shop': text(
      'disque de l’annexe',
      `Cadre blanc. Coûte ${DISC_SPOTS[spotOf('disc-aux-shop')].cost} $. Sans lui, vous placez 2 magasins en action de soutien double.`,
    ),
    'disc-step-money': text(
      `disque de déplacement à ${DISC_SPOTS[STEP_MONEY].money} $`,
      `Cadre noir. Augmente votre limite de déplacement et donne immédiatement ${DISC_SPOTS[STEP_MONEY].money} $.`,
    ),
    'disc-step-vp': text(
      `disque de déplacement à ${points(STEP_VP_POINTS)}`,
      `Cadre noir. Augmente votre limite de déplacement ; ${points(STEP_VP_POINTS)} en fin de partie.`,
    ),
    'disc-hand': text(
      'disque de limite de main',
      `Cadre noir. Coûte immédiatement ${DISC_SPOTS[HAND_DISC].cost} $ ; votre limite de main augmente d’une carte.`,
    ),
    'disc-certificate-4': text(
      `disque de certificat ${lowLimit}`,
      `Cadre blanc. Porte votre limite de certificats à ${lowLimit}.`,
    ),
    'disc-certificate-6': text(
      `disque de certificat ${highLimit}`,
      `Cadre noir. Porte votre limite de certificats à ${highLimit} une fois le disque ${lowLimit} enlevé aussi.`,
    ),
  },
  auxiliaries: {
    'aux-money': text('gagner 1 $', 'Action de soutien : gagnez 1 $ ; double : 2 $.'),
    'aux-draw': text(
      'piocher et défausser',
      'Action de soutien : piochez 1 carte puis défaussez-en 1 ; double : 2 et 2.',
    ),
    'aux-certificate': text(
      'reculer la locomotive pour un certificat',
      'Action de soutien : payez 1 $ et reculez la locomotive d’1 case pour 1 certificat ; double : deux fois autant.',
    ),
    'aux-engine': text(
      'avancer la locomotive en payant',
      'Action de soutien : payez 1 $ pour avancer la locomotive d’1 case ; double : 2 $, jusqu’à 2 cases.',
    ),
    'aux-remove': text(
      'retirer des cartes de la main',
      'Action de soutien : reculez la locomotive d’1 case pour retirer 1 carte de votre main du jeu ; double : 2 cases, jusqu’à 2 cartes.',
    ),
    'aux-shop': text(
      'placer un magasin',
      `Action de soutien : défaussez une carte Bétail de valeur ${SHOP_CARD_VALUE} et placez un magasin ; double : le double de tout.`,
    ),
  },
  auxiliaryClauses: {
    'aux-money': (times) => `gagner ${times} $`,
    'aux-draw': (times) => `piocher ${times}, puis défausser ${times}`,
    'aux-certificate': (times) =>
      `payer ${times} $ et reculer la locomotive ${spaces(times)} pour ${times === 1 ? `${times} certificat` : `au plus ${times} certificats`}`,
    'aux-engine': (times) =>
      `payer ${times} $ pour avancer la locomotive ${spaces(times)}${times === 1 ? '' : ' au plus'}`,
    'aux-remove': (times) =>
      `reculer la locomotive ${spaces(times)} pour retirer définitivement ${times === 1 ? 'une carte' : `au plus ${times} cartes`} de la main`,
    'aux-shop': (times) =>
      times === 1
        ? `défausser une carte Bétail de valeur ${SHOP_CARD_VALUE} pour placer un magasin`
        : `défausser ${times} cartes Bétail de valeur ${SHOP_CARD_VALUE} pour placer ${times} magasins`,
  },
}
