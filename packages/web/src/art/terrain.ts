/** Things that grow or stand on land, as path data. */
import { at, type Box, cut, heightAt, type Point, smooth } from './ink.ts'
import { between, seeded } from './rng.ts'

/** Tufts of grass scattered over a box; nearer ones (lower) are larger. */
export function tufts(box: Box, count: number, seed: number, size = 1): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = between(draw, box.x, box.x + box.width)
    const depth = draw()
    const y = box.y + depth * box.height
    path += tuft(x, y, size * (0.7 + depth * 0.5), seed * 31 + i)
  }
  return path
}

export function tuft(x: number, y: number, size: number, seed: number): string {
  const draw = seeded(seed)
  const blades = 3 + Math.floor(draw() * 3)
  let path = ''
  for (let i = 0; i < blades; i++) {
    const lean = (i - (blades - 1) / 2) * 3.2 * size + between(draw, -1, 1)
    path += cut(x + lean * 0.35, y, x + lean, y - between(draw, 5, 10) * size, 0.75 * size, lean * 0.12)
  }
  return path
}

/** Drifts of flowers over a box, a few dots in each; nearer ones (lower) are larger. */
export function flowers(box: Box, drifts: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < drifts; i++) {
    const depth = draw()
    const [x, y] = [between(draw, box.x, box.x + box.width), box.y + depth * box.height]
    for (let bloom = 0; bloom < 7; bloom++) {
      const r = between(draw, 0.7, 1.1) * (0.8 + depth * 0.5)
      path += `M${at(x + between(draw, -13, 13) - r, y + between(draw, -4, 4))}a${at(r, r)} 0 1 0 ${at(r * 2, 0)}a${at(r, r)} 0 1 0 ${at(-r * 2, 0)}Z`
    }
  }
  return path
}

/** Blades along a line: the rough edge of a terrace. */
export function fringe(points: readonly Point[], gap: number, seed: number, size = 1): string {
  const draw = seeded(seed)
  let path = ''
  for (let x = points[0][0]; x < points[points.length - 1][0]; x += gap * between(draw, 0.5, 1.5)) {
    path += cut(
      x,
      heightAt(points, x) + 1,
      x + between(draw, -3, 3),
      heightAt(points, x) - between(draw, 2, 7) * size,
      0.7 * size,
    )
  }
  return path
}

export interface Fence {
  readonly posts: string
  readonly rails: string
}

/** Posts and two rails along a line. */
export function fence(points: readonly Point[], gap: number, height: number, seed: number): Fence {
  const draw = seeded(seed)
  const from = points[0][0]
  const to = points[points.length - 1][0]
  const count = Math.max(1, Math.round((to - from) / gap))
  let posts = ''
  const rails: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count
    const y = heightAt(points, x)
    const tall = height * between(draw, 0.9, 1.12)
    const lean = between(draw, -1, 1)
    posts += `M${at(x - 2, y + 2)}L${at(x - 2 + lean, y - tall)}L${at(x + lean, y - tall - 2)}L${at(x + 2 + lean, y - tall)}L${at(x + 2, y + 2)}Z`
    rails[0].push([x, y - height * 0.72 + between(draw, -0.8, 0.8)])
    rails[1].push([x, y - height * 0.34 + between(draw, -0.8, 0.8)])
  }
  return { posts, rails: smooth(rails[0]) + smooth(rails[1]) }
}

/** A flat-bottomed cloud: round heads, the highest in the middle. */
export function cloud(x: number, y: number, width: number, seed: number): string {
  const draw = seeded(seed)
  const heads = [0.16, 0.24, 0.26, 0.2, 0.14].map((share) => share * width * between(draw, 0.9, 1.1))
  const total = heads.reduce((a, b) => a + b, 0)
  let path = `M${at(x, y)}`
  let left = x
  heads.forEach((head, i) => {
    const right = left + (head * width) / total
    const lift = [0.07, 0.13, 0.11, 0.05, 0][i] * width
    path += `A${at(head * 0.56, head * 0.6)} 0 0 1 ${at(right, y - lift)}`
    left = right
  })
  return `${path}Q${at(x + width / 2, y + 3)} ${at(x, y)}Z`
}

/** Birds far away. */
export function birds(x: number, y: number, count: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const bx = x + between(draw, -40, 40)
    const by = y + between(draw, -14, 14)
    const s = between(draw, 3, 6)
    path += `M${at(bx - s, by - s * 0.4)}Q${at(bx - s * 0.4, by - s * 0.7)} ${at(bx, by)}Q${at(bx + s * 0.4, by - s * 0.8)} ${at(bx + s, by - s * 0.5)}`
  }
  return path
}

/** Rays of a low sun, as cuts around it. */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const turn = Math.PI + (Math.PI * (i + 0.5)) / count
    const reach = outer * (i % 2 === 0 ? 1 : 0.72)
    path += cut(
      cx + Math.cos(turn) * inner,
      cy + Math.sin(turn) * inner,
      cx + Math.cos(turn) * reach,
      cy + Math.sin(turn) * reach,
      1.3,
    )
  }
  return path
}

/** Stars over a strip of sky. */
export function stars(width: number, height: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < width / 13; i++) {
    const r = between(draw, 0.5, 1.4)
    path += `M${at(between(draw, 0, width) - r, between(draw, 2, height))}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
  }
  return path
}
