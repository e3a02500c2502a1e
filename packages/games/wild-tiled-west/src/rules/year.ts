/** A year: income, rounds of drafting, and the token that moves on (Déroulement de la partie). */
import type { Seat } from '@waystation/kernel'
import { MINE_INCOME, YEARS } from '../data/figures.ts'
import { meta } from '../meta.ts'
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

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

/** By number of players, then by first player. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = upTo(meta.seats.max + 1).map((players) =>
  upTo(players).map((first) => upTo(players).map((n) => (first + n) % players)),
)

/** Seats in turn order, the first player first. */
export const inTurn = (first: Seat, players: number): readonly Seat[] => ORDERS[players][first]

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
