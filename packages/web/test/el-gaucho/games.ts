/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho, type Event, type View } from '@waystation/el-gaucho'
import { type Decision, Play, redact, Rng, start } from '@waystation/kernel'

export interface Moment {
  readonly decision: Decision<ElGaucho['option']>
  readonly view: View
  /** What led here, as the deciding seat saw it, and its view before. */
  readonly before: View
  readonly events: readonly Event[]
}

/** Calls `look` at every decision of a whole random game, for the seat that decides. What is not looked at is not made. */
export function playThrough(players: number, seed: string, look: (moment: Moment) => void): void {
  const rng = new Rng(`board ${seed}`)
  const play = new Play(elGaucho, start(elGaucho, { players }, seed).state, true)
  let last = elGaucho.clone(play.state)
  let told: readonly Event[] = []
  while (!play.over) {
    const decision = play.decisions[rng.int(play.decisions.length)]
    const { seat } = decision
    const [before, after, events] = [last, elGaucho.clone(play.state), told]
    look({
      decision,
      get view() {
        return elGaucho.view(after, seat)
      },
      get before() {
        return elGaucho.view(before, seat)
      },
      get events() {
        return events.map((event) => redact(event, seat))
      },
    })
    last = after
    play.choose(decision, decision.options[rng.int(decision.options.length)])
    told = play.table.events ?? []
  }
}

export const SEATS = [2, 3, 4] as const
