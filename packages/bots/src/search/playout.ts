/**
 * Playing on below the tree. Each seat looks at a few options drawn at random and takes the one after which the judge
 * likes its position best: far better than chance, far cheaper than looking at all of them.
 */
import { type Decision, type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Judge } from '../judge/judge.ts'

export interface PlayoutSettings {
  /** Options looked at for each answer; 1 plays at random. */
  readonly looks: number
  /**
   * The position is evaluated when the searching seat's turn has come round so many times: positions can be compared only
   * where everybody has had as many turns. Endless turns are cut.
   */
  readonly rounds: number
}

/** Equal options are told apart by less than any evaluation does. */
const TIES = 1000

/** No round of any of the games takes more answers. */
const LONGEST_ROUND = 60
/** Who plays alone is never away; so many answers are looked ahead then. */
const ROUND_ALONE = 12

/** Counts how often the turn came back to a seat, along the answers of one iteration. */
export class Rounds {
  private readonly home: Seat
  private readonly alone: boolean
  private away = false
  private answers = 0
  count = 0

  constructor(home: Seat, seats: number) {
    this.home = home
    this.alone = seats === 1
  }

  restart(): void {
    this.away = false
    this.answers = 0
    this.count = 0
  }

  /** Somebody is asked. */
  asked(seat: Seat): void {
    if (this.alone) this.count = Math.floor(this.answers++ / ROUND_ALONE)
    else if (seat !== this.home) this.away = true
    else if (this.away) {
      this.away = false
      this.count++
    }
  }
}

export class Playout<T extends GameTypes> {
  private readonly rng: Rng
  private readonly settings: PlayoutSettings
  private readonly judge: Judge<T>
  /** Where the playout stands, the cursor that tries options out, and the one that keeps the best of them. */
  private here: Play<T>
  private trial: Play<T>
  private best: Play<T>

  constructor({ game, state }: Play<T>, rng: Rng, judge: Judge<T>, settings: PlayoutSettings) {
    this.rng = rng
    this.settings = settings
    this.judge = judge
    this.here = new Play(game, game.clone(state))
    this.trial = new Play(game, game.clone(state))
    this.best = new Play(game, game.clone(state))
  }

  /** Plays on from where `from` stands; returns the cursor that stands at the end. */
  run(from: Play<T>, rounds: Rounds): Play<T> {
    if (this.settings.looks === 1) return this.atRandom(from, rounds)
    this.here.follow(from)
    for (let n = 0; this.goesOn(this.here, rounds, n); n++) this.step()
    return this.here
  }

  /** Nothing is tried out, so it needs no copies. */
  private atRandom(play: Play<T>, rounds: Rounds): Play<T> {
    for (let n = 0; this.goesOn(play, rounds, n); n++) {
      const decision = waited(play.decisions)
      play.choose(decision, decision.options[this.rng.int(decision.options.length)])
    }
    return play
  }

  private goesOn(play: Play<T>, rounds: Rounds, answers: number): boolean {
    if (play.over || answers >= LONGEST_ROUND * this.settings.rounds) return false
    rounds.asked(waited(play.decisions).seat)
    return rounds.count < this.settings.rounds
  }

  private step(): void {
    const { here, settings } = this
    const decision = waited(here.decisions)
    const { options } = decision
    if (options.length === 1) here.choose(decision, options[0])
    else this.takeBest(decision, Math.min(settings.looks, options.length))
  }

  private takeBest(decision: Decision<T['option']>, looks: number): void {
    const { rng, here, judge } = this
    const { options, seat } = decision
    judge.from(here.state, seat)
    const all = looks === options.length
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < looks; i++) {
      this.trial.follow(here)
      this.trial.choose(decision, options[all ? i : rng.int(options.length)])
      const value = judge.worth(this.trial, seat) + rng.int(TIES) / TIES / TIES
      if (value <= highest) continue
      highest = value
      const { trial } = this
      this.trial = this.best
      this.best = trial
    }
    this.here = this.best
    this.best = here
  }
}

/** The question the game waits for; interruptions are left to those who ask for them. */
export function waited<O extends { readonly id: string }>(decisions: readonly Decision<O>[]): Decision<O> {
  return decisions.length === 1
    ? decisions[0]
    : (decisions.find((decision) => decision.optional !== true) ?? decisions[0])
}
