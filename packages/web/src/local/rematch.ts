import type { LocalPlan } from './types.ts'

/** The same game again. Whoever began last time begins no more: everyone moves up by one. */
export function rematchOf({ game, variants, seats }: LocalPlan): LocalPlan {
  const [first, ...rest] = seats.map(({ name, bot }) => ({ name, bot }))
  return { game, variants, seats: [...rest, first] }
}
