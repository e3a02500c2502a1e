/** Great Western Trail: the trail winds down from the mountains, cattle on it, the train beyond. */
import { CowSide } from '../../art/cow/CowSide.tsx'
import type { Coat } from '../../art/cow/coats.ts'
import { cut, ground, ribbon, rolling, skyLines, slopeCuts, smooth } from '../../art/ink.ts'
import { Locomotive } from '../../art/pieces/Locomotive.tsx'
import { cloud, fringe, tufts } from '../../art/terrain.ts'
import { INK, Lid } from '../../art/Lid.tsx'

const PEAKS = [
  [0, 120],
  [30, 84],
  [52, 104],
  [92, 52],
  [120, 92],
  [150, 74],
  [182, 112],
  [226, 66],
  [262, 108],
  [300, 80],
  [346, 118],
  [400, 90],
] as const
const PLAIN = rolling(0, 400, 142, 6, 80, 6)
const RISE = rolling(0, 400, 196, 14, 70, 12)
const FRONT = rolling(0, 400, 276, 10, 70, 5)
const BENDS: readonly (readonly [number, number])[] = [
  [206, 148],
  [262, 154],
  [300, 165],
  [276, 178],
  [196, 190],
  [112, 204],
  [74, 222],
  [112, 240],
  [208, 250],
  [296, 262],
  [318, 282],
  [280, 312],
]
const trail = (half: number): string => ribbon(BENDS.map(([x, y]) => [x, y, half * ((y - 138) / 60)]))
const TRACK = smooth(BENDS)

const peaks = `M${PEAKS.map((p) => p.join(' ')).join('L')}L400 170L0 170Z`
const snow = PEAKS.flatMap(([x, y], i) =>
  y < 90 && i > 0
    ? [`M${x} ${y}L${x - 9} ${y + 14}L${x - 3} ${y + 11}L${x + 2} ${y + 17}L${x + 6} ${y + 11}L${x + 11} ${y + 15}Z`]
    : [],
).join('')
const peakCuts = PEAKS.map(([x, y]) =>
  [0, 1, 2, 3, 4].map((i) => cut(x + 3 + i * 5, y + 8 + i * 8, x + 8 + i * 6, y + 30 + i * 8, 1.1)).join(''),
).join('')

const DROVE: readonly (readonly [number, number, number, Coat, boolean])[] = [
  [246, 158, 0.22, 'brown', true],
  [274, 164, 0.26, 'white', true],
  [222, 192, 0.42, 'black', false],
  [176, 200, 0.5, 'ochre', false],
  [122, 211, 0.6, 'spotted', false],
  [142, 252, 0.9, 'brown', true],
  [232, 264, 1.1, 'white', true],
]

export function Cover() {
  return (
    <Lid paper="#efe3c4">
      <path d="M0 0H400V170H0Z" fill="#7fa7a4" />
      <path d="M0 44Q200 24 400 48V170H0Z" fill="#b4c9b0" />
      <path d="M0 88Q200 70 400 92V170H0Z" fill="#f0deac" />
      <path d={skyLines({ x: 0, y: 14, width: 400, height: 90 }, 16, 6)} fill={INK} opacity="0.34" />
      <path d={cloud(24, 44, 80, 4) + cloud(292, 36, 74, 6)} fill="#fdf6e3" stroke={INK} stroke-width="1.5" />
      <path d={peaks} fill="#8a8f8c" stroke={INK} stroke-width="1.8" />
      <path d={snow} fill="#fdf6e3" stroke={INK} stroke-width="1" />
      <path d={peakCuts} fill={INK} opacity="0.75" />
      <path d={ground(PLAIN, 300)} fill="#cdb36b" stroke={INK} stroke-width="1.6" />
      <path d="M0 146H400" stroke={INK} stroke-width="3.4" stroke-dasharray="3 5" />
      <path d="M0 143H400" stroke={INK} stroke-width="1.6" />
      <g transform="translate(96 144) scale(.62)">
        <Locomotive />
        <Wagon x={-108} />
        <Wagon x={-164} />
      </g>
      <path d={ground(RISE, 300)} fill="#b9a353" stroke={INK} stroke-width="1.7" />
      <path d={slopeCuts(RISE, { depth: 18, gap: 6, seed: 4 })} fill={INK} opacity="0.5" />
      <path d={trail(11)} fill="#e3bf84" stroke={INK} stroke-width="1.8" />
      <path
        d={TRACK}
        fill="none"
        stroke="#a67a3d"
        stroke-width="1.6"
        stroke-dasharray="9 7"
        transform="translate(0 -3)"
      />
      <path
        d={TRACK}
        fill="none"
        stroke="#a67a3d"
        stroke-width="1.6"
        stroke-dasharray="6 9"
        transform="translate(0 4)"
      />
      {DROVE.map(([x, y, scale, coat, right]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${right ? -scale : scale} ${scale})`}>
          <ellipse rx="32" ry="4" fill={INK} opacity="0.35" />
          <CowSide coat={coat} />
        </g>
      ))}
      <path d={ground(FRONT, 300)} fill="#7f7f3c" stroke={INK} stroke-width="2" />
      <path
        d={
          fringe(FRONT, 4, 3, 1.5) +
          tufts({ x: 0, y: 206, width: 70, height: 60 }, 12, 8, 1.2) +
          tufts({ x: 350, y: 190, width: 40, height: 60 }, 9, 3, 1.2)
        }
        fill={INK}
      />
    </Lid>
  )
}

function Wagon({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`} stroke={INK} stroke-width="1.8">
      <path d="M0-34H48V-8H0Z" fill="#9c2f1f" />
      <path d="M8-34V-8M16-34V-8M24-34V-8M32-34V-8M40-34V-8" stroke-width="1.2" />
      <path d="M48-12H60" />
      <circle cx="11" cy="-5" r="5.5" fill="#4a2c1a" />
      <circle cx="37" cy="-5" r="5.5" fill="#4a2c1a" />
    </g>
  )
}
