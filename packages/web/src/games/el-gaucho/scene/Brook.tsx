/** A brook comes down from the hills between the pampa and the village. */
import { useMemo } from 'preact/hooks'
import { at, cut } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { tuft } from '../../../art/terrain.ts'
import type { Ground } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

interface Water {
  readonly shape: string
  readonly ripples: string
  readonly reeds: string
}

function flow(x: number, top: number, bottom: number): Water {
  const draw = seeded(23)
  const left: string[] = []
  const right: string[] = []
  let ripples = ''
  let reeds = ''
  const steps = 14
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const y = top + (bottom - top) * t
    const mid = x + Math.sin(t * 7.2) * (3 + t * 9)
    const half = 1 + t * 12
    left.push(at(mid - half, y))
    right.unshift(at(mid + half, y))
    if (i > 0 && i < steps) {
      ripples +=
        cut(mid - half * 0.6, y - 4, mid + half * 0.3, y - 3, 0.8) +
        cut(mid - half * 0.1, y + 6, mid + half * 0.7, y + 5, 0.7)
      const side = i % 2 === 0 ? -1 : 1
      reeds += tuft(mid + side * (half + between(draw, 2, 6)), y + 4, 0.9 + t * 0.6, i * 13)
    }
  }
  return { shape: `M${left.join('L')}L${right.join('L')}Z`, ripples, reeds }
}

export function Brook({ ground }: { readonly ground: Ground }) {
  const { village, scene } = ground
  const art = useMemo(() => flow(village.x - 2, village.y + 22, scene.height + 4), [ground])
  return (
    <g stroke-linejoin="round">
      <path d={art.shape} fill="var(--bank)" stroke="var(--bank)" stroke-width="9" />
      <path d={art.shape} fill="var(--water)" stroke={INK} stroke-width="1.6" />
      <path d={art.ripples} fill={INK} opacity="0.7" />
      <path d={art.reeds} fill={INK} opacity="0.9" />
    </g>
  )
}
