/** Sides of private buildings. Rulebook: "Mise en place" 13; "Variante Préparation de chantier". */
import type { Decision, Seat } from '@waystation/kernel'
import { faceIndex } from '../data/buildings.ts'
import { tablesOf } from '../data/tables.ts'
import type { Option } from '../options.ts'
import { SIDE, type SideOption, TURN } from '../options/sides.ts'
import type { State } from '../state.ts'
import type { Context, Rule } from '../types.ts'
import { inSupply } from './build.ts'

/** "Laisser un joueur décider pour chaque bâtiment quelle face sera utilisée": one number after the other, for everyone. */
export const chooseSide: Rule<'chooseSide'> = {
  ask(s, { seat, nth }): Decision<Option> {
    const number = tablesOf(s).buildings[nth]
    return { seat, kind: 'chooseSide', options: [SIDE[faceIndex(number, 0)], SIDE[faceIndex(number, 1 << number)]] }
  },
  choose(g, step, option) {
    if (option.do !== 'side') return
    // Until then all show side a.
    if (option.building.endsWith('b')) for (const p of g.s.players) p.sides |= 1 << option.number
    g.emit({ type: 'sideChosen', seat: step.seat, building: option.building })
    if (step.nth + 1 < tablesOf(g.s).buildings.length) g.then({ ...step, nth: step.nth + 1 })
  },
}

/** Building sites: instead of acting, an own tile that is not built yet is turned over. */
export function pushTurns(s: Readonly<State>, seat: Seat, options: Option[]): void {
  const { turnsBuildings, buildings } = tablesOf(s)
  if (!turnsBuildings) return
  const { sides } = s.players[seat]
  for (const number of buildings) if (inSupply(s, seat, number)) options.push(TURN[faceIndex(number, ~sides)])
}

export function turnOver(g: Context, seat: Seat, { number, building }: SideOption<'turn'>): void {
  g.s.players[seat].sides ^= 1 << number
  g.emit({ type: 'buildingTurned', seat, building })
}
