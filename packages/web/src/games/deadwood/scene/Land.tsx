/** The gulch: dusk (or night, in the dark theme) over pine hills, trampled ground, and streets between the plots. */
import { useMemo } from 'preact/hooks'
import { at, cut, ground as below, hatch, rolling, skyLines, slopeCuts } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { Icon, type IconName } from '../../../art/icons/Icon.tsx'
import { birds, cloud, rays, stars, tufts } from '../../../art/terrain.ts'
import { SkyDetails } from '../../../board/SkyDetails.tsx'
import type { Layout } from '../layout/types.ts'

/** Pines along a line. */
function pines(points: readonly (readonly [number, number])[], count: number, size: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = points[Math.floor(draw() * points.length)]
    const h = size * between(draw, 0.6, 1.25)
    const px = x + between(draw, -30, 30)
    const w = h * 0.26
    path += `M${at(px, y + 4)}L${at(px - w, y + 4)}L${at(px - w * 0.4, y - h * 0.35)}L${at(px - w * 0.75, y - h * 0.3)}L${at(px, y - h)}L${at(px + w * 0.75, y - h * 0.3)}L${at(px + w * 0.4, y - h * 0.35)}L${at(px + w, y + 4)}Z`
  }
  return path
}

/** Wheel ruts along every street between two rows. */
function ruts(layout: Layout): string {
  const draw = seeded(23)
  const rows = [...new Set(Object.values(layout.plots).map(({ y }) => y))]
  return rows
    .map((y) => {
      const line = y + layout.tile.height + (layout.kind === 'tall' ? 4 : 6)
      let path = ''
      for (let x = -10; x < layout.land.width; x += between(draw, 20, 60)) {
        path += cut(x, line, x + between(draw, 24, 70), line + between(draw, -1, 1), 0.8)
        path += cut(x + 8, line + 4, x + between(draw, 30, 64), line + 4 + between(draw, -1, 1), 0.6)
      }
      return path
    })
    .join('')
}

/** Streets: a lighter band below every row, as wide as the row and a bit more. */
function roads(layout: Layout): string {
  const boxes = Object.values(layout.plots)
  const rows = [...new Set(boxes.map(({ y }) => y))]
  const gap = layout.kind === 'tall' ? 5 : 7
  return rows
    .map((y, i) => {
      const row = boxes.filter((plot) => plot.y === y)
      const out = layout.land.width * 0.03
      const left = Math.min(...row.map(({ x }) => x)) - out
      const right = Math.max(...row.map(({ x, width }) => x + width)) + out
      const top = y + layout.tile.height - gap
      const edge = rolling(left, right, top, 5, 40, 40 + i)
      const lower = rolling(left, right, top + gap * 3 + 5, 5, 40, 60 + i).reverse()
      const ends = { left: at(left - out, top + gap * 1.6), right: at(right + out, top + gap * 1.6) }
      return `M${ends.left}L${edge.map(([px, py]) => at(px, py)).join('L')}L${ends.right}L${lower.map(([px, py]) => at(px, py)).join('L')}Z`
    })
    .join('')
}

/** Silhouettes beside the town, where no plots are. */
const PROPS: readonly { icon: IconName; x: number; row: number; size: number }[] = [
  { icon: 'old-wagon', x: 0.045, row: 1.45, size: 0.066 },
  { icon: 'cactus', x: 0.022, row: 2.35, size: 0.04 },
  { icon: 'campfire', x: 0.945, row: 1.6, size: 0.045 },
  { icon: 'cactus', x: 0.975, row: 2.4, size: 0.05 },
  { icon: 'western-hat', x: 0.91, row: 2.72, size: 0.026 },
]

