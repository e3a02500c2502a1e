/** What is offered can be done: a sample of the options is tried on the spot. */
import { apply, canonical, type GameTypes } from '@waystation/kernel'
import { firstDifference } from '../diff.ts'
import type { Position } from '../position.ts'
import { otherAnswers } from './other-answers.ts'

export function* appliesCheck<T extends GameTypes>(position: Position<T>): Iterable<string> {
  const { game, state } = position
  const before = game.census(state)
  for (const { seat, option } of otherAnswers(position)) {
    try {
      const outcome = apply(game, state, seat, option.id)
      canonical(outcome.events)
      const difference = firstDifference(before, game.census(outcome.state))
      if (difference !== null) yield `"${option.id}" makes components appear or vanish: ${difference}`
    } catch (error) {
      yield `"${option.id}" of seat ${seat} is offered and then fails: ${String(error)}`
    }
  }
}
