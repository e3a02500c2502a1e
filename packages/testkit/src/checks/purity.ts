/** Rules that only look must not touch: everything that takes a position is handed one that cannot be written to. */
import { apply, canonical, type Game, type GameTypes, namesSeen, Play, type Seat } from '@waystation/kernel'
import { firstDifference, sameData } from '../diff.ts'
import { frozenCopy } from '../freeze.ts'
import type { Position } from '../position.ts'
import { audiences, receives } from '../receives.ts'
import { otherAnswers } from './other-answers.ts'

export function* purityCheck<T extends GameTypes>(position: Position<T>): Iterable<string> {
  const { game, config, state } = position
  const frozen = frozenCopy(state)
  const seats = audiences(config.players)
  const looks: Record<string, () => unknown> = {
    ask: () => new Play(game, frozen),
    clone: () => game.clone(frozen),
    'view or explain': () => seats.map((seat) => receives(game, frozen, seat)),
    scores: () => game.scores(frozen),
    census: () => game.census(frozen),
    evaluate: () => evaluations(game, frozen, config.players),
    sight: () => namesSeen(game, frozen, 0),
  }
  for (const [name, look] of Object.entries(looks)) {
    const fault = writes(look)
    if (fault !== null) yield `${name} changes the state it was given (${fault})`
  }
  for (const { seat, option } of otherAnswers(position)) {
    const fault = writes(() => apply(game, frozen, seat, option.id))
    if (fault !== null) yield `answering "${option.id}" changes the state before it, or a step (${fault})`
  }
}

/** Writing to frozen data is a TypeError in every module; other errors belong to other checks. */
function writes(look: () => unknown): string | null {
  try {
    look()
    return null
  } catch (error) {
    return error instanceof TypeError ? error.message : null
  }
}

function evaluations<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, players: number): number[] {
  return Array.from({ length: players }, (_, seat: Seat) => game.evaluate?.(state, seat) ?? 0)
}

/** What bots steer by has to be a number, everywhere. */
export function* evaluationCheck<T extends GameTypes>({ game, state, config }: Position<T>): Iterable<string> {
  const values = evaluations(game, state, config.players)
  const seat = values.findIndex((value) => !Number.isFinite(value))
  if (seat >= 0) yield `evaluate says ${values[seat]} for seat ${seat}`
}

/** A state is plain data: written and read back as JSON it is the same, and asks the same. So is what leaves the table. */
export function* roundTripCheck<T extends GameTypes>(position: Position<T>): Iterable<string> {
  const { game, config, state, decisions } = position
  const copy = JSON.parse(JSON.stringify(state)) as T['state']
  const difference = firstDifference(state, copy)
  if (difference !== null) yield `a round trip through JSON changes the state: ${difference}`
  else if (!sameData(new Play(game, copy).decisions, decisions)) {
    yield 'after a round trip through JSON the state asks something else'
  }
  const seat = position.rng.pick(audiences(config.players))
  for (const [what, data] of Object.entries({ state, received: receives(game, state, seat) })) {
    const fault = unlikeJson(data)
    if (fault !== null) yield `what is ${what} is not plain data: ${fault}`
  }
}

function unlikeJson(data: unknown): string | null {
  try {
    canonical(data)
    return null
  } catch (error) {
    return String(error)
  }
}
