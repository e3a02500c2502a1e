/** Tiles of which a seat only knows that they are somewhere: in the pile, in the steppe, with another player. */
import type { Seat } from '@waystation/kernel'
import type { Tile } from '../data/cattle.ts'
import type { State } from '../state.ts'

export function unseenBy(s: Readonly<State>, seat: Seat): Tile[] {
  const unseen = s.pile.slice()
  s.steppe.forEach((tile, i) => {
    if ((s.steppeSeen[i] & (1 << seat)) === 0) unseen.push(tile)
  })
  s.players.forEach(({ hand, discarded }, other) => {
    if (other !== seat) unseen.push(...hand, ...discarded)
  })
  if (s.turn !== seat) unseen.push(...s.fetched)
  return unseen
}
