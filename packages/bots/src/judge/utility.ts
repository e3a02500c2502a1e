/** From points to chances: what a search by the game's own outlook maximises for each seat, between 0 and 1. */
import type { Fit, Game, GameTypes, Outlook } from '@waystation/kernel'
import { exponential, logistic } from '../exponential.ts'
import type { Prospects } from './judge.ts'
import { valueOf } from '../value.ts'

/** How much of the utility of a finished game is the win itself; the rest is the margin, so that losing well beats losing badly. */
const WIN_SHARE = 0.8
/** Without an outlook a lead is measured by a tenth of the best score, and by at least this many points. */
const SMALLEST_SCALE = 4
const SCALE_SHARE = 0.1
/** A lead is worth this much less while the whole game is still to come: who is ahead brings the end nearer instead of playing for ever. */
const PATIENCE_COST = 0.25
/** A difference of two normal variables, looked at through a logistic curve of the same spread. */
const LOGISTIC = 0.78

/** Asked at the end of every iteration, so that nothing is made anew. */
export class Utility<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly values: Float64Array
  private readonly chances: Float64Array
  private readonly aims: Float64Array
  private readonly row: Float64Array
  private readonly fit: Fit | undefined
  private readonly told: Prospects
  /** How far a search goes by the comparison with the others; see `Outlook.rivalry`. */
  private readonly rivalry: number

  constructor(game: Game<T>, seats: number) {
    this.game = game
    this.values = new Float64Array(seats)
    this.chances = new Float64Array(seats)
    this.row = new Float64Array(game.outlook?.features.length ?? 0)
    this.fit = game.outlook?.fits[seats]
    this.rivalry = seats < 3 || this.fit === undefined ? 1 : (game.outlook?.rivalry ?? 1)
    this.aims = this.rivalry === 1 ? this.chances : new Float64Array(seats)
    this.told = { chances: this.chances, aims: this.aims }
  }

  of(state: Readonly<T['state']>): Prospects {
    const { fit } = this
    const { outlook } = this.game
    if (state.agenda.length === 0) this.final(state)
    else if (outlook === undefined || fit === undefined) this.byEvaluation(state)
    else this.byOutlook(state, outlook, fit)
    return this.told
  }

  private byEvaluation(state: Readonly<T['state']>): void {
    const { game, values } = this
    for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(game, state, seat)
    this.share(scaleOf(values), 0)
    this.aimFor(0)
  }

  private byOutlook(state: Readonly<T['state']>, outlook: Outlook<T['state']>, { weights, spread, mean }: Fit): void {
    const { values, row, chances } = this
    for (let seat = 0; seat < values.length; seat++) {
      outlook.measure(state, seat, row)
      let points = weights[row.length]
      for (let i = 0; i < row.length; i++) points += weights[i] * row[i]
      values[seat] = points
    }
    const left = Math.min(1, Math.max(0, outlook.left(state)))
    this.share(scaleAt(spread, left), mean)
    const worth = 1 - PATIENCE_COST * left
    const even = 1 / values.length
    for (let seat = 0; seat < values.length; seat++) chances[seat] = even + (chances[seat] - even) * worth
    this.aimFor(left)
  }

  private final(state: Readonly<T['state']>): void {
    const { game, values, chances } = this
    const sheets = game.scores(state)
    let winners = 0
    for (const { seat, total, rank } of sheets) {
      values[seat] = total
      if (rank === 1) winners++
    }
    this.share(scaleOf(values), this.fit?.mean ?? 0)
    for (const { seat, rank } of sheets) {
      const won = rank === 1 ? 1 / winners : 0
      chances[seat] = WIN_SHARE * won + (1 - WIN_SHARE) * chances[seat]
    }
    this.aimFor(0)
  }

  /** Shares of one whole, the higher the value the larger; who plays alone is measured against the usual result. */
  private share(scale: number, usual: number): void {
    const { values, chances } = this
    const best = highestOf(values)
    if (values.length === 1) {
      chances[0] = logistic((best - usual) / scale)
      return
    }
    let all = 0
    for (let seat = 0; seat < values.length; seat++) all += chances[seat] = exponential((values[seat] - best) / scale)
    for (let seat = 0; seat < values.length; seat++) chances[seat] /= all
  }

  /** At larger tables the chances alone may waver too much to be aimed at. */
  private aimFor(left: number): void {
    const { fit, values, chances, aims, rivalry } = this
    if (rivalry === 1 || fit === undefined) return
    const scale = scaleAt(fit.spread, left)
    for (let seat = 0; seat < values.length; seat++) {
      aims[seat] = rivalry * chances[seat] + (1 - rivalry) * logistic((values[seat] - fit.mean) / scale)
    }
  }
}

/** Of the logistic curve, when so much of the game is left. */
function scaleAt([start, end]: Fit['spread'], left: number): number {
  return (end + (start - end) * left) * LOGISTIC
}

/** Leads count in proportion to what is at stake. */
function scaleOf(values: Readonly<Float64Array>): number {
  let largest = 0
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]))
  return SMALLEST_SCALE + SCALE_SHARE * largest
}

function highestOf(values: Readonly<Float64Array>): number {
  let best = values[0]
  for (let i = 1; i < values.length; i++) best = Math.max(best, values[i])
  return best
}
