/** "Fin de la partie": money, the Stage Depot's bonus, the fine; and who won. */
import type { ScoreSheet, Seat } from '@waystation/kernel'
import { DEPOT_BONUS, fineFor } from './data/figures.ts'
import type { State } from './state.ts'

export const CATEGORIES = ['money', 'stage-depot', 'fine'] as const
export type Category = (typeof CATEGORIES)[number]

const depotBonus = (s: Readonly<State>, seat: Seat): number => (s.depotHolder === seat ? DEPOT_BONUS : 0)

/** May be negative [house]. */
export const totalOf = (s: Readonly<State>, seat: Seat): number =>
  s.money[seat] + depotBonus(s, seat) - fineFor(s.posters[seat])

export const allTotals = (s: Readonly<State>): number[] => s.money.map((_, seat) => totalOf(s, seat))

/** Winners first, then by total. When the final duel leaves nobody, nobody is first. */
function rankOf(s: Readonly<State>, seat: Seat, totals: readonly number[]): number {
  if (s.winners?.includes(seat)) return 1
  const beaten = s.winners ?? []
  const ahead = totals.filter((total, other) => beaten.includes(other) || total > totals[seat]).length
  return 1 + (s.winners?.length === 0 ? ahead + 1 : ahead)
}

export function scores(s: Readonly<State>): ScoreSheet[] {
  const totals = allTotals(s)
  return totals.map((total, seat) => ({
    seat,
    total,
    rank: rankOf(s, seat, totals),
    lines: [
      { category: 'money', points: s.money[seat] },
      { category: 'stage-depot', points: depotBonus(s, seat) },
      {
        category: 'fine',
        points: s.posters[seat] === 0 ? 0 : -fineFor(s.posters[seat]),
        note: { posters: s.posters[seat] },
      },
    ],
  }))
}
