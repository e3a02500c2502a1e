/** Re-deals what a seat cannot know: the decks, and the partners that others hold face down or have put back. */
import type { Rng, Seat } from '@waystation/kernel'
import { PARTNER_IDS, type Partner } from './data/partners.ts'
import { NO_PARTNER, type Player, type State } from './state.ts'

export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  if (s.ridge !== null) s.ridge.deck = rng.mix([...s.ridge.deck])
  if (s.over) {
    s.deck = rng.mix([...s.deck])
    return
  }
  const others = s.players.filter((_, other) => other !== seat)
  const own = seat === null ? NO_PARTNER : s.players[seat].rejected
  redealHidden(s, others, own, rng)
  rerejectOthers(s, others, own, rng)
}

/** Hands and face-down partners of others. What this seat itself put back is in nobody's hand. */
function redealHidden(s: State, others: readonly Player[], own: Partner, rng: Rng): void {
  const unknown = [...s.deck, ...others.flatMap(({ hand, partner }) => [...hand, partner])]
  const pool = rng.mix(unknown.filter((card) => card !== NO_PARTNER && card !== own))
  for (const player of others) {
    player.hand = pool.splice(0, player.hand.length).sort((a, b) => a - b)
    if (player.partner !== NO_PARTNER) player.partner = pool.splice(0, 1)[0]
  }
  if (s.deck.includes(own)) pool.push(own)
  s.deck = rng.mix(pool)
}

/** What others put back may be anywhere but in a hand. */
function rerejectOthers(s: State, others: readonly Player[], own: Partner, rng: Rng): void {
  const hidden = s.players.map(({ partner }) => partner)
  const free = PARTNER_IDS.map((_, card) => card).filter((card) => card !== own && !hidden.includes(card))
  rng.mix(free)
  for (const player of others) if (player.rejected !== NO_PARTNER) player.rejected = free.splice(0, 1)[0]
}
