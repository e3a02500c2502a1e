/** A brook comes down from the hills between the pampa and the village. */
import { useMemo } from 'preact/hooks'
import { cut, ribbon } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { tuft } from '../../../art/terrain.ts'
import type { Ground } from '../layout/types.ts'

const INK = 'var(--scene-ink)'
const STEPS = 14

interface Water {
  readonly bank: string
  readonly shape: string
  readonly ripples: string
  readonly reeds: string
}

function flow(x: number, top: number, bottom: number): Water {
  const draw = seeded(23)
  const bends = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    return { x: x + Math.sin(t * 7.2) * (3 + t * 9), y: top + (bottom - top) * t, half: 0.3 + t * 12 }
  })
  const inner = bends.slice(1, -1)
  const ripples = inner.map(
    ({ x: mid, y, half }) =>
      cut(mid - half * 0.6, y - 4, mid + half * 0.3, y - 3, 0.8) +
      cut(mid - half * 0.1, y + 6, mid + half * 0.7, y + 5, 0.7),
  )
  const reeds = inner.map(({ x: mid, y, half }, i) =>
    tuft(mid + (i % 2 === 0 ? -1 : 1) * (half + between(draw, 4, 8)), y + 4, 0.8 + half * 0.06, i * 13),
  )
  return {
    bank: ribbon(bends.map((b) => [b.x, b.y, b.half * 1.25 + 1.6])),
    shape: ribbon(bends.map((b) => [b.x, b.y, b.half])),
    ripples: ripples.join(''),
    reeds: reeds.join(''),
  }
}

export function Brook({ ground }: { readonly ground: Ground }) {
  const { village, scene } = ground
  const art = useMemo(() => flow(village.x - 2, village.y + 3, scene.height + 4), [ground])
  return (
    <g stroke-linejoin="round">
      <path d={art.bank} fill="var(--bank)" stroke={INK} stroke-width="1" />
      <path d={art.shape} fill="var(--water)" stroke={INK} stroke-width="1.2" />
      <path d={art.ripples} fill={INK} opacity="0.7" />
      <path d={art.reeds} fill={INK} opacity="0.9" />
    </g>
  )
}
