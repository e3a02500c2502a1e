/** What the player board allows, once its discs are gone ("El Paso", p. 12) and bonus tiles are owned. */
import { type BonusKind, BONUSES } from '../data/bonuses.ts'
import {
  DISC_MOVE_LIMIT,
  DISC_PERMANENT_CERTIFICATE,
  LATER_MOVE_LIMIT,
  START_MOVE_LIMIT,
} from '../data/player-board.ts'
import type { Player } from '../state.ts'

export const discGone = (p: Readonly<Player>, disc: number): boolean => ((p.discs >> disc) & 1) === 0

export const moveLimit = (p: Readonly<Player>): number =>
  discGone(p, DISC_MOVE_LIMIT) ? LATER_MOVE_LIMIT : START_MOVE_LIMIT

function bonusesOf(p: Readonly<Player>, kind: BonusKind): number {
  let count = 0
  for (let i = 0; i < p.bonuses.length; i++) if (BONUSES[p.bonuses[i]].kind === kind) count++
  return count
}

/** On the board and on tiles; equal effects add up. */
export const permanentCertificates = (p: Readonly<Player>): number =>
  bonusesOf(p, 'permanent-certificate') + (discGone(p, DISC_PERMANENT_CERTIFICATE) ? 1 : 0)

/** Duplicates that may be added to a delivery. */
export const countedDuplicates = (p: Readonly<Player>): number => bonusesOf(p, 'count-duplicate')
