/** What an auxiliary action brings is told once. */
import type { AuxiliaryId } from '../../data/player-board.ts'

/** The next line of the log says what it brought. */
export const toldNext = (auxiliary: AuxiliaryId): boolean =>
  auxiliary === 'aux-money' || auxiliary === 'aux-certificate'
