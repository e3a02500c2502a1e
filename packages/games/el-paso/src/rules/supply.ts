/** "Recevoir une tuile Objectif ou Bonus": from the display, or unseen from the stack. */
import type { Seat } from '@waystation/kernel'
import { BONUS_IDS, BONUSES, TRIPLE_EXCHANGE } from '../data/bonuses.ts'
import { OBJECTIVE_IDS } from '../data/objectives.ts'
import { drawBonus, drawObjective, takeBonus, takeObjective } from '../options/interned.ts'
import type { Sink, TakeOption } from '../options.ts'
import { NO_SHOWN, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { gainDollars } from './money.ts'

export function pushObjectives(s: Readonly<State>, dollars: number, unseen: boolean, options: Sink<TakeOption>): void {
  for (const tile of s.objectivesShown) if (tile !== NO_SHOWN) options.push(takeObjective(tile, dollars))
  if (unseen && s.objectives.length > 0) options.push(drawObjective(dollars))
}

export function pushBonuses(s: Readonly<State>, dollars: number, options: Sink<TakeOption>): void {
  for (const tile of s.bonusesShown) if (tile !== NO_SHOWN) options.push(takeBonus(tile, dollars))
  if (s.bonuses.length > 0) options.push(drawBonus(dollars))
}

/** A face-up tile leaves the display and the next of its stack takes its place; an empty stack leaves a gap. */
export function takeShown(g: Context, kind: 'objective' | 'bonus', tile: number): void {
  const shown = kind === 'objective' ? g.s.objectivesShown : g.s.bonusesShown
  const next = (kind === 'objective' ? g.s.objectives : g.s.bonuses).pop()
  shown[shown.indexOf(tile)] = next ?? NO_SHOWN
  if (next === undefined) return
  g.reveal()
  g.emit({ type: 'tileShown', tile: kind === 'objective' ? OBJECTIVE_IDS[next] : BONUS_IDS[next] })
}

/** The unseen top tile; owned tiles lie open. */
function drawTop(g: Context, stack: number[]): number {
  g.reveal()
  const tile = stack.pop()
  if (tile === undefined) throw new Error('the stack is empty')
  return tile
}

export function take(g: Context, seat: Seat, option: TakeOption): void {
  const p = g.s.players[seat]
  const { dollars } = option
  p.money -= dollars
  const unseen = option.do === 'drawObjective' || option.do === 'drawBonus'
  if (option.do === 'takeObjective' || option.do === 'drawObjective') {
    const tile = option.do === 'takeObjective' ? option.index : drawTop(g, g.s.objectives)
    p.objectives = [...p.objectives, tile]
    g.emit({ type: 'tileTaken', seat, tile: OBJECTIVE_IDS[tile], unseen, dollars })
    if (!unseen) takeShown(g, 'objective', tile)
    return
  }
  const tile = option.do === 'takeBonus' ? option.index : drawTop(g, g.s.bonuses)
  p.bonuses = [...p.bonuses, tile]
  g.emit({ type: 'tileTaken', seat, tile: BONUS_IDS[tile], unseen, dollars })
  if (!unseen) takeShown(g, 'bonus', tile)
  useBonus(g, seat, tile)
}

/** Immediate effects happen once, at once; permanent ones are looked up when they matter. */
function useBonus(g: Context, seat: Seat, tile: number): void {
  const { kind, dollars } = BONUSES[tile]
  switch (kind) {
    case 'triple-exchange':
      return g.then({ do: 'exchange', seat, times: TRIPLE_EXCHANGE })
    case 'remove-cattle':
    case 'remove-for-money':
      return g.then({ do: 'removeCattle', seat, dollars })
    case 'gain-money':
      return gainDollars(g, seat, dollars)
    case 'permanent-certificate':
    case 'count-duplicate':
      return undefined
  }
}

/** The reward of a trading post. */
export const rewardObjective: Rule<'rewardObjective', TakeOption> = {
  ask(s, { seat }) {
    const options: TakeOption[] = []
    pushObjectives(s, 0, true, options)
    return options.length === 0 ? null : { seat, kind: 'rewardObjective', options }
  },
  choose: (g, { seat }, option) => take(g, seat, option),
}
