/** Means with the interval in which they lie 19 times out of 20. */

interface Sums {
  count: number
  sum: number
  squares: number
  wins: number
  offered: number
}

/** Of a normal distribution: 95 % lie within this many standard errors. */
const SURE = 1.96

export class Means {
  private readonly sums = new Map<string, Sums>()

  private of(name: string): Sums {
    const sums = this.sums.get(name) ?? { count: 0, sum: 0, squares: 0, wins: 0, offered: 0 }
    this.sums.set(name, sums)
    return sums
  }

  add(name: string, value: number, won: number): void {
    const sums = this.of(name)
    sums.count++
    sums.sum += value
    sums.squares += value * value
    sums.wins += won
  }

  /** It could be had, whether it was taken or not. */
  offer(name: string): void {
    this.of(name).offered++
  }

  mean(name: string): number {
    const { count, sum } = this.of(name)
    return sum / count
  }

  /** Standard error of the mean. */
  error(name: string): number {
    const { count, sum, squares } = this.of(name)
    return Math.sqrt((squares - (sum * sum) / count) / (count - 1) / count)
  }

  /** How far the highest mean is above the lowest, and the most it may be, in percent of the lowest. */
  spread(names: readonly string[]): { lowest: string; highest: string; percent: number; most: number } {
    const sorted = [...names].sort((a, b) => this.mean(a) - this.mean(b))
    const [lowest] = sorted
    const highest = sorted[sorted.length - 1]
    const gap = this.mean(highest) - this.mean(lowest)
    const doubt = SURE * Math.hypot(this.error(lowest), this.error(highest))
    const base = this.mean(lowest)
    return { lowest, highest, percent: (100 * gap) / base, most: (100 * (gap + doubt)) / base }
  }

  print(title: string, names: readonly string[]): void {
    console.log(`\n${title}`)
    for (const name of names) console.log(this.line(name))
  }

  private line(name: string): string {
    const { count, wins, offered } = this.of(name)
    if (count < 2) return `${name.padEnd(20)} n ${count}`
    const mean = `${this.mean(name).toFixed(1).padStart(6)} ± ${(SURE * this.error(name)).toFixed(1)}`
    const rate = wins / count
    const doubt = SURE * Math.sqrt((rate * (1 - rate)) / count)
    const won = `${Math.round(100 * rate)} ± ${Math.round(100 * doubt)} %`
    const taken = offered === 0 ? '' : `  taken ${Math.round((100 * count) / offered)} % of ${offered} times on offer`
    return `${name.padEnd(20)} n ${String(count).padStart(5)}  mean ${mean}  won ${won}${taken}`
  }
}
