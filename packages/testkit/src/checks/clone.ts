/** A hand-written clone is as good as the generic one, and stands on its own. */
import { clonePlain, type GameTypes, Play } from '@waystation/kernel'
import { firstDifference } from '../diff.ts'
import { frozenCopy } from '../freeze.ts'
import type { Position } from '../position.ts'

/** Answers played on a clone whose original cannot be written to. */
const LOOKAHEAD = 25

export function* cloneCheck<T extends GameTypes>(position: Position<T>): Iterable<string> {
  const { game, state } = position
  const copy = game.clone(state)
  const generic = clonePlain(state)
  const difference = firstDifference(copy, generic)
  if (difference !== null) yield `clone is not equal: ${difference}`
  const fault = writesToOriginal(position)
  if (fault !== null) yield `clone shares something with the original that is written to later (${fault})`
}

/**
 * A clone may share what is only ever replaced as a whole. Whatever a clone of a frozen state shares with it is frozen too,
 * so playing on with the clone throws as soon as a rule writes to a shared part.
 */
function writesToOriginal<T extends GameTypes>({ game, state, rng }: Position<T>): string | null {
  try {
    const play = new Play(game, game.clone(frozenCopy(state)))
    for (let i = 0; i < LOOKAHEAD && !play.over; i++) {
      const decision = rng.pick(play.decisions)
      play.choose(decision, rng.pick(decision.options))
    }
    return null
  } catch (error) {
    return error instanceof TypeError ? error.message : null
  }
}