function paint(layout: Layout) {
  const { horizon: y, land } = layout
  const { width } = land
  const far = rolling(0, width, y - 6, y * 0.52, 62, 5)
  const near = rolling(0, width, y + 8, y * 0.2, 80, 14)
  const sun = { x: width * 0.44, y: y * 0.52, r: y * 0.36 }
  return {
    sun,
    far: below(far, land.height),
    farCuts: slopeCuts(far, { depth: y * 0.34, gap: 6, seed: 2 }),
    near: below(near, land.height),
    nearCuts: slopeCuts(near, { depth: 9, gap: 8, seed: 7 }),
    pines: pines(far, width / 22, y * 0.34, 3) + pines(near, width / 16, y * 0.42, 9),
    lines: skyLines({ x: 0, y: 2, width, height: y * 0.8 }, layout.kind === 'tall' ? 7 : 11, 4),
    rays: rays(sun.x, sun.y, sun.r + 5, sun.r * 2.6, 21),
    clouds: cloud(width * 0.1, y * 0.42, width * 0.12, 4) + cloud(width * 0.76, y * 0.36, width * 0.14, 8),
    birds: birds(width * 0.32, y * 0.3, 5, 6),
    stars: stars(width, y * 0.7, 11),
    dust: hatch(
      { x: 0, y: y + 12, width, height: land.height - y },
      { angle: 2, gap: 13, width: 0.7, seed: 6, open: 0.45 },
    ),
    grass: tufts({ x: 0, y: y + 30, width, height: land.height - y - 40 }, width / 9, 31, 0.9),
    ruts: ruts(layout),
    roads: roads(layout),
  }
}

export function Land({ layout }: { readonly layout: Layout }) {
  const art = useMemo(() => paint(layout), [layout])
  const { horizon: y, land } = layout
  const { width } = land
  return (
    // An inner picture ends where the land does: nothing sticks out under the ranches.
    <svg width={width} height={land.height}>
      <rect width={width} height={y + 20} fill="var(--sky-top)" />
      <path d={`M0 ${y * 0.4}Q${width * 0.5} ${y * 0.1} ${width} ${y * 0.4}V${y + 20}H0Z`} fill="var(--sky-mid)" />
      <path d={`M0 ${y * 0.72}Q${width * 0.5} ${y * 0.4} ${width} ${y * 0.72}V${y + 20}H0Z`} fill="var(--sky-low)" />
      <SkyDetails art={art} />
      <path d={art.far} fill="var(--hill-mid)" stroke="var(--scene-ink)" stroke-width="1.3" />
      <path d={art.farCuts} fill="var(--scene-ink)" opacity="0.5" />
      <path d={art.pines} fill="var(--leaf)" stroke="var(--scene-ink)" stroke-width="1" />
      <path d={art.near} fill="var(--earth)" stroke="var(--scene-ink)" stroke-width="1.5" />
      <path d={art.nearCuts} fill="var(--scene-ink)" opacity="0.4" />
      <path d={art.dust} fill="var(--earth-dark)" opacity="0.5" />
      <path class="dw-road" d={art.roads} fill="#f4dca6" />
      <path d={art.ruts} fill="var(--earth-dark)" opacity="0.9" />
      <path d={art.grass} fill="var(--leaf)" opacity="0.75" />
      {layout.kind !== 'tall' && <Props layout={layout} />}
      <rect x="0" y={land.height - 2} width={width} height="2" fill="var(--scene-ink)" opacity="0.5" />
    </svg>
  )
}

function Props({ layout }: { readonly layout: Layout }) {
  const rows = [...new Set(Object.values(layout.plots).map(({ y }) => y))]
  const step = rows[1] - rows[0]
  return (
    <g style={{ color: 'var(--scene-ink)' }} opacity="0.62">
      {PROPS.map(({ icon, x, row, size }) => {
        const side = layout.land.width * size
        return (
          <g key={`${icon} ${x}`} transform={`translate(${layout.land.width * x - side / 2} ${rows[0] + row * step})`}>
            <Icon name={icon} size={side} />
          </g>
        )
      })}
    </g>
  )
}
