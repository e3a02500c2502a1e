/** Everything that reaches a seat, as plain data that two worlds can be compared by. */
import {
  type Game,
  type GameTypes,
  type Observation,
  observe,
  type Reason,
  redact,
  type Seat,
} from '@waystation/kernel'

export interface Received<T extends GameTypes> {
  readonly observation: Observation<T>
  /** Answers to "why not?" for everything this seat can ask about. */
  readonly reasons: readonly (readonly [target: string, readonly Reason[]])[]
}

export function receives<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat | null,
): Received<T> {
  const reasons: [string, readonly Reason[]][] = []
  if (seat !== null && game.targets && game.explain) {
    for (const target of game.targets(state, seat)) reasons.push([target, game.explain(state, seat, target)])
  }
  return { observation: observe(game, state, seat), reasons }
}

export function news<E extends { readonly type: string }>(events: readonly E[], seat: Seat | null): readonly E[] {
  return events.map((event) => redact(event, seat))
}

/** Every seat, and the spectator. */
export function audiences(players: number): readonly (Seat | null)[] {
  return [...Array.from({ length: players }, (_, seat) => seat), null]
}
