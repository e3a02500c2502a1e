/** A world a seat could believe in: tiles it cannot place change places within their stack. */
import type { Rng, Seat } from '@waystation/kernel'
import { knows } from './rules/town.ts'
import type { State } from './state.ts'

export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  for (const tiles of s.stacks) {
    const places = tiles.flatMap((tile, place) => (knows(s, seat, tile) ? [] : [place]))
    const shuffled = rng.mix(places.map((place) => tiles[place]))
    places.forEach((place, i) => {
      tiles[place] = shuffled[i]
    })
  }
}
