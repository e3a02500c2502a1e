/** What single things are worth, in points, with so much of the game left (1 at the start, 0 at the end). */
import { BONUS_POINTS, BONUSES } from '../data/bonuses.ts'
import { W } from './weights.ts'

export const dollar = (left: number): number => 0.2 + W.workingDollar * Math.min(1, 1.5 * left)

/** Money in the purse: put to use up to a point, a fifth of a point each beyond it. */
export const purse = (money: number, left: number): number =>
  Math.min(money, W.purse) * dollar(left) + Math.max(0, money - W.purse) * 0.2

export function bonusWorth(tile: number, left: number): number {
  const { kind, dollars } = BONUSES[tile]
  const points = BONUS_POINTS[tile]
  switch (kind) {
    case 'triple-exchange':
      return points + 3 * W.exchange
    case 'permanent-certificate':
      return points + W.permanentCertificate * left
    case 'count-duplicate':
      return points + W.duplicate * left
    case 'remove-cattle':
    case 'remove-for-money':
      return points + W.remove * left + dollars * dollar(left)
    case 'gain-money':
      return points + dollars * dollar(left)
  }
}
