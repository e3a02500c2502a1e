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

/** For every seat. */
interface Prospects {
  /** Of success. */
  readonly chances: readonly number[]
  /** What the seat tries to make large: its chance, or something that wavers less. */
  readonly aims: readonly number[]
}

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

  of(state: Readonly<T['state']>): Prospects {
    const { outlook } = this.game
    if (state.agenda.length === 0) return this.prospects(this.final(state), 0)
    if (outlook === undefined || this.fit === undefined) return this.prospects(this.byEvaluation(state), 0)
    return this.byOutlook(state, outlook, this.fit)
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
  ): Prospects {
    const { values, row } = this
    for (let seat = 0; seat < values.length; seat++) {
      outlook.measure(state, seat, row)
      let points = weights[row.length]
      for (let i = 0; i < row.length; i++) points += weights[i] * row[i]
      values[seat] = points
    }
    const left = Math.min(1, Math.max(0, outlook.left(state)))
    const worth = 1 - PATIENCE_COST * left
    const chances = this.chances(scaleAt(spread, left), mean)
    const even = 1 / values.length
    return this.prospects(
      chances.map((chance) => even + (chance - even) * worth),
      left,
    )
  }

  /** At larger tables the chances alone may waver too much to be aimed at; see `Outlook.rivalry`. */
  private prospects(chances: readonly number[], left: number): Prospects {
    const { fit, values } = this
    const rivalry = this.game.outlook?.rivalry ?? 1
    if (rivalry === 1 || fit === undefined || values.length < 3) return { chances, aims: chances }
    const scale = scaleAt(fit.spread, left)
    const own = values.map((value) => aboveUsual(value - fit.mean, scale))
    return { chances, aims: chances.map((chance, seat) => rivalry * chance + (1 - rivalry) * own[seat]) }
  }

  /** Shares of one whole, the higher the value the larger; who plays alone is measured against the usual result. */
  private chances(scale: number, usual: number): number[] {
    const { values } = this
    const best = Math.max(...values)
    const weights = values.map((value) => Math.exp((value - best) / scale))
    if (values.length === 1) return [aboveUsual(best - usual, scale)]
    const all = weights.reduce((sum, one) => sum + one, 0)
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

/** Of the logistic curve, when so much of the game is left. */
function scaleAt([start, end]: Fit['spread'], left: number): number {
  return (end + (start - end) * left) * LOGISTIC
}

/** Whether so many points more than usual are much: one half where they are none. */
function aboveUsual(points: number, scale: number): number {
  return 1 / (1 + Math.exp(-points / scale))
}

/** Leads count in proportion to what is at stake. */
function scaleOf(values: readonly number[]): number {
  return SMALLEST_SCALE + SCALE_SHARE * Math.max(...values.map(Math.abs))
}

export function utilities<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seats: number,
): readonly number[] {
  return new Utility(game, seats).of(state).chances
}
