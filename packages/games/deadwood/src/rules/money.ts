/** Money from the supply, which never runs dry [house], and from one gang to another. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_IDS } from '../data/buildings.ts'
import type { Earning } from '../events.ts'
import type { Context } from '../types.ts'

export function earn(g: Context, seat: Seat, amount: number, source: { building: Building; by: Earning }): void {
  g.s.money[seat] += amount
  g.emit({ type: 'earned', seat, building: BUILDING_IDS[source.building], amount, by: source.by })
}

export function pay(g: Context, from: Seat, to: Seat, amount: number): void {
  g.s.money[from] -= amount
  g.s.money[to] += amount
}
