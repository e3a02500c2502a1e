/** The corner of the pampa where the face-down tiles lie in high grass, and the draw pile with its count. */
import type { Breed } from '@waystation/el-gaucho'
import { useMemo } from 'preact/hooks'
import { CowFace } from '../../../art/cow/CowFace.tsx'
import { CattleTileBack } from '../../../art/cow/CattleTile.tsx'
import { tufts } from '../../../art/terrain.ts'
import type { Ground } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

export function SteppeGround({ ground }: { readonly ground: Ground }) {
  const { tile, spots } = ground.steppe
  const box = { x: spots[0].x - 8, y: spots[0].y - 6, width: spots[3].x - spots[0].x + tile + 16, height: tile + 14 }
  const grass = useMemo(
    () =>
      tufts({ ...box, y: box.y + 4, height: box.height }, 30, 55, 1.25) +
      tufts({ ...box, y: box.y + box.height - 4, height: 5 }, 22, 56, 1.15),
    [ground],
  )
  return (
    <g>
      <path
        d={`M${box.x} ${box.y + 10}Q${box.x + box.width / 2} ${box.y - 8} ${box.x + box.width} ${box.y + 10}Q${box.x + box.width + 8} ${box.y + box.height / 2} ${box.x + box.width} ${box.y + box.height}Q${box.x + box.width / 2} ${box.y + box.height + 8} ${box.x} ${box.y + box.height}Q${box.x - 10} ${box.y + box.height / 2} ${box.x} ${box.y + 10}Z`}
        fill="var(--coin)"
        fill-opacity="0.5"
        stroke={INK}
        stroke-opacity="0.5"
        stroke-width="1.2"
      />
      <path d={grass} fill={INK} opacity="0.6" />
    </g>
  )
}

interface DrawPileProps {
  readonly ground: Ground
  readonly count: number
  /** With two players one breed stays in the box. */
  readonly removed: Breed | null
}

export function DrawPile({ ground, count, removed }: DrawPileProps) {
  const { tile, pile } = ground.steppe
  const scale = (tile * 1.15) / 80
  const layers = Math.min(4, Math.ceil(count / 8))
  return (
    <g transform={`translate(${pile.x} ${pile.y})`}>
      {count === 0 && (
        <rect width={tile} height={tile} rx="7" fill="none" stroke={INK} stroke-dasharray="5 4" stroke-width="1.4" />
      )}
      {Array.from({ length: layers }, (_, i) => (
        <g key={i} transform={`translate(${(i - 1) * 1.5} ${(layers - i - 1) * 3.5}) scale(${scale})`}>
          <CattleTileBack />
        </g>
      ))}
      <g transform={`translate(${tile * 1.15} ${tile * 1.05})`}>
        <circle r={tile * 0.3} fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="1.8" />
        <text
          y={tile * 0.115}
          text-anchor="middle"
          font-family="var(--font-text)"
          font-weight="800"
          font-size={tile * 0.33}
          fill="var(--piece-ink)"
        >
          {count}
        </text>
      </g>
      {removed !== null && (
        <g transform={`translate(${tile * -0.55} ${tile * 0.72}) scale(${tile / 110})`}>
          <circle r="34" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="2.4" />
          <CowFace coat={removed} value={2} />
          <path d="M-26-26L26 26" stroke="var(--accent-fill)" stroke-width="7" stroke-linecap="round" />
        </g>
      )}
    </g>
  )
}
