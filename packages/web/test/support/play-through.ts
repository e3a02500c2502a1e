/** Games for the boards' tests, seen at every decision. */
import { type Config, type Decision, type Game, type GameTypes, Play, redact, Rng, start } from '@waystation/kernel'

export interface PlayedPosition<T extends GameTypes> {
  readonly decision: Decision<T['option']>
  readonly view: T['view']
  /** What led here, as the deciding seat saw it, and its view before. */
  readonly before: T['view']
  readonly events: readonly T['event'][]
}

export interface Plan<T extends GameTypes> {
  readonly players: number
  readonly seed: string
  readonly variants?: Config['variants']
  /** Options to choose among, at random; without it all of them. */
  readonly among?: (options: readonly T['option'][]) => readonly T['option'][]
}

/** Calls `look` at every decision of a whole game, for the seat that decides. What is not looked at is not made. */
export function playThrough<T extends GameTypes>(
  game: Game<T>,
  { players, seed, variants = {}, among }: Plan<T>,
  look: (moment: PlayedPosition<T>) => void,
): void {
  const rng = new Rng(`board ${seed}`)
  const play = new Play(game, start(game, { players, variants }, seed).state, true)
  let last = game.clone(play.state)
  let told: readonly T['event'][] = []
  while (!play.over) {
    const decision = play.decisions[rng.int(play.decisions.length)]
    const { seat } = decision
    const [before, after, events] = [last, game.clone(play.state), told]
    const made: { view?: T['view']; before?: T['view'] } = {}
    look({
      decision,
      get view() {
        return (made.view ??= game.view(after, seat))
      },
      get before() {
        return (made.before ??= game.view(before, seat))
      },
      get events() {
        return events.map((event) => redact(event, seat))
      },
    })
    last = after
    const open = among?.(decision.options) ?? decision.options
    const options = open.length === 0 ? decision.options : open
    play.choose(decision, options[rng.int(options.length)])
    told = play.context.events ?? []
  }
}
