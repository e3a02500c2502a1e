/** "Fin de la partie": the last payments, the tally, and a final duel if the richest are tied. */
import type { Seat } from '@waystation/kernel'
import { STAGE_DEPOT } from '../data/buildings.ts'
import { DEPOT_BONUS, fineFor } from '../data/figures.ts'
import { allTotals } from '../scoring.ts'
import { NOBODY } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { controllerOf, hiredCount } from './cowboys.ts'
import { stationStands } from './railway.ts'

export const finish: Rule<'finish'> = {
  run(g) {
    const { s } = g
    g.emit({ type: 'gameEnds' })
    const holder = controllerOf(s, STAGE_DEPOT)
    if (!stationStands(s) && holder !== NOBODY) {
      s.depotHolder = holder
      g.emit({ type: 'depotPaid', seat: holder, amount: DEPOT_BONUS })
    }
    const totals = allTotals(s)
    g.emit({
      type: 'tallied',
      totals: totals.map((total, seat) => ({ seat, posters: s.posters[seat], fine: fineFor(s.posters[seat]), total })),
    })
    decide(
      g,
      totals.map((_, seat) => seat),
    )
  },
}

export function declareWinners(g: Context, winners: Seat[]): void {
  g.s.winners = winners
  g.emit({ type: 'gameOver', winners })
}

/**
 * The richest of the candidates wins. Tied ones fight it out if they can: who has no cowboy left stays out, a sole
 * fighter wins without a shot, and if nobody can fight the tied share the town [house].
 */
export function decide(g: Context, candidates: readonly Seat[]): void {
  const totals = allTotals(g.s)
  const best = Math.max(...candidates.map((seat) => totals[seat]))
  const richest = candidates.filter((seat) => totals[seat] === best)
  if (richest.length <= 1) return declareWinners(g, richest)
  const fighters = richest.filter((seat) => hiredCount(g.s, seat) > 0)
  if (fighters.length === 0) return declareWinners(g, richest)
  if (fighters.length === 1) return declareWinners(g, fighters)
  g.then({ do: 'champions', seats: fighters })
}
