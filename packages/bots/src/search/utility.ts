/** From points to chances: what a search maximises for each seat, between 0 and 1. */
import type { Fit, Game, GameTypes, Outlook } from '@waystation/kernel'
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

export class Utility<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly values: number[]
  private readonly row: Float64Array
  private readonly fit: Fit | undefined

  constructor(game: Game<T>, seats: number) {
    this.game = game
    this.values = Array<number>(seats).fill(0)
    this.row = new Float64Array(game.outlook?.features.length ?? 0)
    this.fit = game.outlook?.fits[seats]
  }

  /** For every seat, its chance of success in this position. */
  of(state: Readonly<T['state']>): number[] {
    if (state.agenda.length === 0) return this.final(state)
    const { outlook } = this.game
    return outlook === undefined || this.fit === undefined
      ? this.byEvaluation(state)
      : this.byOutlook(state, outlook, this.fit)
  }

  private byEvaluation(state: Readonly<T['state']>): number[] {
    const { game, values } = this
    for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(game, state, seat)
    return this.chances(scaleOf(values), 0)
  }

  private byOutlook(
    state: Readonly<T['state']>,
    outlook: Outlook<T['state']>,
    { weights, spread, mean }: Fit,
  ): number[] {
    const { values, row } = this
    for (let seat = 0; seat < values.length; seat++) {
      outlook.measure(state, seat, row)
      let points = weights[row.length]
      for (let i = 0; i < row.length; i++) points += weights[i] * row[i]
      values[seat] = points
    }
    const left = Math.min(1, Math.max(0, outlook.left(state)))
    const worth = 1 - PATIENCE_COST * left
    const chances = this.chances((spread[1] + (spread[0] - spread[1]) * left) * LOGISTIC, mean)
    const even = 1 / values.length
    return chances.map((chance) => even + (chance - even) * worth)
  }

  /** Shares of one whole, the higher the value the larger; who plays alone is measured against the usual result. */
  private chances(scale: number, usual: number): number[] {
    const { values } = this
    const best = Math.max(...values)
    const weights = values.map((value) => Math.exp((value - best) / scale))
    const all = values.length === 1 ? 1 + Math.exp((usual - best) / scale) : weights.reduce((sum, one) => sum + one, 0)
    return weights.map((weight) => weight / all)
  }

  private final(state: Readonly<T['state']>): number[] {
    const { game, values } = this
    const sheets = game.scores(state)
    for (const sheet of sheets) values[sheet.seat] = sheet.total
    const winners = sheets.filter(({ rank }) => rank === 1).length
    const margins = this.chances(scaleOf(values), this.fit?.mean ?? 0)
    return margins.map((margin, seat) => {
      const won = sheets.find((sheet) => sheet.seat === seat)?.rank === 1 ? 1 / winners : 0
      return WIN_SHARE * won + (1 - WIN_SHARE) * margin
    })
  }
}

/** Leads count in proportion to what is at stake. */
function scaleOf(values: readonly number[]): number {
  return SMALLEST_SCALE + SCALE_SHARE * Math.max(...values.map(Math.abs))
}

export function utilities<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seats: number): number[] {
  return new Utility(game, seats).of(state)
}
