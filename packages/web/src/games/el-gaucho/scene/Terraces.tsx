/** The pampa: four terraces of grass, each with its fenced pasture; banks between them show the lie of the land. */
import { useMemo } from 'preact/hooks'
import { cut, ground as land, type Point, rolling, slopeCuts } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { fence, fringe, tufts } from '../../../art/terrain.ts'
import type { Ground, PasturePlace } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

function paintTerrace(ground: Ground, place: PasturePlace, row: number) {
  const { pampa, tile } = ground
  const small = ground.kind === 'tall'
  const back = place.rect.y - (small ? 7 : 10)
  const edge = rolling(pampa.x - 10, pampa.x + pampa.width + 16, back, small ? 5 : 9, 80, 40 + row * 7)
  const lip: Point[] = edge.map(([x, y]) => [x, y - (small ? 7 : 11)])
  const { rect } = place
  const fenceLine: Point[] = [
    [rect.x - 4, rect.y + 8],
    [rect.x + rect.width / 2, rect.y + 5],
    [rect.x + rect.width + 4, rect.y + 8],
  ]
  const bottom = row === ground.pastures.length - 1 ? pampa.y + pampa.height : back + tile + 60
  return {
    bank: land(lip, back + 14),
    bankCuts: slopeCuts(lip, { depth: small ? 9 : 14, gap: small ? 3.4 : 4.6, seed: 60 + row, lean: 0.25, width: 0.9 }),
    lipGrass: fringe(lip, small ? 5 : 6, 80 + row, small ? 0.8 : 1),
    land: land(edge, bottom),
    shade: shadeCuts(pampa.x, pampa.width, back + tile * 0.35, tile + (small ? 6 : 14), 200 + row),
    edgeGrass: fringe(edge, 9, 90 + row, 0.7),
    tufts: tufts(
      { x: pampa.x, y: back + 10, width: pampa.width, height: tile + 8 },
      small ? 26 : 44,
      100 + row,
      small ? 0.7 : 0.95,
    ),
    fence: fence(fenceLine, small ? 20 : 26, small ? 16 : 24, 120 + row),
  }
}

/** Level cuts that crowd towards the near edge of a terrace, where the ground turns away from the light. */
function shadeCuts(x: number, width: number, top: number, depth: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let row = 0; row < 9; row++) {
    const y = top + depth * Math.sqrt(row / 9)
    for (let from = x - draw() * 120; from < x + width; ) {
      const length = between(draw, 30, 130)
      path += cut(
        Math.max(x, from),
        y + between(draw, -1, 1),
        from + length,
        y + between(draw, -1, 1),
        between(draw, 0.5, 1.3),
      )
      from += length + between(draw, 18, 130) * (1.25 - row / 12)
    }
  }
  return path
}

export function Terraces({ ground }: { readonly ground: Ground }) {
  const rows = useMemo(() => ground.pastures.map((place, row) => paintTerrace(ground, place, row)), [ground])
  return (
    <g>
      {rows.map((art, row) => (
        <g key={row}>
          {row > 0 && (
            <>
              <path d={art.bank} fill="var(--bank)" />
              <path d={art.bankCuts} fill={INK} opacity="0.8" />
              <path d={art.lipGrass} fill={INK} opacity="0.85" />
            </>
          )}
          <path d={art.land} fill={`var(--land-${row + 1})`} stroke={INK} stroke-width="1.3" />
          <path d={art.shade} fill={INK} opacity="0.22" />
          <path d={art.edgeGrass + art.tufts} fill={INK} opacity="0.5" />
          <Worn place={ground.pastures[row]} row={row} />
          <path d={art.fence.rails} fill="none" stroke={INK} stroke-width="4.4" />
          <path d={art.fence.rails} fill="none" stroke="var(--wood-light)" stroke-width="2.2" />
          <path d={art.fence.posts} fill="var(--wood)" stroke={INK} stroke-width="1.2" />
        </g>
      ))}
    </g>
  )
}

/** Grass trodden down inside the fence. */
function Worn({ place: { rect }, row }: { readonly place: PasturePlace; readonly row: number }) {
  const { x, y, width, height } = rect
  const right = x + width
  const bottom = y + height
  return (
    <path
      d={`M${x + 6} ${y + 10}Q${x + width / 2} ${y + 2} ${right - 6} ${y + 10}C${right + 22} ${y + 24} ${right + 20} ${bottom - 14} ${right - 4} ${bottom}Q${x + width / 2} ${bottom + 8} ${x + 4} ${bottom}C${x - 20} ${bottom - 14} ${x - 22} ${y + 24} ${x + 6} ${y + 10}Z`}
      fill="var(--earth)"
      opacity={0.5 - row * 0.04}
    />
  )
}
