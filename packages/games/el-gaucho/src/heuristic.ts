/** What a position is worth to a seat, in pesos at the end of the game. */
import type { Seat } from '@waystation/kernel'
import { breedOf, TILE_COUNT } from './data/cattle.ts'
import { arrivals, gain, herdsWorth } from './heuristic/lines.ts'
import { areasWorth, pendingWorth } from './heuristic/pending.ts'
import { W } from './heuristic/weights.ts'
import { EMPTY, lying, type State, standing } from './state.ts'

/** Share of the game's chances in its last rounds: one with dice, then one without. */
const LAST_ROUND = 0.6
const NO_DICE_ROUND = 0.4

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const player = s.players[seat]
  const left = remaining(s)
  const home = player.incoming.slice()
  let worth = player.pesos + herdsWorth(player, left)
  for (let space = 0; space < s.gauchos.length; space++) {
    const gaucho = s.gauchos[space]
    const tile = s.tiles[space]
    if (tile === EMPTY) continue
    if (gaucho === standing(seat)) home.push(tile)
    else if (gaucho === lying(seat)) worth += W.lying * Math.min(1, 2 * left) * gain(player.herds[breedOf(tile)], tile)
  }
  worth += arrivals(player.herds, home) * (home.length > player.incoming.length ? W.standing : 1)
  return worth + areasWorth(s, seat, left) + player.supply * W.gaucho * left + pendingWorth(s, seat, left)
}

/** How much of the game is left for plans, from 1 to 0. */
function remaining(s: Readonly<State>): number {
  if (s.phase === 'over') return 0
  if (s.phase === 'no-dice-round') return NO_DICE_ROUND * 0.5
  if (s.phase === 'last-round') return LAST_ROUND
  return LAST_ROUND + (1 - LAST_ROUND) * Math.min(1, s.pile.length / (TILE_COUNT / 2))
}
