/** Tall grass and thistles close to the eye, along the lower edge of the pampa. */
import { useMemo } from 'preact/hooks'
import { cut } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import type { Ground } from '../layout/types.ts'

interface Growth {
  readonly blades: string
  readonly heads: readonly { readonly x: number; readonly y: number; readonly r: number }[]
}

function grow(from: number, to: number, base: number, size: number): Growth {
  const draw = seeded(31)
  let blades = ''
  const heads: { x: number; y: number; r: number }[] = []
  for (let x = from; x < to; x += between(draw, 2.5, 8)) {
    const lean = between(draw, -9, 9)
    const tall = between(draw, 7, 20) * size
    blades += cut(x, base + 2, x + lean, base - tall, 1.7 * size, lean * 0.3)
    if (draw() < 0.05) heads.push({ x: x + lean, y: base - tall, r: 3.2 * size })
  }
  return { blades, heads }
}

export function Foreground({ ground }: { readonly ground: Ground }) {
  const { pampa } = ground
  const size = ground.kind === 'tall' ? 0.7 : 1
  const art = useMemo(() => grow(pampa.x - 4, pampa.x + pampa.width + 6, pampa.y + pampa.height, size), [ground])
  return (
    <g>
      <path d={art.blades} fill="var(--leaf)" stroke="var(--scene-ink)" stroke-width="0.7" />
      {art.heads.map(({ x, y, r }) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="var(--scene-ink)" stroke-width="0.9">
          <path
            d={`M${-r} 0Q0 ${r * 1.3} ${r} 0L${r * 1.2} ${-r * 1.5}L${r * 0.4} ${-r * 0.8}L0 ${-r * 1.8}L${-r * 0.4} ${-r * 0.8}L${-r * 1.2} ${-r * 1.5}Z`}
            fill="var(--seat-3)"
          />
        </g>
      ))}
    </g>
  )
}
