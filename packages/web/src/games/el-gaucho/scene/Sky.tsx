/** Dusk over the pampa (or night, in the dark theme): an engraved sky, a low sun, ranges of hills, distant life. */
import { useMemo } from 'preact/hooks'
import { at, ground as land, rolling, skyLines, slopeCuts } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { birds, cloud, rays, stars } from '../../../art/terrain.ts'
import { SkyDetails } from '../../../board/SkyDetails.tsx'
import type { Ground } from '../layout/types.ts'

/** Poplars far away, planted in a row as a windbreak. */
function poplars(x: number, y: number, count: number, size: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const px = x + i * size * 0.42
    const h = size * between(draw, 0.75, 1.1)
    const w = size * 0.13
    path += `M${at(px, y)}C${at(px - w * 1.4, y - h * 0.3)} ${at(px - w, y - h * 0.8)} ${at(px, y - h)}C${at(px + w, y - h * 0.8)} ${at(px + w * 1.4, y - h * 0.3)} ${at(px, y)}Z`
  }
  return path
}

function paint(ground: Ground) {
  const { width } = ground.scene
  const y = ground.horizon
  const deep = ground.scene.height
  const far = rolling(0, width, y - 14, 34, 70, 3)
  const mid = rolling(0, width, y - 2, 22, 90, 8)
  const near = rolling(0, width, y + 12, 12, 120, 21)
  const sunX = width * (ground.kind === 'tall' ? 0.3 : 0.36)
  const r = ground.kind === 'tall' ? 26 : 40
  return {
    lines: skyLines({ x: 0, y: 2, width, height: y - 8 }, ground.kind === 'tall' ? 9 : 13, 4),
    stars: stars(width, y - 20, 5),
    sun: { x: sunX, y: y - 22, r },
    rays: rays(sunX, y - 22, r + 6, r * 2.5, 19),
    clouds: [0.08, 0.52, 0.83]
      .map((share, i) => cloud(width * share, y * (0.34 + 0.16 * (i % 2)), width * (0.1 + 0.03 * i), 7 + i))
      .join(''),
    birds: birds(sunX + r * 2.2, y * 0.4, 6, 9),
    far: land(far, deep),
    farCuts: slopeCuts(far, { depth: 16, gap: 7, seed: 2, width: 0.7 }),
    mid: land(mid, deep),
    midCuts: slopeCuts(mid, { depth: 14, gap: 6, seed: 6, width: 0.8, lean: -0.5 }),
    near: land(near, deep),
    nearCuts: slopeCuts(near, { depth: 10, gap: 7, seed: 9, width: 0.8 }),
    trees:
      poplars(width * 0.02, y + 6, 6, y * 0.24, 3) +
      poplars(width * 0.57, y + 4, 4, y * 0.2, 5) +
      poplars(width * 0.93, y + 6, 5, y * 0.26, 8),
  }
}

export function Sky({ ground }: { readonly ground: Ground }) {
  const art = useMemo(() => paint(ground), [ground])
  const { width } = ground.scene
  const y = ground.horizon
  return (
    <g>
      <rect width={width} height={y + 20} fill="var(--sky-top)" />
      <path
        d={`M0 ${y * 0.42}Q${width * 0.3} ${y * 0.3} ${width * 0.55} ${y * 0.4}T${width} ${y * 0.34}V${y + 20}H0Z`}
        fill="var(--sky-mid)"
      />
      <path
        d={`M0 ${y * 0.74}Q${width * 0.25} ${y * 0.62} ${width * 0.5} ${y * 0.7}T${width} ${y * 0.66}V${y + 20}H0Z`}
        fill="var(--sky-low)"
      />
      <SkyDetails art={art} />
      <path d={art.far} fill="var(--hill-far)" stroke="var(--scene-ink)" stroke-width="1.2" />
      <path d={art.farCuts} fill="var(--scene-ink)" opacity="0.5" />
      <path d={art.mid} fill="var(--hill-mid)" stroke="var(--scene-ink)" stroke-width="1.4" />
      <path d={art.midCuts} fill="var(--scene-ink)" opacity="0.55" />
      <path d={art.trees} fill="var(--leaf)" stroke="var(--scene-ink)" stroke-width="1.1" />
      <path d={art.near} fill="var(--hill-near)" stroke="var(--scene-ink)" stroke-width="1.5" />
      <path d={art.nearCuts} fill="var(--scene-ink)" opacity="0.5" />
    </g>
  )
}
