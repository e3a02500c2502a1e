/** One game played to learn from: by networks looking one step ahead, who now and then try another answer, and by guests. */
import {
  type Config,
  type Decision,
  determinize,
  type Game,
  type GameTypes,
  Play,
  Rng,
  type Seat,
  start,
} from '@waystation/kernel'
import { waited } from '../search/playout.ts'
import { Settler } from '../settle.ts'
import { type Aim, ending } from './aim.ts'
import { type Lessons, lessonsFrom, type Moment, momentOf, returnsOf } from './lessons.ts'
import { highest, Lookahead } from './lookahead.ts'
import type { Prospect, Valuer } from './valuer.ts'

/** Who sits at a seat: one of the networks at hand, the newest first; or somebody greedy, who goes by the game's own evaluation. */
export type Player = { readonly network: number; readonly aim: Aim } | 'greedy'

export interface Episode {
  readonly seed: string
  readonly variants: Config['variants']
  readonly players: readonly Player[]
  /** So many answers at random before anything is learned: games would be too much alike without. */
  readonly opening: number
  /** How many of a thousand answers are not the one the player likes best. */
  readonly strays: number
  /** Networks try what is so many points worse e times more seldom, or less so where the answers lie further apart. */
  readonly temperature: number
  /** Lambda: 1 believes only what came in the end, less believes also what was expected on the way. */
  readonly trace: number
  /** What part of a win is left for every answer that it takes: less than one where players may let a game last for ever. */
  readonly patience: number
  /** After so many answers a game is broken off, and nobody has won it: whoever leads has to see to its end. */
  readonly longest: number
}

export interface Played {
  readonly lessons: Lessons
  readonly totals: readonly number[]
  /** How many it took, those of the opening left out. */
  readonly answers: number
}

const THOUSAND = 1000
const DRAWS = 2 ** 30
/** An answer that is worse by less than this part of the temperature teaches as well as the best. */
const AS_GOOD = 0.025

/** `valuers` by seat: the networks that play. */
export function playEpisode<T extends GameTypes>(
  game: Game<T>,
  valuers: readonly Valuer[],
  inputs: number,
  episode: Episode,
): Played {
  const table = new LearningTable(game, valuers, inputs, episode)
  table.playOn()
  return table.played()
}

class LearningTable<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly valuers: readonly Valuer[]
  private readonly episode: Episode
  private readonly rng: Rng
  private readonly play: Play<T>
  private readonly trial: Play<T>
  private readonly settler: Settler<T>
  private readonly lookahead: Lookahead<T>
  /** What the seats that teach went through; null for the others. */
  private readonly tracks: readonly (Moment[] | null)[]
  /** How often the turn has passed. */
  private passes = 0
  private answers = 0

  constructor(game: Game<T>, valuers: readonly Valuer[], inputs: number, episode: Episode) {
    const { players, variants, seed } = episode
    this.game = game
    this.valuers = valuers
    this.episode = episode
    this.rng = new Rng(`learn\n${seed}`)
    const { state } = start(game, { players: players.length, variants }, seed)
    this.play = new Play(game, state)
    this.trial = new Play(game, game.clone(state))
    this.settler = new Settler(game, state)
    this.lookahead = new Lookahead(game, state, inputs)
    const amongGreedy = players.every((player) => player === 'greedy')
    this.tracks = players.map((player) => (amongGreedy || (player !== 'greedy' && player.network === 0) ? [] : null))
  }

  playOn(): void {
    const { play, game, rng, episode } = this
    for (let n = 0; n < episode.opening && !play.over; n++) {
      const decision = waited(play.decisions)
      play.choose(decision, rng.pick(decision.options))
    }
    const longest = Math.min(game.meta.maxDecisions, episode.longest)
    for (; this.answers < longest && !play.over; this.answers++) {
      const decision = waited(play.decisions)
      const choice = decision.options.length > 1
      play.choose(decision, choice ? this.answer(decision) : decision.options[0])
      if (!play.over) this.takeDown(decision.seat, choice)
    }
  }

  /** The lessons of all seats that teach, and everybody's points. */
  played(): Played {
    const { game, play, tracks, episode } = this
    const ends = tracks.map((_, seat): Prospect => {
      const [own, rival, won] = ending(game, play.state, seat)
      return [own, rival, play.over ? won : 0]
    })
    const targets = tracks.flatMap((track, seat) => returnsOf(track ?? [], ends[seat], episode))
    const moments = tracks.flatMap((track) => track ?? [])
    return { lessons: lessonsFrom(moments, targets), totals: ends.map(([own]) => own), answers: this.answers }
  }

  /**
   * Positions count after each answer that was a choice. Every other time that the turn passes, they count for one of the others as well, by
   * turns: what a position says to somebody who did not move is learned from fewer of them.
   */
  private takeDown(seat: Seat, choice: boolean): void {
    const { tracks, play } = this
    const seats = tracks.length
    if (choice) this.note(seat)
    else if (seats === 1) this.note(0)
    if (seats === 1 || waited(play.decisions).seat === seat || this.passes++ % 2 === 1) return
    this.note((seat + 1 + ((this.passes >> 1) % (seats - 1))) % seats)
  }

  private note(seat: Seat): void {
    const { play, lookahead } = this
    const track = this.tracks[seat]
    if (track === null) return
    const inputs = lookahead.see(play.state, seat)
    this.valuers[seat].at(inputs)
    track.push(momentOf(inputs.values, this.valuers[seat].of(inputs)))
  }

  private answer(decision: Decision<T['option']>): T['option'] {
    const player = this.episode.players[decision.seat]
    return player === 'greedy'
      ? this.greedily(decision)
      : this.byNetwork(decision, this.valuers[decision.seat], player.aim)
  }

  private byNetwork(decision: Decision<T['option']>, valuer: Valuer, aim: Aim): T['option'] {
    const { lookahead, game, play, rng, tracks } = this
    const { seat, options } = decision
    lookahead.restart(options.length)
    lookahead.look(determinize(game, play.state, seat, rng), seat, options, { valuer, aim })
    const { values, best: promised } = lookahead
    const best = highest(values)
    const drawn = this.strays() ? this.draw(values) : best
    const moment = tracks[seat]?.at(-1)
    if (moment && values[best] - values[drawn] > AS_GOOD * this.episode.temperature) moment.instead = promised
    return options[drawn]
  }

  private greedily(decision: Decision<T['option']>): T['option'] {
    const { game, play, trial, settler, rng } = this
    const { seat, options } = decision
    if (this.strays()) return rng.pick(options)
    const world = new Play(game, determinize(game, play.state, seat, rng))
    const own = waited(world.decisions)
    const values = own.options.map((option) => {
      trial.follow(world)
      trial.choose(own, option)
      return settler.valueAfter(trial, seat)
    })
    return options[highest(values)]
  }

  private strays(): boolean {
    return this.rng.int(THOUSAND) < this.episode.strays
  }

  /** By chance, the better the likelier: the highest value after a little noise for each (Gumbel) is a draw from their softmax. */
  private draw(values: readonly number[]): number {
    const { rng, episode } = this
    const heat = Math.max(episode.temperature, deviation(values) / 2)
    const noise = (): number => -Math.log(-Math.log((rng.int(DRAWS) + 0.5) / DRAWS))
    return highest(values.map((value) => value + heat * noise()))
  }
}

/** How far the values lie apart: where much depends on an answer, less likely ones must be tried as well. */
function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length)
}
