/** A duel under way, with its odds; the final duel among the tied. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDING_COUNT } from '../data/buildings.ts'
import { STRENGTHS } from '../data/figures.ts'
import { duelOdds } from '../heuristic/odds.ts'
import { strengthAt } from '../rules/cowboys.ts'
import type { State } from '../state.ts'

const NO_ODDS = { attackerWins: 0, defenderWins: 0, bothLive: 0, bothDie: 0 }

export function seeDuel(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const { duel } = s
  const attacks = duel?.attacker === seat
  const defends = duel?.defender === seat
  const dice = duel === null ? [0, 0] : diceOf(s, duel)
  const odds = duel === null ? NO_ODDS : duelOdds(dice[0], dice[1])
  const own = attacks || defends ? 1 : 0
  inputs.which('duel on', duel?.building ?? -1, BUILDING_COUNT)
  inputs.yes('own attack', attacks)
  inputs.yes('own defence', defends)
  inputs.amounts('dice of the duel', dice, 2, 2)
  inputs.amount('chance to win', own * (attacks ? odds.attackerWins : odds.defenderWins), 1)
  inputs.amount('chance to lose', own * (attacks ? odds.defenderWins : odds.attackerWins), 1)
  inputs.amount('chance that both die', own * odds.bothDie, 1)
}

function diceOf(s: Readonly<State>, duel: NonNullable<State['duel']>): [attacker: number, defender: number] {
  const { building, attacker, defender, attackerLoaded, defenderLoaded } = duel
  return [strengthAt(s, building, attacker) + attackerLoaded, strengthAt(s, building, defender) + defenderLoaded]
}

/** In the final duel: who still stands, with how many dice, and how many of them are aimed at whom. */
export function seeFinale(s: Readonly<State>, of: Seat, seat: Seat, inputs: Inputs): void {
  const { finale } = s
  let aimedAt = 0
  if (finale !== null) for (let from = 0; from < s.players; from++) aimedAt += finale.aims[from * s.players + of]
  inputs.yes('in the final duel', finale?.fighters[of] === 1)
  inputs.which('champion', (finale?.champions[of] ?? 0) - 1, STRENGTHS.length)
  inputs.amount('dice of the champion', finale?.dice[of] ?? 0, 3)
  inputs.amount('wounds of the champion', finale?.wounds[of] ?? 0, 1)
  inputs.amount('dice aimed at him', aimedAt, 2)
  inputs.amount('own dice aimed at him', finale?.aims[seat * s.players + of] ?? 0, 2)
}
