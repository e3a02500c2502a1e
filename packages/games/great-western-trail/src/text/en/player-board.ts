/** The player board: discs and auxiliary actions. */
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
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`
const certificates = (n: number): string => (n === 1 ? `${n} certificate` : `up to ${n} certificates`)
const lowLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with4]
const highLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with6]

export const playerBoard: Pick<Words, 'discs' | 'auxiliaries' | 'auxiliaryClauses'> = {
  discs: {
    'disc-aux-money': text(
      'disc of the money action',
      'White frame. Without it you may gain $2 as a double auxiliary action.',
    ),
    'disc-aux-draw': text(
      'disc of the draw action',
      'White frame. Without it you may draw and discard 2 cards as a double auxiliary action.',
    ),
    'disc-aux-certificate': text(
      'disc of the certificate action',
      'White frame. Opens the certificate action, then doubles it.',
    ),
    'disc-aux-engine': text('disc of the engine action', 'White frame. Opens the paid engine action, then doubles it.'),
    'disc-aux-remove': text(
      'disc of the removal action',
      'White frame. Opens the removal of hand cards, then doubles it.',
    ),
    'disc-aux-shop': text(
      'disc of the annex',
      `White frame. Costs $${DISC_SPOTS[spotOf('disc-aux-shop')].cost}. Without it you may place 2 shops as a double auxiliary action.`,
    ),
    'disc-step-money': text(
      `movement disc with $${DISC_SPOTS[STEP_MONEY].money}`,
      `Black frame. Raises your movement limit and gives $${DISC_SPOTS[STEP_MONEY].money} immediately.`,
    ),
    'disc-step-vp': text(
      `movement disc with ${points(STEP_VP_POINTS)}`,
      `Black frame. Raises your movement limit; ${points(STEP_VP_POINTS)} at the end.`,
    ),
    'disc-hand': text(
      'hand limit disc',
      `Black frame. Costs $${DISC_SPOTS[HAND_DISC].cost} immediately; your hand limit goes up by one.`,
    ),
    'disc-certificate-4': text(
      `certificate disc ${lowLimit}`,
      `White frame. Raises your certificate limit to ${lowLimit}.`,
    ),
    'disc-certificate-6': text(
      `certificate disc ${highLimit}`,
      `Black frame. Raises your certificate limit to ${highLimit} once the disc on ${lowLimit} is gone too.`,
    ),
  },
  auxiliaries: {
    'aux-money': text('gain $1', 'Auxiliary action: gain $1; double: $2.'),
    'aux-draw': text('draw and discard', 'Auxiliary action: draw 1 card, then discard 1; double: 2 and 2.'),
    'aux-certificate': text(
      'engine back for a certificate',
      'Auxiliary action: pay $1 and move the engine back 1 space for 1 certificate; double: twice as much.',
    ),
    'aux-engine': text(
      'paid engine move',
      'Auxiliary action: pay $1 to move the engine forward 1 space; double: $2, up to 2 spaces.',
    ),
    'aux-remove': text(
      'remove hand cards',
      'Auxiliary action: move the engine back 1 space to remove 1 hand card from the game; double: 2 spaces, up to 2 cards.',
    ),
    'aux-shop': text(
      'place a shop',
      `Auxiliary action: discard a cattle card of value ${SHOP_CARD_VALUE} and place a shop; double: all of it once more.`,
    ),
  },
  auxiliaryClauses: {
    'aux-money': (times) => `gain $${times}`,
    'aux-draw': (times) => `draw ${times}, then discard ${times}`,
    'aux-certificate': (times) =>
      `pay $${times} and go back ${spaces(times)} with the engine for ${certificates(times)}`,
    'aux-engine': (times) => `pay $${times} to move the engine ${times === 1 ? '' : 'up to '}${spaces(times)}`,
    'aux-remove': (times) =>
      `go back ${spaces(times)} with the engine to remove ${times === 1 ? 'a hand card' : `up to ${times} hand cards`} for good`,
    'aux-shop': (times) =>
      times === 1
        ? `discard a cattle card of value ${SHOP_CARD_VALUE} to place a shop`
        : `discard ${times} cattle cards of value ${SHOP_CARD_VALUE} to place ${times} shops`,
  },
}
