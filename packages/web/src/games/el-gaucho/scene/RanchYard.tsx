/** The empty yard of a ranch, printed faintly on its panel: hills, a fence, a wind pump, waiting for cattle. */
import { useMemo } from 'preact/hooks'
import { cut, ground, rolling, slopeCuts } from '../../../art/ink.ts'
import { fence, tufts } from '../../../art/terrain.ts'
import type { Rect } from '../layout/types.ts'

function paint(x: number, base: number, width: number) {
  const hills = rolling(x, x + width, base - 26, 16, 60, Math.round(x) + 3)
  const near = rolling(x, x + width, base - 12, 5, 70, Math.round(x) + 9)
  return {
    hills: ground(hills, base),
    cuts: slopeCuts(hills, { depth: 12, gap: 7, seed: 5, width: 0.7 }),
    near: ground(near, base),
    fence: fence(near, 22, 15, 4),
    grass: tufts({ x, y: base - 9, width, height: 8 }, Math.round(width / 12), 7, 0.8),
  }
}

/** A wind pump, 60 tall over the origin. */
function WindPump() {
  const sails = Array.from({ length: 8 }, (_, i) => {
    const t = (i * Math.PI) / 4
    return cut(Math.cos(t) * 2, Math.sin(t) * 2, Math.cos(t + 0.25) * 13, Math.sin(t + 0.25) * 13, 2.4)
  }).join('')
  return (
    <>
      <path
        d="M-8 0L-1-46M8 0L1-46M-6-14H6M-5-26L6-14M5-26L-6-14"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      />
      <path d={cut(0, -48, 20, -50, 1.4)} fill="currentColor" />
      <path d={sails} transform="translate(0 -48)" fill="currentColor" />
    </>
  )
}

export function RanchYard({ rect }: { readonly rect: Rect }) {
  const base = rect.y + rect.height - 5
  const art = useMemo(() => paint(rect.x + 5, base, rect.width - 10), [rect.x, base, rect.width])
  return (
    <g class="eg-yard">
      <path d={art.hills} fill="currentColor" opacity="0.3" />
      <path d={art.cuts} fill="currentColor" opacity="0.8" />
      <path d={art.near} fill="currentColor" opacity="0.4" />
      <path d={art.fence.rails} fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d={art.fence.posts + art.grass} fill="currentColor" />
      <g transform={`translate(${rect.x + rect.width - 40} ${base - 13})`}>
        <WindPump />
      </g>
    </g>
  )
}
