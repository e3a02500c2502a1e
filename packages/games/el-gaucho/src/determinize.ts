/** Re-deals what a seat cannot know: the pile, other hands and discards, and steppe tiles it has not seen. */
import type { Rng, Seat } from '@waystation/kernel'
import type { Tile } from './data/cattle.ts'
import type { State } from './state.ts'

export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  const unseen = s.steppe.map((_, i) => seat === null || (s.steppeSeen[i] & (1 << seat)) === 0)
  const others = s.players.filter((_, other) => other !== seat)
  const pool: Tile[] = [
    ...s.pile,
    ...s.steppe.filter((_, i) => unseen[i]),
    ...others.flatMap((player) => [...player.hand, ...player.discarded]),
  ]
  rng.mix(pool)
  const deal = (count: number): Tile[] => pool.splice(0, count).sort((a, b) => a - b)
  s.steppe = s.steppe.map((tile, i) => (unseen[i] ? deal(1)[0] : tile))
  for (const player of others) {
    player.hand = deal(player.hand.length)
    player.discarded = deal(player.discarded.length)
  }
  s.pile = pool
}
