/** Judges by a network that learned the game: what each seat will have in the end, and its chance to win, from what that seat sees. */
import { type Game, type GameTypes, Inputs, type Play, type Seat, type Sight } from '@waystation/kernel'
import { logistic } from '../exponential.ts'
import { aimed } from '../learn/aim.ts'
import { sightOf } from '../learn/lookahead.ts'
import type { Network } from '../learn/network.ts'
import type { Prospect } from '../learn/valuer.ts'
import { LEARNED } from '../search/settings.ts'
import type { Judge, Prospects } from './judge.ts'

/** Points of different games are told in the same measure: so many make up the spread of what people end with. */
const SPREAD = 20
/** How much of what a search aims at is the chance to win; the rest is the lead, which wavers less. */
const WIN_SHARE = 0.6
/** Of the spread: a lead of so much is nearly safe. */
const LEAD = 0.5

export class LearnedJudge<T extends GameTypes> implements Judge<T> {
  readonly search = LEARNED
  readonly rounds = 1
  readonly effort = 1
  private readonly game: Game<T>
  private readonly sight: Sight<T['state']>
  private readonly inputs: Inputs
  /** One for each seat: what a seat sees changes little from question to question, what two seats see is altogether different. */
  private readonly eyes: readonly Network[]
  private readonly ends: readonly Prospect[]
  private readonly chances: Float64Array
  private readonly aims: Float64Array
  private readonly told: Prospects
  private readonly measure: number
  /** What somebody who plays alone is measured against. */
  private readonly usual: number

  constructor(game: Game<T>, network: Network, seats: number) {
    this.game = game
    this.sight = sightOf(game)
    this.inputs = new Inputs(network.inputs)
    this.eyes = Array.from({ length: seats }, () => network.twin())
    this.ends = Array.from({ length: seats }, (): Prospect => [0, 0, 0])
    this.chances = new Float64Array(seats)
    this.aims = new Float64Array(seats)
    this.told = { chances: this.chances, aims: this.aims }
    this.measure = SPREAD / network.scale.spread
    this.usual = seats === 1 ? network.scale.usual : 0
  }

  from(state: Readonly<T['state']>, seat: Seat): void {
    this.eyes[seat].at(this.see(state, seat))
  }

  worth({ state, over }: Play<T>, seat: Seat): number {
    const prospect = over ? this.ending(state)[seat] : this.eyes[seat].of(this.see(state, seat))
    return aimed(prospect, this.eyes[seat].aim) * this.measure
  }

  prospects(state: Readonly<T['state']>): Prospects {
    const { eyes, chances, aims, measure, usual } = this
    const over = state.agenda.length === 0
    const ends = over ? this.ending(state) : null
    let all = 0
    for (let seat = 0; seat < eyes.length; seat++) {
      const [own, rival, chance] = ends === null ? eyes[seat].of(this.see(state, seat)) : ends[seat]
      chances[seat] = chance
      aims[seat] = ((own - rival - usual) * measure) / SPREAD
      all += chance
    }
    // Everybody tells their own chance; together they cannot be more or less than sure. Nobody may have won in the end.
    if (eyes.length > 1 && all > 0) for (let seat = 0; seat < eyes.length; seat++) chances[seat] /= all
    // Of two, each lead is the other's arrears: the mean of both opinions wavers less.
    if (eyes.length === 2) aims[1] = -(aims[0] = (aims[0] - aims[1]) / 2)
    for (let seat = 0; seat < eyes.length; seat++) {
      aims[seat] = WIN_SHARE * chances[seat] + (1 - WIN_SHARE) * logistic(aims[seat] / LEAD)
    }
    return this.told
  }

  private see(state: Readonly<T['state']>, seat: Seat): Inputs {
    const { inputs } = this
    inputs.restart()
    this.sight.see(state, seat, inputs)
    return inputs
  }

  /** How it ended for everybody; who plays alone has no rival, and wins or loses by the rules. */
  private ending(state: Readonly<T['state']>): readonly Prospect[] {
    const { ends, game } = this
    const sheets = game.scores(state)
    let winners = 0
    for (const { rank } of sheets) if (rank === 1) winners++
    for (const { seat, total, rank } of sheets) {
      let best = Number.NEGATIVE_INFINITY
      for (const other of sheets) if (other.seat !== seat) best = Math.max(best, other.total)
      const end = ends[seat]
      end[0] = total
      end[1] = best === Number.NEGATIVE_INFINITY ? 0 : best
      end[2] = rank === 1 ? 1 / winners : 0
    }
    return ends
  }
}
