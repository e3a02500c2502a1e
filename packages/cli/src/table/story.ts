/** What happened in a match, answer by answer; answers taken back are not part of it. */
import { apply, begin, type GameEvent, type GameTypes, type Match, type Seat } from '@waystation/kernel'

/** What one answer brought about; the opening has no seat. */
export interface Chapter {
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
}

/** The opening first, then one chapter for each answer that stands. */
export function storyOf({ game, config, seed, moves }: Match<GameTypes>): Chapter[] {
  const opening = begin(game, config, seed)
  const story: Chapter[] = [{ seat: null, events: opening.events }]
  let { state } = opening.match
  for (const { seat, option } of moves) {
    const outcome = apply(game, state, seat, option)
    story.push({ seat, events: outcome.events })
    state = outcome.state
  }
  return story
}
