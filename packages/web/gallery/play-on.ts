/** Plays a game for a while with answers that lead somewhere, so that there is something to look at. */
import { type Decision, type Game, type GameTypes, Play, Rng, start } from '@waystation/kernel'

export interface Moment<T extends GameTypes> {
  readonly state: T['state']
  readonly decision: Decision<T['option']> | undefined
}

/** After so many answers, and then on to the next question of the given kind, if one is asked for. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  players: number,
  seed: string,
  answers: number,
  kind: string | null,
): Moment<T> {
  const rng = new Rng(`gallery ${seed}`)
  const play = new Play(game, start(game, { players }, seed).state, true)
  for (let n = 0; !play.over; n++) {
    const decision = play.decisions[0]
    if (n >= answers && (kind === null || decision.kind === kind)) break
    const busy = decision.options.filter(({ id }) => !id.startsWith('take back') && !id.startsWith('reclaim'))
    const options = busy.length > 0 ? busy : decision.options
    play.choose(decision, options[rng.int(options.length)])
  }
  return { state: play.state, decision: play.decisions[0] }
}
