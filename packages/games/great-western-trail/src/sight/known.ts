/** The position as a seat knows it: which of their face-down cards the others hold in hand or laid on the poker table is not told. */
import type { Seat } from '@waystation/kernel'
import type { Player, State } from '../state.ts'

export function knownTo(s: Readonly<State>, seat: Seat): State {
  return { ...s, players: s.players.map((p, of) => (of === seat ? p : fromOutside(p))) }
}

/** Everyone can tell a herd by counting, but for objective cards that were taken unseen. */
function fromOutside(p: Readonly<Player>): Player {
  const cards = [...p.hand, ...p.laid, ...p.pile]
  for (const card of p.unseen) cards.splice(cards.indexOf(card), 1)
  return { ...p, hand: [], laid: [], pile: cards, unseen: [] }
}
