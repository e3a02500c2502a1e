/** Who wants to see a game being played: coverage, statistics, texts. */
import type { Decision, GameTypes } from '@waystation/kernel'
import type { Position } from './position.ts'

export interface Watcher<T extends GameTypes> {
  /** A question is open. */
  position?(position: Position<T>): void
  answered?(decision: Decision<T['option']>, option: T['option']): void
  /** What happened, at the start and after every answer. */
  events?(events: readonly T['event'][], state: Readonly<T['state']>, players: number): void
  /** The game is over. */
  ended?(position: Position<T>): void
}
