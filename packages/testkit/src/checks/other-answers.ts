/** A few of the answers that a position offers, by lot. */
import type { GameTypes, Seat } from '@waystation/kernel'
import type { Position } from '../position.ts'

export interface Answer<T extends GameTypes> {
  readonly seat: Seat
  readonly option: T['option']
}

export function otherAnswers<T extends GameTypes>({ decisions, rng, settings }: Position<T>): readonly Answer<T>[] {
  const all = decisions.flatMap(({ seat, options }) => options.map((option) => ({ seat, option })))
  return rng.shuffle(all).slice(0, settings.otherOptions)
}
