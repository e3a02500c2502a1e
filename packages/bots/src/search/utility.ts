/** From points to chances: what a search maximises for each seat, between 0 and 1. */
import type { Game, GameTypes, Seat } from '@waystation/kernel'
import { valueOf } from '../value.ts'

/** How much of the utility of a finished game is the win itself; the rest is the margin, so that losing well beats losing badly. */
const WIN_SHARE = 0.8
/** Leads count in proportion to what is at stake: a tenth of the best score, and at least this many points. */
const SMALLEST_SCALE = 4
const SCALE_SHARE = 0.1

export function utilities<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seats: number): number[] {
  if (state.agenda.length === 0) return final(game, state, seats)
  const values = Array.from({ length: seats }, (_, seat) => valueOf(game, state, seat))
  return values.map((_, seat) => chance(values, seat))
}

/** The chance of being ahead, judged by the lead over the best rival. */
export function chance(values: readonly number[], seat: Seat): number {
  const own = values[seat]
  let rival = Number.NEGATIVE_INFINITY
  let best = Math.abs(own)
  for (let other = 0; other < values.length; other++) {
    const value = values[other]
    if (other !== seat && value > rival) rival = value
    if (Math.abs(value) > best) best = Math.abs(value)
  }
  const lead = rival === Number.NEGATIVE_INFINITY ? own : own - rival
  const scale = SMALLEST_SCALE + SCALE_SHARE * best
  return 1 / (1 + Math.exp(-lead / scale))
}

function final<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seats: number): number[] {
  const sheets = game.scores(state)
  const values = Array.from({ length: seats }, () => 0)
  for (const sheet of sheets) values[sheet.seat] = sheet.total
  const winners = sheets.filter(({ rank }) => rank === 1).length
  return values.map((_, seat) => {
    const won = sheets.find((sheet) => sheet.seat === seat)?.rank === 1 ? 1 / winners : 0
    return WIN_SHARE * won + (1 - WIN_SHARE) * chance(values, seat)
  })
}
