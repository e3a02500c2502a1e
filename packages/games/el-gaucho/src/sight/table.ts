/** Dice, steppe, what has not been seen yet, and how long the game still lasts. */
import type { Inputs, Seat } from '@waystation/kernel'
import { AREA_IDS } from '../data/action-areas.ts'
import { BREEDS, TILE_COUNT, type Tile } from '../data/cattle.ts'
import { DIE_FACES, STEPPE_SIZE } from '../data/setup.ts'
import { PHASES, type State } from '../state.ts'
import { seenTiles } from '../view.ts'

const PILE = [1, 3, 6, 10, 15, 20, 25, 30]
const DICE = [1, 2, 3]

export function seeTable(s: Readonly<State>, seat: Seat, unseen: readonly Tile[], inputs: Inputs): void {
  inputs.which('phase', PHASES.indexOf(s.phase), PHASES.length)
  inputs.yes('own turn', s.turn === seat)
  inputs.amount('pile', s.pile.length, 15)
  inputs.atLeast('pile', s.pile.length, PILE)
  inputs.which('breed out of the game', s.removedBreed, BREEDS.length)
  inputs.bits('area touched', s.turn === seat ? s.touched : 0, AREA_IDS.length)
  seeDice(IN_RODEO, s.rodeo, inputs)
  seeDice(TAKEN, s.taken, inputs)
  inputs.some('unseen', unseen, TILE_COUNT)
  inputs.some('seen in the steppe', seenTiles(s, seat), TILE_COUNT)
  inputs.some('fetched', s.turn === seat ? s.fetched : [], TILE_COUNT)
  inputs.amount('steppe', s.steppe.length, STEPPE_SIZE)
  inputs.some('to keep', s.players[seat].hand, TILE_COUNT)
}

/** Alike dice are worth more or less than different ones. */
function seeDice(names: readonly string[], dice: readonly number[], inputs: Inputs): void {
  for (let face = 1; face <= DIE_FACES; face++) {
    let count = 0
    for (const die of dice) if (die === face) count++
    inputs.atLeast(names[face - 1], count, DICE)
  }
}

const FACES = Array.from({ length: DIE_FACES }, (_, i) => i + 1)
const IN_RODEO = FACES.map((face) => `rodeo: ${face}`)
const TAKEN = FACES.map((face) => `taken: ${face}`)
