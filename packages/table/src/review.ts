/** A finished game looked at again by a strong player, one answer at a time, so that whoever waits can be told how far it is. */
import { type JudgedMove, type Review, review, type ReviewSettings, summarize } from '@waystation/bots'
import { type Game, type GameRecord, isOver, type Option, Refusal, verify } from '@waystation/kernel'

export interface ReviewProgress {
  readonly done: number
  readonly all: number
}

/** Refuses, before the first step, a record that does not hold what it claims or of a game that goes on. */
export function* reviewOf(
  game: Game,
  record: GameRecord,
  settings: ReviewSettings,
): Generator<ReviewProgress, Review<Option>, void> {
  if (!isOver(verify(game, record).state)) {
    throw new Refusal('bad-record', 'the game is not finished', { case: 'unfinished' })
  }
  const judged: JudgedMove<Option>[] = []
  const steps = review(game, record, settings)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return summarize(judged, step.value, record.log.length)
    const { done, all, move } = step.value
    judged.push(move)
    yield { done, all }
  }
}
