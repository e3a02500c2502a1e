/** What a series of games adds up to, seat by seat. */
import type { ScoreSheet } from '@waystation/kernel'

export interface SeatScores {
  readonly seat: number
  readonly mean: number
  /** Standard deviation of the games played (divided by their number, not by one less). */
  readonly sd: number
  readonly min: number
  readonly max: number
}

export class Statistics {
  /** Games in which the seat came first; a shared victory counts for each. */
  readonly wins: number[]
  private readonly totals: number[][]

  constructor(players: number) {
    this.wins = Array<number>(players).fill(0)
    this.totals = this.wins.map(() => [])
  }

  add(sheets: readonly ScoreSheet[]): void {
    for (const { seat, total, rank } of sheets) {
      this.totals[seat].push(total)
      if (rank === 1) this.wins[seat]++
    }
  }

  scores(): SeatScores[] {
    return this.totals.map((totals, seat) => {
      if (totals.length === 0) return { seat, mean: 0, sd: 0, min: 0, max: 0 }
      const mean = sum(totals) / totals.length
      const variance = sum(totals.map((total) => (total - mean) ** 2)) / totals.length
      const round = (value: number): number => Math.round(value * 1000) / 1000
      return { seat, mean: round(mean), sd: round(Math.sqrt(variance)), min: lowest(totals), max: highest(totals) }
    })
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const lowest = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))
