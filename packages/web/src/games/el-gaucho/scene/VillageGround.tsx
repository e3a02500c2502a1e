/** The land the village stands on: dry grass falling towards us, a dirt road winding between the plots. */
import { useMemo } from 'preact/hooks'
import { cut, ground as land, rolling, slopeCuts } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { fringe, tufts } from '../../../art/terrain.ts'
import type { Ground, Rect } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

/** Wheel tracks and pebbles along the road. */
function pebbles(box: Rect, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < box.width / 9; i++) {
    const x = between(draw, box.x, box.x + box.width)
    const y = between(draw, box.y + 20, box.y + box.height)
    path += cut(x, y, x + between(draw, 4, 14), y + between(draw, -0.5, 0.5), 0.6)
  }
  return path
}

function paint(ground: Ground) {
  const { village } = ground
  const right = village.x + village.width
  const wide = ground.kind === 'wide'
  const edge = rolling(village.x - 6, right + 10, village.y + (wide ? 26 : 8), 10, 70, 77)
  return {
    edge: land(edge, village.y + village.height),
    fringe: fringe(edge, 7, 5),
    bank: slopeCuts(
      edge.map(([x, y]) => [x, y - 8] as const),
      { depth: 10, gap: 5, seed: 4 },
    ),
    tufts: tufts(
      { ...village, y: village.y + 30, height: village.height - 36 },
      wide ? 70 : 90,
      12,
      ground.kind === 'tall' ? 0.7 : 0.9,
    ),
    pebbles: pebbles(village, 8),
  }
}

export function VillageGround({ ground }: { readonly ground: Ground }) {
  const art = useMemo(() => paint(ground), [ground])
  const { x, y, width, height } = ground.village
  const mid = x + width * 0.5
  const road = `M${mid - 16} ${y + 18}C${mid + 40} ${y + height * 0.2} ${mid - 50} ${y + height * 0.4} ${mid - 4} ${y + height * 0.56}S${mid - 30} ${y + height * 0.72} ${mid - 20} ${y + height}`
  return (
    <g>
      <path d={art.edge} fill="var(--land-1)" stroke={INK} stroke-width="1.4" />
      <path d={art.fringe} fill={INK} opacity="0.7" />
      <path
        d={`M${x} ${y + height * 0.36}Q${mid} ${y + height * 0.3} ${x + width} ${y + height * 0.38}V${y + height}H${x}Z`}
        fill="var(--land-2)"
        opacity="0.8"
      />
      <path
        d={`M${x} ${y + height * 0.66}Q${mid} ${y + height * 0.6} ${x + width} ${y + height * 0.68}V${y + height}H${x}Z`}
        fill="var(--land-3)"
        opacity="0.7"
      />
      <path d={road} fill="none" stroke={INK} stroke-width="39" opacity="0.3" />
      <path d={road} fill="none" stroke="var(--earth)" stroke-width="37" />
      <path
        d={road}
        fill="none"
        stroke="var(--earth-dark)"
        stroke-width="1.6"
        stroke-dasharray="14 9"
        transform="translate(-8 0)"
        opacity="0.7"
      />
      <path
        d={road}
        fill="none"
        stroke="var(--earth-dark)"
        stroke-width="1.6"
        stroke-dasharray="11 12"
        transform="translate(8 0)"
        opacity="0.7"
      />
      <path d={art.tufts} fill={INK} opacity="0.45" />
      <path d={art.pebbles} fill={INK} opacity="0.35" />
    </g>
  )
}
