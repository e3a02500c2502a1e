/** "Déroulement de la partie": three phases, clockwise; and the last turns ("Fin de la partie"). */
import { SUE_SEAT } from '../data/solo.ts'
import { OFF_TRAIL } from '../data/trail.ts'
import { sueTotal, winners } from '../scoring.ts'
import { NOBODY } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { turnsPerRound } from './el-paso.ts'

/** Move, act, draw. */
export const turn: Rule<'turn'> = {
  run(g, { seat }) {
    g.s.turn = seat
    g.emit({ type: 'turnBegins', seat })
    const first = g.s.players[seat].at === OFF_TRAIL
    g.then(first ? { do: 'place', seat } : { do: 'move', seat }, { do: 'refillHand', seat }, { do: 'endTurn' })
  },
}

/** The next player, unless the last of the last turns is over. */
export const endTurn: Rule<'endTurn'> = {
  run(g) {
    const { s } = g
    if (s.phase === 'last-turns') {
      s.turnsLeft--
      if (s.turnsLeft === 0) return finish(g)
      if (s.turnsLeft === turnsPerRound(s) - 1) g.emit({ type: 'lastTurns', turns: s.turnsLeft })
    }
    beginTurn(g, (s.turn + 1) % turnsPerRound(s))
  },
}

export function beginTurn(g: Context, next: number): void {
  if (g.s.sue !== null && next === SUE_SEAT) g.then({ do: 'sueTurn' }, { do: 'endTurn' })
  else g.then({ do: 'turn', seat: next })
}

function finish(g: Context): void {
  const { s } = g
  s.phase = 'over'
  s.turn = NOBODY
  if (g.events !== null) g.emit({ type: 'gameOver', winners: winners(s), sue: s.sue === null ? null : sueTotal(s) })
}
