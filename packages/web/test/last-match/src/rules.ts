/** Take one to three matches in turn; whoever takes the last one wins. */
import type { Rule } from '@waystation/kernel'
import type { LastMatch, TakeOption } from './types.ts'

export const MATCHES = 15
export const MOST = 3

const TAKES: readonly TakeOption[] = Array.from({ length: MOST }, (_, i) =>
  Object.freeze({ id: `take ${i + 1}`, count: i + 1 }),
)

export const turn: Rule<LastMatch, 'turn'> = {
  ask: (s, { seat }) => ({ seat, kind: 'turn', options: TAKES.slice(0, s.left) }),
  choose(g, { seat }, { count }) {
    g.s.left -= count
    g.s.taken[seat] += count
    g.emit({ type: 'taken', seat, count })
    if (g.s.left > 0) {
      g.then({ do: 'turn', seat: (seat + 1) % g.s.taken.length })
    } else {
      g.s.winner = seat
      g.emit({ type: 'won', seat })
    }
  },
}
