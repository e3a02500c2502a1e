/** What leaves the table: everything a seat or a spectator receives is made here. */
import { Play } from './play.ts'
import { drawInt, type Rng } from './rng.ts'
import { isSealed } from './sealed.ts'
import type { Decision, Game, GameEvent, GameTypes, Seat } from './types.ts'

export interface Observation<T extends GameTypes> {
  /** How many answers were given so far. */
  readonly answers: number
  readonly view: T['view']
  /** The seat's own questions, in full. */
  readonly decisions: readonly Decision<T['option']>[]
  /** Who is being waited for, and for what; never among which options. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
  readonly over: boolean
}

export function observe<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat | null,
): Observation<T> {
  return observer(game, state)(seat)
}

/** Looks for the open questions once, and tells any number of seats and spectators. */
export function observer<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
): (seat: Seat | null) => Observation<T> {
  const { decisions, over } = new Play(game, game.clone(state))
  const waiting = decisions.filter((d) => d.optional !== true).map((d) => ({ seat: d.seat, kind: d.kind }))
  return (seat) => ({
    answers: state.seq,
    view: game.view(state, seat),
    decisions: decisions.filter((d) => d.seat === seat),
    waiting,
    over,
  })
}

/** The event as this seat may know it: parts meant for other seats are left behind. */
export function redact<E extends GameEvent>(event: E, seat: Seat | null): E {
  if (event.secret === undefined) return event
  const { secret, ...open } = event
  if (seat === null || secret[seat] === undefined) return open as E
  return { ...open, secret: { [seat]: secret[seat] } } as E
}

/**
 * A whole state that this seat could believe in: hidden things re-dealt, sealed answers of others guessed,
 * a fresh generator. What the seat observes is the same as before.
 */
export function determinize<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat | null,
  rng: Rng,
): T['state'] {
  const sample = game.clone(state)
  game.determinize(sample, seat, rng)
  sample.rng = [rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0]
  guessSealed(game, sample, seat, rng)
  return sample
}

function guessSealed<T extends GameTypes>(game: Game<T>, s: T['state'], seat: Seat | null, rng: Rng): void {
  const top = s.agenda.length - 1
  const step = s.agenda[top]
  if (!isSealed<T>(step)) return
  const answers = step.asks.map((child, i) => {
    if (step.answers[i] === null || child.seat === seat) return step.answers[i]
    const decision = game.rules[child.do].ask?.(s, child, game)
    return decision ? decision.options[drawInt(rng.words, decision.options.length)].id : null
  })
  s.agenda[top] = { ...step, answers }
}
