/** What is offered can be done: a sample of the options is tried on the spot. */
import { apply, canonical, type GameTypes } from '@waystation/kernel'
import type { Position } from '../position.ts'
import { otherAnswers } from './other-answers.ts'

export function* appliesCheck<T extends GameTypes>(position: Position<T>): Iterable<string> {
  const { game, state } = position
  const before = canonical(game.census(state))
  for (const { seat, option } of otherAnswers(position)) {
    try {
      const outcome = apply(game, state, seat, option.id)
      canonical(outcome.events)
      if (canonical(game.census(outcome.state)) !== before) yield `after "${option.id}" the census is another`
    } catch (error) {
      yield `"${option.id}" of seat ${seat} is offered and then fails: ${String(error)}`
    }
  }
}
