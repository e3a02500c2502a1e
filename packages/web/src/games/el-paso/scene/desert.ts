/** Desert country as path data: mesas with their strata and shadows, dunes, dry gullies. */
import { at, type Box, cut, type Point, slopeCuts, smooth } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'

export interface Mesa {
  readonly shape: string
  readonly strata: string
  readonly walls: string
  /** Rubble at its foot. */
  readonly scree: string
  readonly shadow: string
}

/** A table mountain: flat top, steep walls in the shade on the right, rubble around its foot (x is the left edge of its top). */
export function mesa(x: number, y: number, w: number, h: number, seed: number): Mesa {
  const draw = seeded(seed)
  const px = (share: number): number => x + w * share
  const py = (share: number): number => y - h * share
  const foot = between(draw, 0.36, 0.46)
  const shape = `M${at(px(-0.22), y)}L${at(px(-0.02), py(foot))}L${at(px(0.03), py(0.98))}L${at(px(0.28), py(1.04))}L${at(px(0.52), py(0.97))}L${at(px(0.97), py(1))}L${at(px(1.02), py(foot - 0.03))}L${at(px(1.24), y)}Z`
  let walls = ''
  for (let i = 0; i < w / 4.6; i++) {
    const wx = px(0.05) + i * 4.6
    const shade = i > w / 10 ? 1.25 : 0.7
    walls += cut(wx, py(between(draw, 0.84, 0.95)), wx + 1, py(between(draw, foot - 0.08, foot + 0.12)), shade)
  }
  const band = (low: number, high: number): string =>
    `M${at(px(0), py(high))}Q${at(px(0.5), py(high + 0.03))} ${at(px(0.99), py(high - 0.02))}L${at(px(1), py(low - 0.02))}Q${at(px(0.5), py(low + 0.03))} ${at(px(-0.01), py(low))}Z`
  let scree = ''
  for (let i = 0; i < w / 7; i++) {
    const sx = between(draw, px(-0.12), px(1.14))
    scree += cut(sx, y - between(draw, h * 0.1, h * 0.3), sx + between(draw, -3, 5), y - 1, 0.8)
  }
  const shadow = `M${at(px(0.9), y)}L${at(px(1.24), y)}L${at(px(1.7), y + h * 0.14)}L${at(px(0.2), y + h * 0.14)}L${at(px(-0.1), y)}Z`
  return { shape, strata: band(0.62, 0.78) + band(0.88, 0.94), walls, scree, shadow }
}

export interface Dune {
  readonly shape: string
  readonly cuts: string
}

/** Pointed at both ends, shaded below its crest. */
export function dune(x: number, y: number, length: number, height: number, seed: number): Dune {
  const crest: Point[] = Array.from({ length: 9 }, (_, k): Point => {
    const rise = height * Math.sin((Math.PI * k) / 8) ** 0.8
    return [x + (length * k) / 8, y - rise * (k < 5 ? 1 : 0.8)]
  })
  return {
    shape: `${smooth(crest)}Q${at(x + length * 0.6, y + height * 1.1)} ${at(x, y)}Z`,
    cuts: slopeCuts(crest.slice(1, 8), { depth: height * 0.8, gap: 7, seed, lean: 1.1, width: 0.6 }),
  }
}

/** Dunes scattered over a plain, the nearer ones longer. */
export function dunes(rect: Box, count: number, seed: number): Dune[] {
  const draw = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const depth = (i + 0.5) / count
    const length = between(draw, 0.16, 0.34) * rect.width * (0.7 + depth * 0.6)
    const x = rect.x + between(draw, -0.06, 0.86) * rect.width
    return dune(x, rect.y + 14 + depth * (rect.height - 20), length, 8 + depth * 9, seed + i)
  })
}

/** Ripples that the wind leaves. */
export function ripples(rect: Box, count: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = between(draw, rect.x, rect.x + rect.width - 40)
    const y = between(draw, rect.y + 6, rect.y + rect.height - 4)
    const length = between(draw, 16, 44)
    path += cut(x, y, x + length, y + between(draw, -1, 1), 0.8, -3)
    if (draw() < 0.5) path += cut(x + 8, y + 5, x + length + 4, y + 5, 0.6, -2)
  }
  return path
}
