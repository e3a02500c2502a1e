/** Whether people who share a screen have something to hide from each other. */
import type { Game, GameTypes, Seat } from '@waystation/kernel'

/** True if this seat sees more than a spectator, besides which seat it is. */
export function hidesSomething(game: Game, state: Readonly<GameTypes['state']>, seat: Seat): boolean {
  return !same(game.view(state, seat), game.view(state, null), seat)
}

function same(own: unknown, open: unknown, seat: Seat): boolean {
  if (Object.is(own, open) || (own === seat && open === null)) return true
  if (typeof own !== 'object' || typeof open !== 'object' || own === null || open === null) return false
  const [a, b]: readonly [Record<string, unknown>, Record<string, unknown>] = [{ ...own }, { ...open }]
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key], seat))
}
