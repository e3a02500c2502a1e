/** Geometry of the chart. */
export interface Scale {
  readonly width: number
  readonly max: number
  x(this: void, step: number): number
  y(this: void, points: number): number
  /** Heights of the names at the right edge, moved apart so that none covers another. */
  labels(this: void, final: readonly number[]): readonly number[]
}

const LABEL = 18

type Totals = readonly (readonly number[])[]

export function scaleOf(totals: Totals, size: { readonly width: number; readonly height: number }): Scale {
  const all = totals.flat()
  const max = Math.max(1, ...all)
  const min = Math.min(0, ...all)
  const steps = Math.max(1, totals.length - 1)
  const y = (points: number): number => size.height * (1 - (points - min) / (max - min))
  return { width: size.width, max, x: (step) => (size.width * step) / steps, y, labels: (final) => apart(final.map(y)) }
}

export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => b.height - a.height)
  const out = [...heights]
  let lowest = Number.POSITIVE_INFINITY
  for (const { height, i } of order) {
    lowest = Math.min(height, lowest - LABEL)
    out[i] = lowest
  }
  return out
}

/** A line in steps: a score holds until it changes. */
export function linePath(totals: Totals, seat: number, scale: Scale): string {
  let path = ''
  totals.forEach((row, step) => {
    const [x, y] = [scale.x(step).toFixed(1), scale.y(row[seat] ?? 0).toFixed(1)]
    path += step === 0 ? `M${x} ${y}` : `H${x}V${y}`
  })
  return path
}

/** Four to six round numbers up to the highest score. */
export function ticksUpTo(max: number): readonly number[] {
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => i * step)
}
