/** Re-deals what a seat cannot know: deck orders, other hands and poker hands, and objective cards others took unseen. */
import type { Rng, Seat } from '@waystation/kernel'
import type { Player, State } from './state.ts'

/** Cards that only their owner sees: those in hand, then those on the poker table. */
const concealed = (p: Readonly<Player>): number[] => [...p.hand, ...p.laid]

function conceal(p: Player, cards: readonly number[]): void {
  const { length } = p.hand
  p.hand = cards.slice(0, length)
  p.laid = cards.slice(length)
}

/** Everyone can tell a herd by counting; only which of its face-down cards are in hand or on the poker table is hidden. */
function redeal(p: Player, rng: Rng): void {
  const known = concealed(p)
  const size = known.length
  for (const card of p.unseen) known.splice(known.indexOf(card), 1)
  const cards = rng.mix([...known, ...p.pile])
  conceal(p, arranged(p, [...cards.splice(0, size - p.unseen.length), ...p.unseen], rng))
  p.pile = cards
}

/** With cards on the poker table nobody can tell which of the concealed ones lie there. */
const arranged = (p: Readonly<Player>, cards: number[], rng: Rng): number[] =>
  p.laid.length > 0 ? rng.mix(cards) : cards

/** Objective cards that others took unseen from the deck could be any card that is still in it. */
function redealUnseen(s: State, others: readonly Player[], rng: Rng): void {
  const cards = rng.mix([...s.objectiveDeck, ...others.flatMap((p) => p.unseen)])
  for (const p of others) {
    const dealt = cards.splice(0, p.unseen.length)
    const held = concealed(p)
    p.unseen.forEach((card, i) => {
      held[held.lastIndexOf(card)] = dealt[i]
    })
    conceal(p, held)
    p.unseen = dealt
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
