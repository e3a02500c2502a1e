/** Re-deals what a seat cannot know: deck orders, other hands, and objective cards others took unseen. */
import type { Rng, Seat } from '@waystation/kernel'
import type { Player, State } from './state.ts'

/** Everyone can tell a herd by counting; only which of its face-down cards are in hand is hidden. */
function redeal(p: Player, rng: Rng): void {
  const size = p.hand.length
  const known = p.hand.slice()
  for (const card of p.unseen) known.splice(known.indexOf(card), 1)
  const cards = rng.shuffle([...known, ...p.pile])
  p.hand = [...cards.splice(0, size - p.unseen.length), ...p.unseen]
  p.pile = cards
}

/** Objective cards taken unseen from the deck could be any card that is still in it. */
function swapUnseen(s: State, p: Player, rng: Rng): void {
  for (let i = 0; i < p.unseen.length; i++) {
    const other = rng.int(s.objectiveDeck.length + 1)
    if (other === s.objectiveDeck.length) continue
    const card = p.unseen[i]
    p.hand[p.hand.indexOf(card)] = s.objectiveDeck[other]
    p.unseen[i] = s.objectiveDeck[other]
    s.objectiveDeck[other] = card
  }
}

/** Once the game is over every herd lies open for the count. */
export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  const over = s.agenda.length === 0
  s.players.forEach((p, i) => {
    if (i === seat || over) {
      rng.shuffle(p.pile)
      return
    }
    redeal(p, rng)
    swapUnseen(s, p, rng)
  })
  for (const pile of s.supply) rng.shuffle(pile)
  rng.shuffle(s.marketDeck)
  rng.shuffle(s.objectiveDeck)
}
