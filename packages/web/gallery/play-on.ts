/** Plays games with answers that lead somewhere, so that there is something to look at. */
import { type Decision, type Game, type GameTypes, Play, Rng, start } from '@waystation/kernel'

export interface Moment<T extends GameTypes> {
  readonly state: T['state']
  readonly decision: Decision<T['option']> | undefined
}

export interface Answer<T extends GameTypes> {
  readonly before: T['state']
  readonly after: T['state']
  readonly events: readonly T['event'][]
}

function opening<T extends GameTypes>(game: Game<T>, players: number, seed: string): { play: Play<T>; rng: Rng } {
  return { play: new Play(game, start(game, { players }, seed).state, true), rng: new Rng(`gallery ${seed}`) }
}

/** Anything but taking gauchos back for nothing. */
function answer<T extends GameTypes>(play: Play<T>, rng: Rng): void {
  const decision = play.decisions[0]
  const busy = decision.options.filter(({ id }) => !id.startsWith('take back') && !id.startsWith('reclaim'))
  const options = busy.length > 0 ? busy : decision.options
  play.choose(decision, options[rng.int(options.length)])
}

/** After so many answers, and then on to the next question of the given kind, if one is asked for. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  players: number,
  seed: string,
  answers: number,
  kind: string | null,
): Moment<T> {
  const { play, rng } = opening(game, players, seed)
  for (let n = 0; !play.over; n++) {
    if (n >= answers && (kind === null || play.decisions[0].kind === kind)) break
    answer(play, rng)
  }
  return { state: play.state, decision: play.decisions[0] }
}

/** A whole game, answer by answer. */
export function* answersOf<T extends GameTypes>(game: Game<T>, players: number, seed: string): Generator<Answer<T>> {
  const { play, rng } = opening(game, players, seed)
  while (!play.over) {
    const before = game.clone(play.state)
    answer(play, rng)
    yield { before, after: game.clone(play.state), events: play.table.events ?? [] }
  }
}
