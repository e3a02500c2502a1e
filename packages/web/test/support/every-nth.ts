/** Some of the decisions of a game: looking at all of them would take minutes. */
import type { GameTypes } from '@waystation/kernel'
import type { PlayedPosition } from './play-through.ts'

export type Through<T extends GameTypes> = (
  players: number,
  seed: string,
  look: (moment: PlayedPosition<T>) => void,
) => void

export const everyNth =
  <T extends GameTypes>(play: Through<T>, nth: number): Through<T> =>
  (players, seed, look) => {
    let n = 0
    play(players, seed, (moment) => {
      if (n++ % nth === 0) look(moment)
    })
  }
