/** A year: income, rounds of drafting, and the token that moves on (Déroulement de la partie). */
import type { Seat } from '@waystation/kernel'
import { MINE_INCOME, YEARS } from '../data/figures.ts'
import type { Step } from '../steps.ts'
import type { Rule } from '../types.ts'

export const year: Rule<'year'> = {
  run(g) {
    const { s } = g
    s.year++
    s.round = 0
    g.emit({ type: 'yearBegins', year: s.year })
    s.players.forEach((player, seat) => {
      const gold = MINE_INCOME[player.mine - 1]
      player.gold += gold
      g.emit({ type: 'income', seat, gold })
    })
    g.then({ do: 'round' })
  },
}

/** Seats in turn order, the first player first. */
export function inTurn(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players)
}

export const round: Rule<'round'> = {
  run(g) {
    const { s } = g
    s.round++
    g.emit({ type: 'roundBegins', seat: s.first, year: s.year, round: s.round })
    const turns = inTurn(s.first, s.players.length).map((seat): Step => ({ do: 'turn', seat }))
    g.then({ do: 'banditCard' }, { do: 'roll' }, ...turns, { do: 'endRound' })
  },
}

export const endRound: Rule<'endRound'> = {
  run(g) {
    const { s } = g
    s.prairie = []
    s.river = []
    s.first = (s.first + 1) % s.players.length
    g.then({ do: s.round < YEARS[s.year - 1].rounds ? 'round' : 'tussle' })
  },
}
