/** Several people, one screen: what they have to hide from each other. */
import { type Game, isSealed, type Seat } from '@waystation/kernel'
import type { State } from './beginning.ts'

/** Whether these people must not see each other's screen. */
export function haveSecrets(game: Game, state: State, people: readonly Seat[]): boolean {
  if (people.length < 2) return false
  return choosingInSecret(state) || people.some((seat) => seesMore(game, state, seat))
}

/** Whether answers lie under a seal, or are to be put there, unseen by the others. */
export function choosingInSecret({ agenda }: State): boolean {
  return isSealed(agenda.at(-1))
}

/** Whether this seat sees more than a spectator, besides which seat it is. */
export function seesMore(game: Game, state: State, seat: Seat): boolean {
  return !same(game.view(state, seat), game.view(state, null), seat)
}

function same(own: unknown, open: unknown, seat: Seat): boolean {
  if (Object.is(own, open) || (own === seat && open === null)) return true
  if (typeof own !== 'object' || typeof open !== 'object' || own === null || open === null) return false
  const [a, b]: readonly [Record<string, unknown>, Record<string, unknown>] = [{ ...own }, { ...open }]
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key], seat))
}
