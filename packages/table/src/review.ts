/** A finished game looked at again by a strong player, step by step, so that whoever waits can be told how far it is. */
import { type Review, review, type ReviewSettings, type ReviewStep } from '@waystation/bots'
import { type Game, type GameRecord, isOver, type Option, Refusal, verify } from '@waystation/kernel'

/** Refuses, before the first step, a record that does not hold what it claims or of a game that goes on. */
export function* reviewOf(
  game: Game,
  record: GameRecord,
  settings: ReviewSettings,
): Generator<ReviewStep<Option>, Review<Option>, void> {
  if (!isOver(verify(game, record).state)) {
    throw new Refusal('bad-record', 'the game is not finished', { case: 'unfinished' })
  }
  return yield* review(game, record, settings)
}
