/**
 * A game as it is being played: the position, the answers that stand, and what may still be taken back.
 * A match keeps no log: whoever needs one (a record does) keeps its lines. The log only grows; an undo is one more line.
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
  /** The position it was given in; null once only consent can take it back, save at a few checkpoints. */
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
  readonly moves: readonly Move<T>[]
}

export interface Change<T extends GameTypes> {
  readonly match: Match<T>
  readonly events: readonly T['event'][]
}

export function begin<T extends GameTypes>(game: Game<T>, config: Partial<Config>, seed: string): Change<T> {
  const { state, events } = start(game, config, seed)
  const match = { game, config: checkConfig(game.meta, config), seed, opening: state, state, moves: [] }
  return { match, events }
}

export function answer<T extends GameTypes>(match: Match<T>, seat: Seat, option: string): Change<T> {
  const { game, state } = match
  const outcome = apply(game, state, seat, option)
  const sealed = isSealed<T>(state.agenda[state.agenda.length - 1])
  const move: Move<T> = { seat, option, before: state, revealed: outcome.revealed, sealed }
  const moves = [...match.moves, move]
  const next = { ...match, state: outcome.state, moves: outcome.revealed ? settled(moves, CHECKPOINTS) : moves }
  return { match: next, events: outcome.events }
}

/** Consent mostly goes back a round: it then plays so many answers again, and not the whole game. */
const CHECKPOINT_EVERY = 32
/** More would cost memory at every table for what is hardly ever asked. */
const CHECKPOINTS = 2

/**
 * Behind a revelation nobody goes back alone: of the positions there only the newest checkpoints are kept. The opening is
 * kept by the match itself.
 */
function settled<T extends GameTypes>(moves: readonly Move<T>[], checkpoints: number): readonly Move<T>[] {
  return moves.map((move, i) =>
    move.before === null || isCheckpoint(i, moves.length, checkpoints) ? move : { ...move, before: null },
  )
}

/** Whether the position of answer `index` is one of the newest checkpoints among so many answers. */
function isCheckpoint(index: number, answers: number, checkpoints = CHECKPOINTS): boolean {
  return index >= answers - checkpoints * CHECKPOINT_EVERY && index % CHECKPOINT_EVERY === CHECKPOINT_EVERY - 1
}

/** The moves with no more positions than taking back alone needs: what is worth storing. */
export function withoutCheckpoints<T extends GameTypes>(moves: readonly Move<T>[]): readonly Move<T>[] {
  let open = moves.length
  while (open > 0 && !moves[open - 1].revealed) open--
  return [...settled(moves.slice(0, open), 0), ...moves.slice(open)]
}

/**
 * The match as it was when the standing answer `index` was given. What is played again on the way leaves its checkpoints behind,
 * so that going back and forth in a long game never plays all of it again.
 */
function backTo<T extends GameTypes>(match: Match<T>, index: number): Match<T> {
  const { game, opening } = match
  let from = index
  while (from > 0 && match.moves[from].before === null) from--
  let state = match.moves[from].before ?? opening
  const moves = match.moves.slice(0, index)
  for (let i = from; i < index; i++) {
    const { seat, option } = moves[i]
    if (isCheckpoint(i, index)) moves[i] = { ...moves[i], before: state }
    state = apply(game, state, seat, option).state
  }
  return { ...match, state, moves }
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
  let back = backTo(match, index)
  for (const other of others) back = answer(back, other.seat, other.option).match
  return back
}

/** With everyone's consent: back to before the seat's last answer, whatever has been revealed since. */
export function undoAgreed<T extends GameTypes>(match: Match<T>, seat: Seat): Match<T> {
  const index = lastMoveOf(match, seat)
  if (index < 0) throw new Refusal('nothing-to-undo', `seat ${seat} has no answer to take back`)
  return backTo(match, index)
}

/** Plays one line of a log. */
export function playEntry<T extends GameTypes>(match: Match<T>, entry: Entry): Change<T> {
  if ('option' in entry) return answer(match, entry.seat, entry.option)
  return { match: entry.undo === 'own' ? undo(match, entry.seat) : undoAgreed(match, entry.seat), events: [] }
}

export function matchOver<T extends GameTypes>(match: Match<T>): boolean {
  return isOver(match.state)
}
