/** What a position is worth to a seat, in pesos at the end of the game. Weights are pesos, or chances of a claim paying off. */
import type { Seat } from '@waystation/kernel'
import { AREA_IDS, bit } from './data/action-areas.ts'
import { breedOf, type Tile, valueOf } from './data/cattle.ts'
import { fits, herdPrice } from './rules/herds.ts'
import { EMPTY, lying, type State, standing } from './state.ts'

/** A standing gaucho nearly always brings its tile home; a lying one still has to be raised. */
const STANDING_CHANCE = 0.9
const LYING_CHANCE = 0.4
/** What a gaucho waiting on each action area is worth: sort, wish, immediate sale, theft, overseer, steppe. */
const AREA_WORTH = [2, 5, 4, 7, 6, 6] as const
const GAUCHO_WORTH = 0.5
const NO_DICE_ROUND_LEFT = 0.3

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const player = s.players[seat]
  let worth = player.pesos
  for (const herd of player.herds) worth += herdPrice(herd)
  for (const tile of player.incoming) worth += gain(player.herds[breedOf(tile)], tile)
  s.gauchos.forEach((gaucho, space) => {
    const tile = s.tiles[space]
    if (tile === EMPTY) return
    if (gaucho === standing(seat)) worth += STANDING_CHANCE * gain(player.herds[breedOf(tile)], tile)
    else if (gaucho === lying(seat)) worth += LYING_CHANCE * gain(player.herds[breedOf(tile)], tile)
  })
  const patience = s.phase === 'no-dice-round' || s.phase === 'over' ? NO_DICE_ROUND_LEFT : 1
  AREA_IDS.forEach((_, area) => {
    if ((player.areas & bit(area)) !== 0) worth += AREA_WORTH[area] * patience
  })
  return worth + player.supply * GAUCHO_WORTH * patience
}

/** What a tile adds: a longer herd at its best price, or, if it does not fit, the start of a new one. */
function gain(herd: readonly Tile[], tile: Tile): number {
  return fits(herd, tile) ? herdPrice([...herd, tile]) - herdPrice(herd) : valueOf(tile)
}
