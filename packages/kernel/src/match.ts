/**
 * A game as it is being played: its answers, what may still be taken back, and the record it will leave.
 * The log only grows; an undo is one more entry in it.
 */
import { checkConfig } from './config.ts'
import { apply, isOver, start } from './engine.ts'
import { Refusal } from './errors.ts'
import { isSealed } from './sealed.ts'
import type { Config, Game, GameTypes, Seat } from './types.ts'

/** One line of the log. `agreed`: the others consented to go back beyond a revelation. */
export type Entry =
  | { readonly seat: Seat; readonly option: string }
  | { readonly seat: Seat; readonly undo: 'own' | 'agreed' }

/** An answer that stands. */
export interface Move<T extends GameTypes> {
  readonly seat: Seat
  readonly option: string
  /** The position it was given in; null once only consent can take it back, which then plays from the opening. */
  readonly before: T['state'] | null
  readonly revealed: boolean
  /** Lies under a seal with others: it can be taken back alone, in any order. */
  readonly sealed: boolean
}

export interface Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly config: Config
  readonly seed: string
  readonly opening: T['state']
  readonly state: T['state']
  readonly log: readonly Entry[]
  readonly moves: readonly Move<T>[]
}

export interface Change<T extends GameTypes> {
  readonly match: Match<T>
  readonly events: readonly T['event'][]
}

export function begin<T extends GameTypes>(game: Game<T>, config: Partial<Config>, seed: string): Change<T> {
  const { state, events } = start(game, config, seed)
  const match = { game, config: checkConfig(game.meta, config), seed, opening: state, state, log: [], moves: [] }
  return { match, events }
}

export function answer<T extends GameTypes>(match: Match<T>, seat: Seat, option: string): Change<T> {
  const { game, state } = match
  const outcome = apply(game, state, seat, option)
  const sealed = isSealed<T>(state.agenda[state.agenda.length - 1])
  const move: Move<T> = { seat, option, before: state, revealed: outcome.revealed, sealed }
  const moves = outcome.revealed ? [...match.moves, move].map(settled) : [...match.moves, move]
  const next = { ...match, state: outcome.state, log: [...match.log, { seat, option }], moves }
  return { match: next, events: outcome.events }
}

/** Behind a revelation nobody goes back alone: the position need not be kept. */
function settled<T extends GameTypes>(move: Move<T>): Move<T> {
  return move.before === null ? move : { ...move, before: null }
}

/** The position in which the standing answer `index` was given. */
function positionBefore<T extends GameTypes>({ game, opening, moves }: Match<T>, index: number): T['state'] {
  let state = moves[index].before
  if (state !== null) return state
  state = opening
  for (const move of moves.slice(0, index)) state = apply(game, state, move.seat, move.option).state
  return state
}

/** Index of the answer this seat may take back without asking anyone, or the reason why there is none. */
function ownUndo<T extends GameTypes>(match: Match<T>, seat: Seat): number | 'nothing-to-undo' | 'undo-barrier' {
  const index = lastMoveOf(match, seat)
  if (index < 0) return 'nothing-to-undo'
  const { moves } = match
  const own = moves[index]
  if (own.revealed) return 'undo-barrier'
  const untouched = moves.slice(index + 1).every((later) => own.sealed && later.sealed && !later.revealed)
  return untouched ? index : 'undo-barrier'
}

function lastMoveOf<T extends GameTypes>(match: Match<T>, seat: Seat): number {
  for (let i = match.moves.length - 1; i >= 0; i--) if (match.moves[i].seat === seat) return i
  return -1
}

export function canUndo<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  return typeof ownUndo(match, seat) === 'number'
}

/** Takes back the seat's last answer. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat): Match<T> {
  const index = ownUndo(match, seat)
  if (index === 'nothing-to-undo') throw new Refusal(index, `seat ${seat} has no answer to take back`)
  if (index === 'undo-barrier') {
    throw new Refusal(index, `seat ${seat} cannot take back its last answer: something has been revealed since`)
  }
  const others = match.moves.slice(index + 1)
  const log: readonly Entry[] = [...match.log, { seat, undo: 'own' }]
  let back: Match<T> = { ...match, state: positionBefore(match, index), moves: match.moves.slice(0, index) }
  for (const other of others) back = answer(back, other.seat, other.option).match
  return { ...back, log }
}

/** With everyone's consent: back to before the seat's last answer, whatever has been revealed since. */
export function undoAgreed<T extends GameTypes>(match: Match<T>, seat: Seat): Match<T> {
  const index = lastMoveOf(match, seat)
  if (index < 0) throw new Refusal('nothing-to-undo', `seat ${seat} has no answer to take back`)
  return {
    ...match,
    state: positionBefore(match, index),
    moves: match.moves.slice(0, index),
    log: [...match.log, { seat, undo: 'agreed' }],
  }
}

/** Plays one line of a log. */
export function enter<T extends GameTypes>(match: Match<T>, entry: Entry): Change<T> {
  if ('option' in entry) return answer(match, entry.seat, entry.option)
  return { match: entry.undo === 'own' ? undo(match, entry.seat) : undoAgreed(match, entry.seat), events: [] }
}

export function matchOver<T extends GameTypes>(match: Match<T>): boolean {
  return isOver(match.state)
}
