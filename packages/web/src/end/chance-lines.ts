/** Geometry of the chart of chances. */
import type { CurvePoint } from '@waystation/bots'
import { apart } from './chart-lines.ts'

export interface ChanceScale {
  readonly width: number
  x(this: void, line: number): number
  y(this: void, chance: number): number
  /** One line for each seat. */
  readonly paths: readonly string[]
  /** Heights of the names at the right edge, moved apart so that none covers another. */
  readonly labels: readonly number[]
}

export function chanceScale(
  curve: readonly CurvePoint[],
  { width, height }: { readonly width: number; readonly height: number },
): ChanceScale {
  const last = curve[curve.length - 1]
  const x = (line: number): number => (width * Math.min(line, last.line)) / Math.max(1, last.line)
  const y = (chance: number): number => height * (1 - chance)
  const paths = last.chances.map((_, seat) => {
    const points = curve.map(({ line, chances }) => `${x(line).toFixed(1)} ${y(chances[seat]).toFixed(1)}`)
    return `M${points.join('L')}`
  })
  return { width, x, y, paths, labels: apart(last.chances.map(y)) }
}
