/** Round numbers to read a chart by. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
const MOST = 7

export function ticks(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST) ?? STEPS[STEPS.length - 1]
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step)
}
