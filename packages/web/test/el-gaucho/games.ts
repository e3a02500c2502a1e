/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho, type Event, type View } from '@waystation/el-gaucho'
import { type Decision, Play, redact, Rng, type Seat, start } from '@waystation/kernel'

export interface Moment {
  readonly decision: Decision<ElGaucho['option']>
  readonly view: View
  /** What led here, as the deciding seat saw it, and its view before. */
  readonly before: View
  readonly events: readonly Event[]
}

/** Calls `look` at every decision of a whole random game, for the seat that decides. */
export function playThrough(players: number, seed: string, look: (moment: Moment) => void): View {
  const rng = new Rng(`board ${seed}`)
  const play = new Play(elGaucho, start(elGaucho, { players }, seed).state, true)
  const views = (): View[] => play.state.players.map((_, seat) => elGaucho.view(play.state, seat))
  let before = views()
  let events: readonly Event[] = []
  while (!play.over) {
    const decision = play.decisions[rng.int(play.decisions.length)]
    const now = views()
    const seen = (seat: Seat): Event[] => events.map((event) => redact(event, seat))
    look({ decision, view: now[decision.seat], before: before[decision.seat], events: seen(decision.seat) })
    before = now
    play.choose(decision, decision.options[rng.int(decision.options.length)])
    events = play.table.events ?? []
  }
  return elGaucho.view(play.state, 0)
}

export const SEATS = [2, 3, 4] as const
