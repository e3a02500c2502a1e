/** Tells now and then how learning goes. */
import type { RoundReport } from '@waystation/bots/learn'

const EVERY_MS = 10_000

export class Progress {
  private readonly all: number
  private readonly began = performance.now()
  private readonly from: number
  private told = performance.now()
  private points = 0
  private error = 0
  private rounds = 0

  constructor(all: number, from: number) {
    this.all = all
    this.from = from
  }

  tell({ games, points, error }: RoundReport): void {
    this.points += points
    this.error += error
    this.rounds++
    const now = performance.now()
    if (now - this.told < EVERY_MS && games < this.all) return
    const speed = (games - this.from) / ((now - this.began) / 1000)
    const mean = (sum: number, digits: number): string => (sum / this.rounds).toFixed(digits)
    console.log(
      `${games} of ${this.all} games, ${speed.toFixed(1)} a second; points ${mean(this.points, 1)}, error ${mean(this.error, 3)}`,
    )
    this.told = now
    this.points = this.error = this.rounds = 0
  }
}
