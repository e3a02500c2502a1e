/** What lies still under the board: sky over the rails, mesas in the haze, sand with dunes, the roads of the trail. */
import { memo } from 'preact/compat'
import { type Box, rolling, ground, skyLines } from '../../../art/ink.ts'
import { birds, cloud, rays, stars, tufts } from '../../../art/terrain.ts'
import { grown } from '../../../board/boxes.ts'
import type { Layout } from '../layout/types.ts'
import { dunes, type Mesa, mesa, ripples } from './desert.ts'
import { type Growing, Growth } from './Growth.tsx'
import { Roads } from './Roads.tsx'
import { SkyDetails } from '../../../board/SkyDetails.tsx'

const INK = 'var(--scene-ink)'
/** The country goes on a little beyond the sheet, where that is smaller than its stage. */
const BEYOND = 80

export const Land = memo(function Land({ layout }: { readonly layout: Layout }) {
  const { shows, width, height, trail, train, kind } = layout
  const rails = shows.includes('train') ? train.rails : []
  const open = shows.includes('trail')
  return (
    <g>
      <Sand rect={{ x: 0, y: 0, width, height }} seed={open ? 21 : 8} />
      {rails.length > 0 && <Horizon width={width} rails={rails} />}
      {open && kind !== 'tall' && <Country rect={trail.rect} />}
      {open && kind === 'tall' && <SmallCountry />}
      {open && <Roads trail={trail} />}
      {open && <Plants layout={layout} />}
    </g>
  )
})

function Sand({ rect, seed }: { readonly rect: Box; readonly seed: number }) {
  return (
    <g>
      <rect {...grown(rect, BEYOND)} fill="var(--ep-sand)" />
      {dunes(rect, Math.round(rect.height / 44), seed).map(({ shape, cuts }, i) => (
        <g key={i}>
          <path d={shape} fill={i % 2 === 0 ? 'var(--ep-sand-light)' : 'var(--ep-sand-dark)'} opacity="0.7" />
          <path d={cuts} fill="var(--ep-earth)" opacity="0.4" />
        </g>
      ))}
      <path
        d={ripples(rect, Math.round((rect.width * rect.height) / 7000), seed + 3)}
        fill="var(--ep-earth)"
        opacity="0.32"
      />
      <path d={tufts(rect, Math.round(rect.width / 22), seed + 5, 0.75)} fill={INK} opacity="0.5" />
    </g>
  )
}

/** The sky over the first rails, mountains far and near, and the rails themselves. */
function Horizon({ width, rails }: { readonly width: number; readonly rails: readonly number[] }) {
  const rail = rails[0]
  const far = rolling(0, width, rail - 24, 12, 60, 4)
  const near = rolling(0, width, rail - 10, 7, 80, 9)
  const step = width / 1004
  const sun = { x: width * 0.655, y: rail * 0.32, r: 14 }
  const art = {
    sun,
    stars: stars(width, rail - 20, 5),
    lines: skyLines({ x: 0, y: 3, width, height: rail - 18 }, 9, 9),
    rays: rays(sun.x, sun.y, 18, 31, 11) + rays(sun.x, sun.y, 18, 31, 9),
    clouds: cloud(width * 0.02 + 14, rail * 0.3, 62, 3) + cloud(width * 0.86, rail * 0.26, 54, 8),
    birds: birds(width * 0.575, rail * 0.26, 4, 3),
  }
  return (
    <g>
      <rect x={-BEYOND} y={-BEYOND} width={width + 2 * BEYOND} height={rail + BEYOND} fill="var(--ep-sky-top)" />
      <path
        d={`M0 ${rail * 0.2}Q${width / 2} ${rail * 0.1} ${width} ${rail * 0.24}V${rail}H0Z`}
        fill="var(--ep-sky-mid)"
      />
      <path
        d={`M0 ${rail * 0.46}Q${width / 2} ${rail * 0.38} ${width} ${rail * 0.5}V${rail}H0Z`}
        fill="var(--ep-sky-low)"
      />
      <SkyDetails art={art} />
      {FAR.map(([x, w, h], i) => (
        <Butte key={i} art={mesa(x * step, rail - 20, w * step, h * (rail / 98), i + 3)} far />
      ))}
      <path d={ground(far, rail)} fill="var(--ep-haze)" opacity="0.85" />
      {NEAR.map(([x, w, h], i) => (
        <Butte key={i} art={mesa(x * step, rail - 6, w * step, h * (rail / 98), i + 13)} />
      ))}
      <path d={ground(near, rail + 6)} fill="var(--ep-ridge)" stroke={INK} stroke-width="1.2" />
      {rails.map((y) => (
        <Rails key={y} width={width} y={y} />
      ))}
    </g>
  )
}

