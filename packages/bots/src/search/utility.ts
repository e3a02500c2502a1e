/** From points to chances: what a search maximises for each seat, between 0 and 1. */
import type { Game, GameTypes, Outlook, Seat } from '@waystation/kernel'
import { valueOf } from '../value.ts'

/** How much of the utility of a finished game is the win itself; the rest is the margin, so that losing well beats losing badly. */
const WIN_SHARE = 0.8
/** Without an outlook, leads count in proportion to what is at stake: a tenth of the best score, and at least this many points. */
const SMALLEST_SCALE = 4
const SCALE_SHARE = 0.1
/** A difference of two normal variables, looked at through a logistic curve of the same spread. */
const LOGISTIC = 0.78

export class Utility<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly values: number[]
  private readonly row: Float64Array

  constructor(game: Game<T>, seats: number) {
    this.game = game
    this.values = Array<number>(seats).fill(0)
    this.row = new Float64Array(game.outlook?.features.length ?? 0)
  }

  /** For every seat, its chance of success in this position. */
  of(state: Readonly<T['state']>): number[] {
    const { game, values } = this
    if (state.agenda.length === 0) return this.final(state)
    const { outlook } = game
    if (outlook === undefined || outlook.weights.length === 0) {
      for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(game, state, seat)
      const scale = SMALLEST_SCALE + SCALE_SHARE * Math.max(...values.map(Math.abs))
      return values.map((_, seat) => chance(values, seat, scale))
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] = this.expected(outlook, state, seat)
    const scale = spreadAt(outlook, outlook.left(state)) * LOGISTIC
    return values.map((_, seat) => chance(values, seat, scale))
  }

  /** Final points as the outlook expects them. */
  private expected(outlook: Outlook<T['state']>, state: Readonly<T['state']>, seat: Seat): number {
    const { row } = this
    const { weights } = outlook
    outlook.measure(state, seat, row)
    let points = weights[row.length]
    for (let i = 0; i < row.length; i++) points += weights[i] * row[i]
    return points
  }

  private final(state: Readonly<T['state']>): number[] {
    const { game, values } = this
    const sheets = game.scores(state)
    for (const sheet of sheets) values[sheet.seat] = sheet.total
    const winners = sheets.filter(({ rank }) => rank === 1).length
    const scale = SMALLEST_SCALE + SCALE_SHARE * Math.max(...values.map(Math.abs))
    return values.map((_, seat) => {
      const won = sheets.find((sheet) => sheet.seat === seat)?.rank === 1 ? 1 / winners : 0
      return WIN_SHARE * won + (1 - WIN_SHARE) * chance(values, seat, scale)
    })
  }
}

function spreadAt({ spread }: Outlook<never>, left: number): number {
  return spread[1] + (spread[0] - spread[1]) * Math.min(1, Math.max(0, left))
}

/** The chance of being ahead, judged by the lead over the best rival. */
function chance(values: readonly number[], seat: Seat, scale: number): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < values.length; other++) {
    if (other !== seat && values[other] > rival) rival = values[other]
  }
  const lead = rival === Number.NEGATIVE_INFINITY ? values[seat] : values[seat] - rival
  return 1 / (1 + Math.exp(-lead / scale))
}

export function utilities<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seats: number): number[] {
  return new Utility(game, seats).of(state)
}
