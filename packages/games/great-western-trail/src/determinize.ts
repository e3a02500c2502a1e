/** Re-deals what a seat cannot know: deck orders, other hands, and objective cards others took unseen. */
import type { Rng, Seat } from '@waystation/kernel'
import type { Player, State } from './state.ts'

/** Everyone can tell a herd by counting; only which of its face-down cards are in hand is hidden. */
function redeal(p: Player, rng: Rng): void {
  const size = p.hand.length
  const known = p.hand.slice()
  for (const card of p.unseen) known.splice(known.indexOf(card), 1)
  const cards = rng.mix([...known, ...p.pile])
  p.hand = [...cards.splice(0, size - p.unseen.length), ...p.unseen]
  p.pile = cards
}

/** Objective cards that others took unseen from the deck could be any card that is still in it. */
function redealUnseen(s: State, others: readonly Player[], rng: Rng): void {
  const cards = rng.mix([...s.objectiveDeck, ...others.flatMap((p) => p.unseen)])
  for (const p of others) {
    const seen = p.hand.slice(0, p.hand.length - p.unseen.length)
    p.unseen = cards.splice(0, p.unseen.length)
    p.hand = [...seen, ...p.unseen]
  }
  s.objectiveDeck = cards
}

/** Once the game is over every herd lies open for the count. */
export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  const over = s.agenda.length === 0
  const others = over ? [] : s.players.filter((_, other) => other !== seat)
  for (const p of s.players) {
    if (others.includes(p)) redeal(p, rng)
    else rng.mix(p.pile)
  }
  redealUnseen(s, others, rng)
  for (const pile of s.supply) rng.mix(pile)
  rng.mix(s.marketDeck)
}