/** Left edge, width of the top, height; on a sheet 1004 wide. */
const FAR = [
  [90, 120, 50],
  [250, 60, 62],
  [420, 150, 46],
  [700, 90, 58],
  [900, 100, 48],
] as const
const NEAR = [
  [-30, 70, 56],
  [196, 130, 62],
  [520, 60, 54],
  [800, 120, 60],
  [972, 60, 46],
] as const

function Butte({ art, far = false }: { readonly art: Mesa; readonly far?: boolean }) {
  return (
    <g opacity={far ? 0.75 : 1}>
      <path
        d={art.shape}
        fill={far ? 'var(--ep-mesa-far)' : 'var(--ep-mesa)'}
        stroke={INK}
        stroke-width={far ? 0.8 : 1.4}
        stroke-linejoin="round"
      />
      <path d={art.strata} fill="var(--ep-strata)" opacity={far ? 0.25 : 0.34} />
      <path d={art.walls} fill={INK} opacity={far ? 0.3 : 0.7} />
      {!far && <path d={art.scree} fill={INK} opacity="0.45" />}
    </g>
  )
}

function Rails({ width, y }: { readonly width: number; readonly y: number }) {
  const sleepers = Array.from({ length: Math.ceil(width / 13) }, (_, i) => `M${i * 13 + 2} ${y - 2}h7v6h-7Z`).join('')
  return (
    <g stroke={INK}>
      <rect x="-4" y={y - 4} width={width + 8} height="10" fill="var(--ep-bank)" stroke-width="1" />
      <path d={sleepers} fill="var(--wood-dark)" stroke-width="0.6" />
      <path d={`M-4 ${y - 0.4}H${width + 4}`} stroke="#8f8a86" stroke-width="2.2" />
      <path d={`M-4 ${y + 0.8}H${width + 4}`} stroke-width="0.7" />
    </g>
  )
}

/** Mesas that stand in the country itself, in shares of its box: left edge, foot, width, height. */
const MESAS = [
  [-0.012, 0.19, 0.088, 0.15],
  [0.084, 0.13, 0.03, 0.06],
  [-0.03, 1.0, 0.12, 0.13],
  [0.765, 0.6, 0.1, 0.12],
  [0.872, 0.6, 0.032, 0.07],
  [0.945, 1.0, 0.08, 0.11],
  [0.735, 0.08, 0.07, 0.1],
] as const

function Country({ rect }: { readonly rect: Box }) {
  return (
    <g>
      {MESAS.map(([x, y, w, h], i) => {
        const art = mesa(rect.x + x * rect.width, rect.y + y * rect.height, w * rect.width, h * rect.height, i + 31)
        return (
          <g key={i}>
            <path d={art.shadow} fill={INK} opacity="0.14" />
            <Butte art={art} />
          </g>
        )
      })}
    </g>
  )
}

function SmallCountry() {
  return (
    <g>
      {[mesa(2, 64, 34, 40, 2), mesa(320, 424, 60, 34, 5), mesa(70, 352, 24, 22, 7)].map((art, i) => (
        <Butte key={i} art={art} />
      ))}
    </g>
  )
}

/** Kind, place in shares of the country, size. */
const PLANTS: readonly (readonly [Growing, number, number, number])[] = [
  ['flower', 0.148, 0.6, 0.5],
  ['prickly', 0.15, 0.97, 0.5],
  ['skull', 0.148, 0.3, 0.5],
  ['flower', 0.966, 0.93, 0.62],
  ['prickly', 0.742, 0.76, 0.6],
  ['saguaro', 0.795, 0.83, 0.46],
  ['rock', 0.835, 0.72, 0.6],
  ['rock', 0.75, 0.94, 0.5],
  ['prickly', 0.098, 0.985, 0.5],
  ['saguaro', 0.826, 0.25, 0.36],
  ['skull', 0.76, 0.66, 0.42],
  ['prickly', 0.985, 0.27, 0.42],
]
const SMALL_PLANTS: readonly (readonly [Growing, number, number, number])[] = [
  ['saguaro', 0.215, 0.4, 0.34],
  ['prickly', 0.82, 0.42, 0.32],
  ['saguaro', 0.96, 0.14, 0.3],
  ['skull', 0.06, 0.83, 0.3],
  ['flower', 0.215, 0.6, 0.3],
]

function Plants({ layout: { trail, kind } }: { readonly layout: Layout }) {
  const { x, y, width, height } = trail.rect
  return (
    <g>
      {(kind === 'tall' ? SMALL_PLANTS : PLANTS).map(([growing, px, py, size], i) => (
        <Growth key={i} kind={growing} x={x + px * width} y={y + py * height} size={size} />
      ))}
    </g>
  )
}
