/** What a rule is given as `g`: the state, the agenda, the dice and the log of the game in progress. */
import { drawInt, shuffleInPlace } from './rng.ts'
import type { GameTypes, Planned } from './types.ts'

export class RuleContext<T extends GameTypes> {
  s: T['state']
  /** What happened since the last answer; null in playouts, where nobody reads it. */
  events: T['event'][] | null
  /** Set once something hidden or random came to light: an answer before that can no longer be taken back. */
  revealed = false

  constructor(state: T['state'], listening: boolean) {
    this.s = state
    this.events = listening ? [] : null
  }

  /** Puts steps on the agenda so that they are done in reading order, before everything already there. */
  then(...steps: readonly Planned<T['step']>[]): void {
    const { agenda } = this.s
    for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i])
  }

  emit(event: T['event']): void {
    if (this.events !== null) this.events.push(event)
  }

  /** Say so whenever a face-down thing is seen. Draws from the generator say so by themselves. */
  reveal(): void {
    this.revealed = true
  }

  int(n: number): number {
    this.revealed = true
    return drawInt(this.s.rng, n)
  }

  roll(faces: number): number {
    return 1 + this.int(faces)
  }

  shuffle<I>(items: I[]): I[] {
    this.revealed = true
    return shuffleInPlace(this.s.rng, items)
  }
}
