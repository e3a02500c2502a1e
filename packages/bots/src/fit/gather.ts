/** Whole games, now and then played at random, and what each position promised each seat in the end. */
import { type Decision, type Game, type GameTypes, Play, Rng, start } from '@waystation/kernel'
import { waited } from '../search/playout.ts'
import { judgeOf } from '../judge/judge.ts'
import { think } from '../search/think.ts'
import { Settler } from '../settle.ts'
import { situate } from '../situation.ts'

export interface Sample {
  readonly features: Float64Array
  /** How much of the game was still to come. */
  readonly left: number
  /** Final points of the seat. */
  readonly points: number
}

/**
 * Who plays: greedy ones, who are quick; or ones that search with the game's outlook, who come into positions greedy ones
 * never see. A search believes whatever an outlook says of those, so an outlook should have been there.
 */
export type Gathering = 'greedy' | 'searching'

/** One answer in so many is drawn at random: the fit must know more than the players' own ways. */
const ASTRAY = 12
const SHORT_THOUGHT = { iterations: 12, milliseconds: Number.POSITIVE_INFINITY }

/** One game; positions are taken where the turn passes, since that is where searches judge them. */
export function samplesOf<T extends GameTypes>(
  game: Game<T>,
  players: number,
  seed: string,
  who: Gathering = 'greedy',
): Sample[] {
  const { outlook } = game
  if (outlook === undefined) throw new Error(`${game.meta.id} has no outlook`)
  const rng = new Rng(`fit\n${seed}`)
  const play = new Play(game, start(game, { players }, seed).state)
  const chooser = who === 'greedy' ? new Greedy(game, play.state) : new Searching(game, rng)
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
    const decision = waited(play.decisions)
    const { options } = decision
    const drawn = rng.int(options.length)
    play.choose(decision, rng.int(ASTRAY) > 0 ? chooser.best(play, decision, drawn) : options[drawn])
  }
  const totals = new Map(game.scores(play.state).map(({ seat, total }) => [seat, total]))
  return seen.map(({ seat, features, left }) => ({ features, left, points: totals.get(seat) ?? 0 }))
}

interface Chooser<T extends GameTypes> {
  /** Among equals, the one that comes first from `drawn` on. */
  best(play: Play<T>, decision: Decision<T['option']>, drawn: number): T['option']
}

class Greedy<T extends GameTypes> implements Chooser<T> {
  private readonly trial: Play<T>
  private readonly settler: Settler<T>

  constructor(game: Game<T>, state: Readonly<T['state']>) {
    this.trial = new Play(game, game.clone(state))
    this.settler = new Settler(game, state)
  }

  best(play: Play<T>, decision: Decision<T['option']>, drawn: number): T['option'] {
    const { trial, settler } = this
    const { options } = decision
    let best = options[drawn]
    let highest = Number.NEGATIVE_INFINITY
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
    return best
  }
}

class Searching<T extends GameTypes> implements Chooser<T> {
  private readonly game: Game<T>
  private readonly rng: Rng

  constructor(game: Game<T>, rng: Rng) {
    this.game = game
    this.rng = rng
  }

  best(play: Play<T>, decision: Decision<T['option']>): T['option'] {
    const { game, rng } = this
    if (decision.options.length === 1) return decision.options[0]
    const situation = situate(game, play.state, decision.seat, rng)
    const judge = judgeOf(game, situation.seats, null)
    return think(situation, decision, rng, { judge, budget: SHORT_THOUGHT }).findings[0].option
  }
}
