/** Pines around the eight sites in the woods; each stands on its foot. */
import { NODES } from '@waystation/great-western-trail'
import { at } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { centre } from '../../../board/boxes.ts'
import type { TrailLayout } from '../layout/types.ts'

/** Beside and behind a house, in shares of its size, and how tall. */
const GROVE = [
  [-0.62, 0.28, 0.7],
  [-0.5, -0.2, 0.78],
  [-0.2, -0.4, 0.7],
  [0.14, -0.42, 0.8],
  [0.44, -0.3, 0.72],
  [0.62, 0, 0.8],
  [0.66, 0.36, 0.62],
] as const

interface Pine {
  readonly x: number
  readonly y: number
  readonly size: number
}

function pinesOf({ nodes }: TrailLayout): Pine[] {
  return NODES.filter(({ woods }) => woods === true)
    .flatMap(({ id }) => {
      const { width, height } = nodes[id]
      const { x, y } = centre(nodes[id])
      return GROVE.map(([dx, dy, tall]) => ({ x: x + dx * width, y: y + dy * height, size: tall * height }))
    })
    .sort((a, b) => a.y - b.y)
}

function crown({ x, y, size: s }: Pine, lean: number): string {
  return `M${at(x + lean, y - s)}L${at(x + s * 0.2, y - s * 0.62)}H${x + s * 0.11}L${at(x + s * 0.29, y - s * 0.36)}H${x + s * 0.16}L${at(x + s * 0.36, y - s * 0.1)}H${x - s * 0.36}L${at(x - s * 0.16, y - s * 0.36)}H${x - s * 0.29}L${at(x - s * 0.11, y - s * 0.62)}H${x - s * 0.2}Z`
}

export function Woods({ trail }: { readonly trail: TrailLayout }) {
  const draw = seeded(3)
  return (
    <g stroke="var(--scene-ink)" stroke-width="0.9">
      {pinesOf(trail).map((pine, i) => (
        <g key={i}>
          <path
            d={`M${at(pine.x - pine.size * 0.05, pine.y)}h${pine.size * 0.1}v${-pine.size * 0.2}h${-pine.size * 0.1}Z`}
            fill="var(--wood-dark)"
            stroke="none"
          />
          <path
            d={crown(pine, between(draw, -0.6, 0.6))}
            fill={i % 3 === 0 ? 'var(--gw-pine-light)' : 'var(--gw-pine)'}
          />
        </g>
      ))}
    </g>
  )
}
