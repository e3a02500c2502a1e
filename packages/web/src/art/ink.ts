/** Ink on a block: strokes that swell and taper, hatching and contours, as path data. Many strokes make one path. */
import { between, type Draw, seeded } from './rng.ts'

export type Point = readonly [x: number, y: number]

const n = (value: number): string => String(Math.round(value * 10) / 10)
export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** A cut of the graver: pointed at both ends, `width` thick in the middle, bent sideways by `bend`. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const nx = -(y2 - y1) / length
  const ny = (x2 - x1) / length
  const mx = (x1 + x2) / 2
  const my = (y1 + y2) / 2
  const side = (offset: number): string => at(mx + nx * offset, my + ny * offset)
  return `M${at(x1, y1)}Q${side(bend + width)} ${at(x2, y2)}Q${side(bend - width)} ${at(x1, y1)}Z`
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface HatchStyle {
  readonly gap?: number
  /** Degrees; 0 is horizontal. */
  readonly angle?: number
  readonly width?: number
  readonly seed?: number
  /** Share of strokes left out, so that light comes through. */
  readonly open?: number
}

/** Parallel cuts over a box; clip them with the shape they shade. */
export function hatch(box: Box, style: HatchStyle = {}): string {
  const { gap = 4, angle = 60, width = 0.6, seed = 1, open = 0.1 } = style
  const draw = seeded(seed)
  const turn = (angle * Math.PI) / 180
  const cx = box.x + box.width / 2
  const cy = box.y + box.height / 2
  const reach = Math.hypot(box.width, box.height) / 2
  let path = ''
  for (let offset = -reach; offset <= reach; offset += gap * between(draw, 0.8, 1.2)) {
    if (draw() < open) continue
    const ox = cx - Math.sin(turn) * offset
    const oy = cy + Math.cos(turn) * offset
    const a = -reach * between(draw, 0.75, 1)
    const b = reach * between(draw, 0.75, 1)
    const end = (r: number): Point => [ox + Math.cos(turn) * r, oy + Math.sin(turn) * r]
    path += cut(...end(a), ...end(b), width * between(draw, 0.7, 1.3))
  }
  return path
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  if (points.length === 0) return ''
  let path = `M${at(...points[0])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]]
    path += `C${at(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)} ${at(
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
    )} ${at(...p2)}`
  }
  return path
}

/** Points along a gently rolling line from left to right. */
export function rolling(x1: number, x2: number, y: number, height: number, step: number, seed: number): Point[] {
  const draw = seeded(seed)
  const points: Point[] = []
  const count = Math.max(2, Math.round((x2 - x1) / step))
  for (let i = 0; i <= count; i++) points.push([x1 + ((x2 - x1) * i) / count, y - draw() * height])
  return points
}

/** The land below a line, down to `bottom`. */
export function ground(points: readonly Point[], bottom: number): string {
  const first = points[0]
  const last = points[points.length - 1]
  return `${smooth(points)}L${at(last[0], bottom)}L${at(first[0], bottom)}Z`
}

/** Height of a line of points at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < points.length; i++) {
    const [x1, y1] = points[i]
    const [x2, y2] = points[i + 1]
    if (x >= x1 && x <= x2) return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1)
  }
  return points[points.length - 1][1]
}

/** Cuts running down a slope from its edge: the shaded side of a hill or bank. */
export function slopeCuts(
  points: readonly Point[],
  style: { depth: number; gap: number; lean?: number; seed: number; width?: number },
): string {
  const { depth, gap, lean = 0.4, seed, width = 0.8 } = style
  const draw = seeded(seed)
  const from = points[0][0]
  const to = points[points.length - 1][0]
  let path = ''
  for (let x = from; x < to; x += gap * between(draw, 0.6, 1.4)) {
    const y = heightAt(points, x) + 1.5
    const length = depth * between(draw, 0.35, 1)
    path += cut(x, y, x + length * lean, y + length, width * between(draw, 0.6, 1.2), between(draw, -1.5, 1.5))
  }
  return path
}

/** Horizontal engraved lines that thin out from one edge of a box to the other. */
export function skyLines(box: Box, rows: number, seed: number): string {
  const draw: Draw = seeded(seed)
  let path = ''
  for (let row = 0; row < rows; row++) {
    const t = row / rows
    const y = box.y + box.height * t ** 1.25
    for (let x = box.x - draw() * 90; x < box.x + box.width; ) {
      const length = between(draw, 60, 220) * (1 - t * 0.45)
      const a = Math.max(box.x, x)
      const b = Math.min(box.x + box.width, x + length)
      if (b - a > 12) path += cut(a, y, b, y + between(draw, -0.6, 0.6), (1.15 - t) * between(draw, 0.45, 1))
      x += length + between(draw, 12, 70) * (0.5 + t)
    }
  }
  return path
}

/** A band that follows points, so wide to either side at each of them: a road into the distance, a brook. */
export function ribbon(points: readonly (readonly [x: number, y: number, half: number])[]): string {
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y, half], i) => {
      const [ax, ay] = points[Math.max(0, i - 1)]
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]
      const length = Math.hypot(bx - ax, by - ay) || 1
      return [x - ((by - ay) / length) * half * sign, y + ((bx - ax) / length) * half * sign]
    })
  return `${smooth(side(1))}L${smooth(side(-1).reverse()).slice(1)}Z`
}
