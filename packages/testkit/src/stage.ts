/** A position built by hand, played on answer by answer, with its log: for tests of single rules. */
import {
  apply,
  type Decision,
  decisions,
  drawInt,
  type Game,
  type GameTypes,
  redact,
  Rng,
  type RngWords,
  type Seat,
} from '@waystation/kernel'

export interface Fall {
  /** Faces of the die, and the one that shows. */
  readonly faces: number
  readonly face: number
}

/** A generator whose next draws are these dice. */
export function loadedDice(falls: readonly Fall[]): RngWords {
  for (let n = 0; ; n++) {
    const { words } = new Rng(`loaded ${n}`)
    const trial: RngWords = [...words]
    if (falls.every(({ faces, face }) => drawInt(trial, faces) + 1 === face)) return words
  }
}

export class Stage<T extends GameTypes> {
  readonly game: Game<T>
  state: T['state']
  events: T['event'][] = []
  revealed = false

  constructor(game: Game<T>, state: T['state']) {
    this.game = game
    this.state = state
  }

  /** Answers in turn, each by whoever is asked. */
  play(...ids: readonly string[]): this {
    for (const id of ids) {
      const [{ seat }] = decisions(this.game, this.state)
      const outcome = apply(this.game, this.state, seat, id)
      this.state = outcome.state
      this.revealed = outcome.revealed
      this.events.push(...outcome.events)
    }
    return this
  }

  get decision(): Decision<T['option']> | undefined {
    return decisions(this.game, this.state)[0]
  }

  get asked(): { seat: Seat; kind: string } | null {
    const { decision } = this
    return decision === undefined ? null : { seat: decision.seat, kind: decision.kind }
  }

  get options(): readonly string[] {
    return this.decision?.options.map(({ id }) => id) ?? []
  }

  /** Events of one type, without the type. */
  log<K extends T['event']['type']>(type: K): readonly Omit<Extract<T['event'], { type: K }>, 'type'>[] {
    return this.events
      .filter((event): event is Extract<T['event'], { type: K }> => event.type === type)
      .map(({ type: _type, ...rest }) => rest)
  }

  heardBy(seat: Seat | null): readonly T['event'][] {
    return this.events.map((event) => redact(event, seat))
  }

  /** Codes of the reasons why this is not an option. */
  why(seat: Seat, target: string): readonly string[] {
    return (this.game.explain?.(this.state, seat, target) ?? []).map(({ code }) => code)
  }
}
