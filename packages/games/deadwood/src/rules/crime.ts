/** Wanted posters: the crime pool, the box, and what an empty pool means. */
import type { Seat } from '@waystation/kernel'
import type { PosterCause } from '../events.ts'
import { type End, endBit } from '../state.ts'
import type { Context } from '../types.ts'

/** One of the three ends has come; the current player finishes the turn (Fin de la partie). */
export function latchEnd(g: Context, end: End): void {
  if ((g.s.ending & endBit(end)) !== 0) return
  g.s.ending |= endBit(end)
  g.emit({ type: 'endComes', end })
}

function afterTaking(g: Context): void {
  if (g.s.pool === 0) latchEnd(g, 'pool')
}

/** As many as the pool still has. */
export function takePosters(g: Context, seat: Seat, wanted: number, cause: PosterCause): void {
  const count = Math.min(wanted, g.s.pool)
  if (count === 0) return
  g.s.pool -= count
  g.s.posters[seat] += count
  g.emit({ type: 'postersTaken', seat, count, cause, pool: g.s.pool })
  afterTaking(g)
}

/** Back to the box, as many as the seat has. */
export function discardPosters(g: Context, seat: Seat, allowed: number): void {
  const count = Math.min(allowed, g.s.posters[seat])
  if (count === 0) return
  g.s.posters[seat] -= count
  g.s.box += count
  g.emit({ type: 'postersDiscarded', seat, count })
}

/** Télégraphe: the pool grows or shrinks; emptying it brings the end as well. */
export function wirePosters(g: Context, seat: Seat, added: boolean, wanted: number): void {
  const { s } = g
  const count = Math.min(wanted, added ? s.box : s.pool)
  s.pool += added ? count : -count
  s.box += added ? -count : count
  g.emit({ type: 'telegraphed', seat, added, count, pool: s.pool })
  afterTaking(g)
}
