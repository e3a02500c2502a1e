/** The dice rodeo: a round pen of posts and rails, drawn as a back half and a front half so that dice lie inside it. */
import { memo } from 'preact/compat'
import { fitted } from '../../../art/fitted.ts'
import { at, cut } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import type { Ground, Rect } from '../layout/types.ts'

const INK = 'var(--scene-ink)'
const POSTS = 15

function ring({ x, y, width, height }: Rect): { cx: number; cy: number; rx: number; ry: number } {
  return { cx: x + width / 2, cy: y + height / 2 + 6, rx: width / 2 - 8, ry: height / 2 - 8 }
}

function half(box: Rect, front: boolean, tall: number) {
  const { cx, cy, rx, ry } = ring(box)
  const draw = seeded(front ? 3 : 4)
  let posts = ''
  const rails: [string[], string[]] = [[], []]
  for (let i = 0; i <= POSTS; i++) {
    const turn = (front ? 0 : Math.PI) + (Math.PI * i) / POSTS
    const x = cx + Math.cos(turn) * rx
    const y = cy + Math.sin(turn) * ry
    const h = tall * between(draw, 0.9, 1.15)
    posts += `M${at(x - 2.6, y + 2)}V${y - h}L${at(x, y - h - 2.5)}L${at(x + 2.6, y - h)}V${y + 2}Z`
    rails[0].push(at(x, y - tall * 0.74))
    rails[1].push(at(x, y - tall * 0.34))
  }
  return { posts, rails: rails.map((points) => `M${points.join('L')}`).join('') }
}

/** Hoof prints and drag marks in the sand. */
function scuffs(box: Rect): string {
  const { cx, cy, rx, ry } = ring(box)
  const draw = seeded(17)
  let path = ''
  for (let i = 0; i < 46; i++) {
    const turn = between(draw, 0, Math.PI * 2)
    const r = Math.sqrt(draw()) * 0.9
    const x = cx + Math.cos(turn) * rx * r
    const y = cy + Math.sin(turn) * ry * r
    path += cut(x, y, x + between(draw, 5, 16), y + between(draw, -1, 1), 0.7, between(draw, -1.5, 1.5))
  }
  return path
}

function Half({ box, front, tall }: { readonly box: Rect; readonly front: boolean; readonly tall: number }) {
  const { posts, rails } = half(box, front, tall)
  return (
    <g stroke-linejoin="round">
      <path d={rails} fill="none" stroke={INK} stroke-width="5" />
      <path d={rails} fill="none" stroke="var(--wood-light)" stroke-width="2.8" />
      <path d={posts} fill="var(--wood)" stroke={INK} stroke-width="1.2" />
    </g>
  )
}

export function CorralBack({ ground }: { readonly ground: Ground }) {
  const box = ground.corral.rect
  const { cx, cy, rx, ry } = ring(box)
  return (
    <g>
      <ellipse cx={cx + 4} cy={cy + 6} rx={rx + 4} ry={ry + 3} fill={INK} opacity="0.3" />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="var(--earth)" stroke={INK} stroke-width="1.5" />
      <ellipse cx={cx} cy={cy + 3} rx={rx * 0.9} ry={ry * 0.84} fill="var(--sky-low)" opacity="0.22" />
      <path d={scuffs(box)} fill="var(--earth-dark)" opacity="0.9" />
      <Half box={box} front={false} tall={ground.kind === 'tall' ? 14 : 20} />
    </g>
  )
}

export const CorralFront = memo(({ ground }: { readonly ground: Ground }) => (
  <Half box={ground.corral.rect} front tall={ground.kind === 'tall' ? 9 : 11} />
))

/** The cart where the player in turn keeps the dice taken. */
export function Tray({ ground, label }: { readonly ground: Ground; readonly label: string }) {
  const { x, y, width, height } = ground.tray.rect
  const small = ground.kind === 'tall'
  const top = y + height * (small ? 0.3 : 0.27)
  return (
    <g stroke-linejoin="round">
      <ellipse cx={x + width / 2} cy={y + height - 6} rx={width * 0.5} ry="7" fill={INK} opacity="0.3" />
      {[0.2, 0.8].map((share) => (
        <g key={share} transform={`translate(${x + width * share} ${y + height - 16})`}>
          <circle r={small ? 10 : 13} fill="var(--wood-dark)" stroke={INK} stroke-width="1.6" />
          <circle r={small ? 7 : 9} fill="var(--wood-light)" stroke={INK} stroke-width="1" />
          <path d="M-8 0H8M0-8V8M-5.6-5.6L5.6 5.6M5.6-5.6L-5.6 5.6" stroke={INK} stroke-width="1.4" />
        </g>
      ))}
      <path
        d={`M${x} ${top}H${x + width}L${x + width - 6} ${y + height - 16}H${x + 6}Z`}
        fill="var(--wood)"
        stroke={INK}
        stroke-width="1.8"
      />
      <path
        d={`M${x + 6} ${top + 7}H${x + width - 6}L${x + width - 10} ${y + height - 22}H${x + 10}Z`}
        fill="var(--wood-dark)"
        stroke={INK}
        stroke-width="1"
      />
      <path
        d={
          cut(x + 8, top + 3.4, x + width - 8, top + 3.4, 0.7) +
          cut(x + 12, y + height - 19, x + width - 12, y + height - 19, 0.7)
        }
        fill={INK}
        opacity="0.6"
      />
      <text
        x={x + width / 2}
        y={top - 6}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="700"
        font-size={fitted(label, width, small ? 12 : 13.5)}
        fill="var(--scene-text)"
      >
        {label}
      </text>
    </g>
  )
}
