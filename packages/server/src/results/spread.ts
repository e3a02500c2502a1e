/** What counters add up to. */
import type { Figures, Spread } from '@waystation/protocol'

/** How often which value was there. */
export type Counts = ReadonlyMap<number, number>

const PARTS = [0.05, 0.25, 0.5, 0.75, 0.95]

export function spreadOf(counts: Counts): Spread | null {
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const n = sorted.reduce((sum, [, times]) => sum + times, 0)
  if (n === 0) return null
  const mean = sorted.reduce((sum, [value, times]) => sum + value * times, 0) / n
  const below = (share: number): number => {
    let seen = 0
    const found = sorted.find(([, times]) => {
      seen += times
      return seen >= share * n
    })
    return found?.[0] ?? 0
  }
  return { n, mean, least: sorted[0][0], most: sorted[sorted.length - 1][0], parts: PARTS.map(below) }
}

const NONE: Counts = new Map()

/** Figures from counters by name. */
export function figuresFrom(names: ReadonlyMap<string, Counts>): Figures {
  const at = (name: string): Counts => names.get(name) ?? NONE
  const places = at('place')
  const worst = Math.max(0, ...places.keys())
  return {
    games: timesOf(places),
    total: spreadOf(at('total')),
    minutes: spreadOf(at('minutes')),
    answers: spreadOf(at('answers')),
    places: Array.from({ length: worst }, (_, i) => places.get(i + 1) ?? 0),
    seats: won(names, 'seat/'),
    openings: won(names, 'opening/').sort((a, b) => b.n - a.n),
    sheet: under(names, 'sheet/').map(([key, counts]) => ({
      key,
      mean: spreadOf(counts)?.mean ?? 0,
      winners: spreadOf(at(`won/${key}`))?.mean ?? null,
    })),
  }
}

function timesOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, times) => sum + times, 0)
}

function under(names: ReadonlyMap<string, Counts>, prefix: string): [string, Counts][] {
  return [...names]
    .flatMap(([name, counts]): [string, Counts][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), counts]] : [],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function won(names: ReadonlyMap<string, Counts>, prefix: string): Figures['seats'] {
  return under(names, prefix).map(([key, counts]) => ({ key, n: timesOf(counts), won: counts.get(1) ?? 0 }))
}
