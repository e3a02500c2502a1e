/** What a turn may do: draft a tile with a die, lay free alleys, use a Sawmill (Drafter une tuile, Allées gratuites). */
import type { Seat } from '@waystation/kernel'
import { ALLEY, ALLEY_PAIR, COSTS, pieceOf, type Tile } from '../data/tiles.ts'
import { JUMP_COST, LINES } from '../data/trays.ts'
import {
  type AlleysOption,
  ALLEYS,
  draftOption,
  type DraftOption,
  type Option,
  PASS,
  SAW,
  USE_SAWMILL,
} from '../options.ts'
import type { State } from '../state.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { countOf } from './buildings.ts'
import { moveDice, removeDie } from './dice.ts'
import { type Ground, groundOf, hasPlace } from './places.ts'

const WHEELWRIGHT = pieceOf('wheelwright')
const NO_OPTIONS: readonly Option[] = [PASS]

/** Gold for reaching a stack past others that still have tiles. */
export function jumpCost(s: Readonly<State>, seat: Seat, jumps: number): number {
  return JUMP_COST * Math.max(0, jumps - countOf(s.players[seat], WHEELWRIGHT))
}

function draftsOf(s: Readonly<State>, seat: Seat, ground: Ground): Option[] {
  const { gold } = s.players[seat]
  const out: Option[] = []
  for (const notch of s.prairie) {
    const tile = LINES.prairie[notch - 1].find((stack) => s.stacks[stack] > 0)
    if (tile === undefined) continue
    if (COSTS[tile] <= gold && hasPlace(ground, tile)) out.push(draftOption('prairie', notch, tile, COSTS[tile]))
  }
  for (const notch of s.river) {
    let jumps = 0
    for (const tile of LINES.river[notch - 1]) {
      if (s.stacks[tile] === 0) continue
      const cost = jumpCost(s, seat, jumps) + COSTS[tile]
      jumps++
      if (cost <= gold && hasPlace(ground, tile)) out.push(draftOption('river', notch, tile, cost))
    }
  }
  return out
}

/** Whether a Sawmill may take from this stack. */
function canSaw(s: Readonly<State>, seat: Seat, ground: Ground, tile: Tile): boolean {
  return s.stacks[tile] > 0 && COSTS[tile] <= s.players[seat].gold && hasPlace(ground, tile)
}

function turnOptions(s: Readonly<State>, seat: Seat): readonly Option[] {
  const player = s.players[seat]
  const ground = groundOf(player, 'linked')
  const out = draftsOf(s, seat, ground)
  if (hasPlace(ground, ALLEY)) {
    out.push(ALLEYS[1])
    if (hasPlace(ground, ALLEY_PAIR)) out.push(ALLEYS[2])
  }
  if (player.sawmills > 0 && SAW.some((_, tile) => canSaw(s, seat, ground, tile))) out.push(USE_SAWMILL)
  return out.length > 0 ? out : NO_OPTIONS
}

export const turn: Rule<'turn'> = {
  ask: (s, { seat }) => ({ seat, kind: 'turn', options: turnOptions(s, seat) }),
  choose(g, { seat }, option) {
    if (option.do === 'draft') draft(g, seat, option)
    else if (option.do === 'alleys') layAlleys(g, seat, option)
    else if (option.do === 'sawmill') g.then({ do: 'sawmill', seat })
    else g.emit({ type: 'passed', seat })
  },
}

function draft(g: Context, seat: Seat, { tile, die, notch, cost }: DraftOption): void {
  const { s } = g
  s.players[seat].gold -= cost
  removeDie(s, die, notch)
  g.emit({ type: 'drafted', seat, tile, die, notch, cost })
  takeTile(g, seat, pieceOf(tile))
}

/** From its stack into the player's hand, to be laid at once. */
function takeTile(g: Context, seat: Seat, tile: Tile): void {
  g.s.stacks[tile]--
  moveDice(g, tile)
  g.then({ do: 'turnPiece', seat, piece: tile, mode: 'linked' }, { do: 'bonusAlleys', seat })
}

function layAlleys(g: Context, seat: Seat, { count }: AlleysOption): void {
  const piece = count === 1 ? ALLEY : ALLEY_PAIR
  g.then({ do: 'turnPiece', seat, piece, mode: 'linked' }, { do: 'bonusAlleys', seat })
}

export const sawmill: Rule<'sawmill', Answer<'saw'>> = {
  ask(s, { seat }) {
    const ground = groundOf(s.players[seat], 'linked')
    return { seat, kind: 'sawmill', options: SAW.filter((_, tile) => canSaw(s, seat, ground, tile)) }
  },
  choose(g, { seat }, { tile, cost }) {
    const player = g.s.players[seat]
    player.sawmills--
    player.gold -= cost
    g.emit({ type: 'sawmillUsed', seat, tile, cost })
    takeTile(g, seat, pieceOf(tile))
  },
}
