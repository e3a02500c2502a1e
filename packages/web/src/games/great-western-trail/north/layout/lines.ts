/** Rails as path data: gently bent, so that they lie in the country rather than on graph paper. */
import { at, cut, type Point } from '../../../../art/ink.ts'
import { type NorthLayout, stopAt } from './layout.ts'
import type { Track } from './tracks.ts'

const BEND = 0.09

/** The middle of a bent rail. */
function bow([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - (x2 - x1) * BEND]
}

export function lineOf(layout: NorthLayout, { from, to }: Track): string {
  const [a, b] = [stopAt(layout, from), stopAt(layout, to)]
  return `M${at(...a)}Q${at(...bow(a, b))} ${at(...b)}`
}

/** A point so far along it, from 0 to 1. */
export function along(layout: NorthLayout, { from, to }: Track, share: number): Point {
  const [a, b] = [stopAt(layout, from), stopAt(layout, to)]
  const c = bow(a, b)
  const mix = (p: number, q: number, r: number): number =>
    (1 - share) ** 2 * p + 2 * share * (1 - share) * q + share ** 2 * r
  return [mix(a[0], c[0], b[0]), mix(a[1], c[1], b[1])]
}

/** Sleepers across it. */
export function sleepers(layout: NorthLayout, track: Track, gap: number, half: number): string {
  const [a, b] = [stopAt(layout, track.from), stopAt(layout, track.to)]
  const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap))
  let path = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = along(layout, track, (i + 0.5) / count)
    const [nx, ny] = along(layout, track, (i + 0.7) / count)
    const length = Math.hypot(nx - x, ny - y) || 1
    const [dx, dy] = [(-(ny - y) / length) * half, ((nx - x) / length) * half]
    path += cut(x - dx, y - dy, x + dx, y + dy, half * 0.42)
  }
  return path
}
