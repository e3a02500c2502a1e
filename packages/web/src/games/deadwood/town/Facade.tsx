/** A false front: outline, wall, porch and door, drawn into a box whose lower edge is the ground. */
import type { BuildingType } from '@waystation/deadwood'
import { memo } from 'preact/compat'
import { cut } from '../../../art/ink.ts'
import { Behind, Topping } from './Crown.tsx'
import { EMBLEMS } from './emblems.ts'
import { Entrance } from './Entrance.tsx'
import { LOOKS, type Look } from './looks.ts'
import { cornicePath, type FrontSize, frontPath } from './roofs.ts'

const INK = 'var(--piece-ink)'

export const Facade = memo(({ type, size }: { readonly type: BuildingType; readonly size: FrontSize }) => {
  const look = LOOKS[type]
  const { width: w, height: h, roof } = size
  const outline = frontPath(look.roof, w, roof, h)
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <Behind look={look} size={size} />
      <path d={outline} transform="translate(3 3)" fill={INK} opacity="0.3" />
      <path d={outline} fill={look.wall} stroke={INK} stroke-width="1.6" />
      <Wall look={look} size={size} />
      <path class="dw-dusk" d={outline} fill="#0d1430" />
      <path
        d={cornicePath(look.roof, w, roof)}
        fill="none"
        stroke={look.trim}
        stroke-width={w > 100 ? 4 : 3}
        stroke-linejoin="miter"
      />
      <path
        d={cornicePath(look.roof, w, roof)}
        transform="translate(0 -2)"
        fill="none"
        stroke={INK}
        stroke-width="1.4"
      />
      <Topping look={look} size={size} />
      <Entrance look={look} size={size} />
    </g>
  )
})

/** Boards, bricks, planks, stripes or columns, from below the sign to the ground. */
function Wall({ look, size }: { readonly look: Look; readonly size: FrontSize }) {
  const { width: w, height: h, roof, sign } = size
  const top = roof + sign
  const dark = { fill: INK, opacity: 0.4 }
  switch (look.wallpaper) {
    case 'boards':
      return <path d={rows(top, h, 6.5, (y) => cut(2, y, w - 2, y, 0.6))} {...dark} />
    case 'planks':
      return <path d={rows(4, w, 9, (x) => cut(x, top, x, h, 0.6))} {...dark} />
    case 'bricks':
      return (
        <path
          d={rows(
            top,
            h,
            6,
            (y, i) => cut(2, y, w - 2, y, 0.45) + rows(i % 2 === 0 ? 6 : 12, w, 12, (x) => cut(x, y, x, y + 6, 0.4)),
          )}
          {...dark}
        />
      )
    case 'canvas':
      return (
        <path
          d={rows(0, w, 16, (x) => `M${x} ${h}V${top - 4}H${Math.min(x + 8, w)}V${h}Z`)}
          fill={look.trim}
          opacity="0.55"
        />
      )
    case 'columns':
      return (
        <g fill="#f4ecd8" stroke={INK} stroke-width="1">
          {[0.05, 0.3, 0.62, 0.87].map((t) => (
            <rect key={t} x={w * t} y={top} width={w * 0.08} height={h - top} />
          ))}
        </g>
      )
  }
}

function rows(from: number, to: number, step: number, draw: (at: number, i: number) => string): string {
  let path = ''
  for (let at = from + step, i = 0; at < to - 1; at += step, i++) path += draw(at, i)
  return path
}

export function Emblem({ type, x, y, size }: { type: BuildingType; x: number; y: number; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 40})`}
      stroke={INK}
      stroke-width={1.5}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {EMBLEMS[type].map(([path, fill]) => (
        <path key={path} d={path} fill={fill ?? 'none'} fill-rule="evenodd" />
      ))}
    </g>
  )
}
