/** The grounds the road runs through: flooded ford, dry pan, cliff, village green. Thick strokes through their spaces. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import { at, cut, type Point, smooth } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { centre } from '../../../board/boxes.ts'
import type { TrailLayout } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

function spotsOf({ nodes }: TrailLayout, begins: string): readonly Point[] {
  return NODES.filter(({ id }) => id.startsWith(begins)).map(({ id }): Point => {
    const { x, y } = centre(nodes[id])
    return [x, y]
  })
}

/** On both ends a little further than the spaces. */
function stretched(points: readonly Point[], by: number): readonly Point[] {
  const beyond = ([x, y]: Point, [fromX, fromY]: Point): Point => {
    const length = Math.hypot(x - fromX, y - fromY) || 1
    return [x + ((x - fromX) / length) * by, y + ((y - fromY) / length) * by]
  }
  const last = points.length - 1
  return [beyond(points[0], points[1]), ...points, beyond(points[last], points[last - 1])]
}

/** Strokes scattered around points. */
function scattered(
  points: readonly Point[],
  count: number,
  reach: number,
  seed: number,
  mark: (x: number, y: number, draw: () => number) => string,
): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = points[i % points.length]
    path += mark(x + between(draw, -reach, reach), y + between(draw, -reach * 0.8, reach * 0.8), draw)
  }
  return path
}

const ripple = (x: number, y: number): string => cut(x - 6, y, x + 6, y + 0.5, 0.8, 1.5)
const crack = (x: number, y: number, draw: () => number): string =>
  `M${at(x, y)}l${at(between(draw, 3, 7), between(draw, -4, 4))}l${at(between(draw, 2, 6), between(draw, -3, 3))}`
const scree = (x: number, y: number, draw: () => number): string => cut(x, y - 4, x + between(draw, -3, 4), y + 5, 0.9)

function boulders(points: readonly Point[], reach: number): string {
  const draw = seeded(17)
  return points
    .flatMap(([x, y]) => [0, 1, 2, 3].map(() => [x, y] as const))
    .map(([x, y]) => {
      const turn = between(draw, 0, 6.3)
      const [bx, by, s] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.9, between(draw, 2.6, 5.4)]
      return `M${at(bx - s, by)}L${at(bx - s * 0.7, by - s * 0.8)}L${at(bx + s * 0.1, by - s * 1.1)}L${at(bx + s * 0.9, by - s * 0.6)}L${at(bx + s, by + s * 0.2)}L${at(bx - s * 0.2, by + s * 0.5)}Z`
    })
    .join('')
}

export function Grounds({ trail }: { readonly trail: TrailLayout }) {
  const size = trail.nodes['flood-1'].width
  const wide = size * 1.42
  const [flood, drought, rockfall] = ['flood-', 'drought-', 'rockfall-'].map((kind) => spotsOf(trail, kind))
  const village = (['teepee-1', 'teepee-4', 'teepee-8', 'teepee-10'] satisfies NodeId[]).map((id): Point => {
    const { x, y } = centre(trail.nodes[id])
    return [x, y]
  })
  const beside = spotsOf(trail, 'teepee-minus')
  const green = smooth(village) + smooth(beside) + smooth([village[1], beside[1]])
  const water = smooth(stretched(flood, size * 0.3))
  const pan = smooth(stretched(drought, size * 0.3))
  const cliff = smooth(stretched(rockfall, size * 0.2))
  return (
    <g>
      <path d={green} stroke="var(--gw-green-edge)" stroke-width={wide + 2} />
      <path d={green} stroke="var(--gw-green)" stroke-width={wide} />
      <path d={water} stroke={INK} stroke-width={wide + 2.6} />
      <path d={water} stroke="var(--gw-water)" stroke-width={wide} />
      <path d={scattered(flood, 30, size * 0.6, 5, ripple)} fill="var(--gw-ripple)" stroke="none" opacity="0.7" />
      <path d={pan} stroke={INK} stroke-width={wide + 2.4} />
      <path d={pan} stroke="var(--gw-pan)" stroke-width={wide} />
      <path d={scattered(drought, 24, size * 0.55, 6, crack)} stroke="var(--gw-crack)" stroke-width="1" opacity="0.8" />
      <path d={cliff} stroke={INK} stroke-width={wide + 4} />
      <path d={cliff} stroke="var(--gw-rock)" stroke-width={wide + 1.4} />
      <path d={cliff} stroke="var(--gw-rock-light)" stroke-width={wide * 0.66} />
      <path d={scattered(rockfall, 28, size * 0.6, 7, scree)} fill={INK} stroke="none" opacity="0.4" />
      <path d={boulders(rockfall, size * 0.68)} fill="var(--gw-boulder)" stroke={INK} stroke-width="0.9" />
    </g>
  )
}
