/** Whole games of greedy players, now and then at random, and what each position promised each seat in the end. */
import { type Game, type GameTypes, Play, Rng, start } from '@waystation/kernel'
import { waited } from '../search/playout.ts'
import { Settler } from '../settle.ts'

export interface Sample {
  readonly features: Float64Array
  /** How much of the game was still to come. */
  readonly left: number
  /** Final points of the seat. */
  readonly points: number
}

/** One answer in so many is drawn at random: the fit must know more than the greedy player's own ways. */
const ASTRAY = 12

/** One game; positions are taken where the turn passes, since that is where searches judge them. */
export function samplesOf<T extends GameTypes>(game: Game<T>, players: number, seed: string): Sample[] {
  const { outlook } = game
  if (outlook === undefined) throw new Error(`${game.meta.id} has no outlook`)
  const rng = new Rng(`fit\n${seed}`)
  const play = new Play(game, start(game, { players }, seed).state)
  const chooser = new Chooser(game, play.state, rng)
  const seen: { seat: number; features: Float64Array; left: number }[] = []
  let last = -1
  for (let n = 0; n < game.meta.maxDecisions && !play.over; n++) {
    const { seat } = waited(play.decisions)
    if (seat !== last || players === 1) {
      last = seat
      const left = outlook.left(play.state)
      for (let of = 0; of < players; of++) {
        const features = new Float64Array(outlook.features.length)
        outlook.measure(play.state, of, features)
        seen.push({ seat: of, features, left })
      }
    }
    chooser.answer(play)
  }
  const totals = new Map(game.scores(play.state).map(({ seat, total }) => [seat, total]))
  return seen.map(({ seat, features, left }) => ({ features, left, points: totals.get(seat) ?? 0 }))
}

class Chooser<T extends GameTypes> {
  private readonly rng: Rng
  private readonly trial: Play<T>
  private readonly settler: Settler<T>

  constructor(game: Game<T>, state: Readonly<T['state']>, rng: Rng) {
    this.rng = rng
    this.trial = new Play(game, game.clone(state))
    this.settler = new Settler(game, state)
  }

  answer(play: Play<T>): void {
    const { rng, trial, settler } = this
    const decision = waited(play.decisions)
    const { options } = decision
    const drawn = rng.int(options.length)
    let best = options[drawn]
    if (rng.int(ASTRAY) > 0) {
      let highest = Number.NEGATIVE_INFINITY
      // Beginning anywhere, so that equals are not always taken from the front.
      for (let i = 0; i < options.length; i++) {
        const option = options[(drawn + i) % options.length]
        trial.follow(play)
        trial.choose(decision, option)
        const value = settler.valueAfter(trial, decision.seat)
        if (value > highest) {
          highest = value
          best = option
        }
      }
    }
    play.choose(decision, best)
  }
}
