/** The score sheet: every sale and every compensation, and who is richest ("Décompte final"). */
import type { ScoreSheet, Seat } from '@waystation/kernel'
import { TILE_IDS } from './data/cattle.ts'
import { INCOME_KINDS, type State } from './state.ts'

export function scores(s: Readonly<State>): ScoreSheet[] {
  return s.players.map((player, seat) => ({
    seat,
    total: player.pesos,
    rank: 1 + s.players.filter((other) => other.pesos > player.pesos).length,
    lines: player.income
      .map(({ kind, tiles, pesos }) => ({
        category: kind,
        points: pesos,
        note: { tiles: tiles.map((t) => TILE_IDS[t]) },
      }))
      .sort((a, b) => INCOME_KINDS.indexOf(a.category) - INCOME_KINDS.indexOf(b.category)),
  }))
}

/** The richest; equal wealth shares the victory. */
export function winners(s: Readonly<State>): Seat[] {
  return scores(s)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat)
}
