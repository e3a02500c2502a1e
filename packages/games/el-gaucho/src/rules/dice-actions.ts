/** "Actions": take two dice, and use them apart or added up, exactly. */
import type { Seat } from '@waystation/kernel'
import { areaOf, areasAccepting, bit } from '../data/action-areas.ts'
import { smallOf, tileOf, valueOf } from '../data/cattle.ts'
import { ALL_SPACES } from '../data/pampa.ts'
import { addDice, handfulsOf, pairCodes, removeDice } from '../options/handfuls.ts'
import {
  type DiceAction,
  END_TURN,
  lay,
  type Option,
  occupy,
  type ReclaimOption,
  raise,
  stand,
  type TakeDiceOption,
  takeDice as takeDiceOption,
} from '../options.ts'
import { EMPTY, lying, NOBODY, type State, standing } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { occupyArea, placeGaucho, reclaim, reclaimable, spaceOfTile } from './gauchos.ts'

const PAIRS = new Map<readonly number[], readonly TakeDiceOption[]>()

/** The different pairs of dice to take, as options made once per set of pairs. */
function pairsOf(rodeo: readonly number[]): readonly TakeDiceOption[] {
  const codes = pairCodes(rodeo)
  let options = PAIRS.get(codes)
  if (options === undefined) {
    options = codes.map((code) => takeDiceOption(0, code))
    PAIRS.set(codes, options)
  }
  return options
}

/** Two dice of the rodeo. In the round without dice there are none to take. */
export const takeDice: Rule<'takeDice', TakeDiceOption> = {
  ask(s, { seat }) {
    if (s.rodeo.length === 0) return null
    return { seat, kind: 'takeDice', options: pairsOf(s.rodeo) }
  },
  choose(g, { seat }, { dice }) {
    removeDice(g.s.rodeo, dice)
    addDice(g.s.taken, dice)
    g.emit({ type: 'diceTaken', seat, dice })
  },
}

/**
 * Everything the unused dice can do, apart or added up; they must match exactly.
 * Pampa: (A) stand on a free tile for its large number, (B) lie on it for its small number, (C) raise an own lying gaucho
 * for the small number. Action areas: occupy the own free space.
 */
export function diceActions(s: Readonly<State>, seat: Seat): DiceAction[] {
  const out: DiceAction[] = []
  if (s.taken.length === 0) return out
  const { supply, areas } = s.players[seat]
  const closed = areas | s.touched
  const own = lying(seat)
  const spaces = ALL_SPACES[s.players.length]
  for (const { sum, code } of handfulsOf(s.taken)) {
    for (const space of spaces) {
      const tile = s.tiles[space]
      if (tile === EMPTY) continue
      const gaucho = s.gauchos[space]
      if (gaucho === own && smallOf(tile) === sum) out.push(raise(tile, code))
      if (gaucho !== NOBODY || supply === 0) continue
      if (valueOf(tile) === sum) out.push(stand(tile, code))
      if (smallOf(tile) === sum) out.push(lay(tile, code))
    }
    if (supply > 0) for (const area of areasAccepting(sum)) if ((closed & bit(area)) === 0) out.push(occupy(area, code))
  }
  return out
}

type SpendOption = DiceAction | ReclaimOption | Extract<Option, { do: 'endTurn' }>

export function spendOptions(s: Readonly<State>, seat: Seat): SpendOption[] {
  const options: SpendOption[] = diceActions(s, seat)
  if (options.length === 0) options.push(END_TURN)
  if (s.players[seat].supply === 0 && s.taken.length > 0) options.push(...usefulReclaims(s, seat))
  return options
}

/**
 * Dice must be used while they can be; only then may the turn end, and unusable dice are lost.
 * With an empty supply a lying gaucho may be taken back for an action that needs one ("Plus de Gauchos").
 */
export const spendDice: Rule<'spendDice', SpendOption> = {
  ask: (s, { seat }) => ({ seat, kind: 'spendDice', options: spendOptions(s, seat) }),
  choose(g, step, option) {
    const { seat } = step
    if (option.do === 'endTurn') return loseDice(g, seat)
    if (option.do === 'reclaim') reclaim(g, seat, tileOf(option.tile))
    else spend(g, seat, option)
    g.then(step)
  },
}

/** Lying gauchos whose return would let an unused die be used. */
function usefulReclaims(s: Readonly<State>, seat: Seat): ReclaimOption[] {
  return reclaimable(s, seat).filter(({ tile }) => {
    const space = spaceOfTile(s, tileOf(tile))
    return handfulsOf(s.taken).some(({ sum }) => placeable(s, seat, sum, space))
  })
}

/** Whether a gaucho in hand could be placed for this total, the given space being free. */
function placeable(s: Readonly<State>, seat: Seat, sum: number, freed: number): boolean {
  const closed = s.players[seat].areas | s.touched
  if (areasAccepting(sum).some((area) => (closed & bit(area)) === 0)) return true
  return ALL_SPACES[s.players.length].some((space) => {
    const tile = s.tiles[space]
    if (tile === EMPTY || (s.gauchos[space] !== NOBODY && space !== freed)) return false
    return valueOf(tile) === sum || smallOf(tile) === sum
  })
}

function spend(g: Context, seat: Seat, action: DiceAction): void {
  const { dice } = action
  removeDice(g.s.taken, dice)
  if (action.do === 'occupy') {
    occupyArea(g, seat, areaOf(action.area))
    g.s.touched |= bit(areaOf(action.area))
    return g.emit({ type: 'areaOccupied', seat, area: action.area, dice })
  }
  const { tile } = action
  const space = spaceOfTile(g.s, tileOf(tile))
  switch (action.do) {
    case 'stand':
      placeGaucho(g, seat, space, true)
      return g.emit({ type: 'gauchoStands', seat, tile, dice })
    case 'lay':
      placeGaucho(g, seat, space, false)
      return g.emit({ type: 'gauchoLies', seat, tile, dice })
    case 'raise':
      g.s.gauchos[space] = standing(seat)
      return g.emit({ type: 'gauchoRises', seat, tile, dice })
  }
}

function loseDice(g: Context, seat: Seat): void {
  if (g.s.taken.length > 0) g.emit({ type: 'diceLost', seat, dice: g.s.taken.slice() })
  g.s.taken = []
}
