/** What happened in a match, answer by answer; answers taken back are not part of it. */
import { apply, begin, type GameEvent, type GameTypes, type Match } from '@waystation/kernel'

/** What one answer brought about. */
export type Chapter = readonly GameEvent[]

/** The opening first, then one chapter for each answer that stands. */
export function storyOf({ game, config, seed, moves }: Match<GameTypes>): Chapter[] {
  const opening = begin(game, config, seed)
  const story: Chapter[] = [opening.events]
  let { state } = opening.match
  for (const { seat, option } of moves) {
    const outcome = apply(game, state, seat, option)
    story.push(outcome.events)
    state = outcome.state
  }
  return story
}
