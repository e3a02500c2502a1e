/** The end of the trail: pens for the cattle, and behind them the town with its steeple and its chimneys. */
import { type Box, cut } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { still } from '../../../art/still.ts'
import { Glow } from './Light.tsx'

const INK = 'var(--piece-ink)'
/** What the town is drawn on: as wide as its pens, from the roofs down to the fence. */
const DRAWN = { width: 80, height: 46 }

/** Fronts from left to right: where, how wide and high, which wall, which roof. */
const FRONTS: readonly (readonly [
  x: number,
  width: number,
  high: number,
  wall: string,
  roof: 'flat' | 'gable' | 'step',
])[] = [
  [1, 12, 17, '#a9694a', 'gable'],
  [12, 14, 23, '#c9a566', 'step'],
  [25, 10, 15, '#6f8a86', 'flat'],
  [46, 13, 21, '#b08a58', 'step'],
  [58, 11, 16, '#8b9a6a', 'gable'],
  [68, 11, 20, '#a1523a', 'flat'],
]
const FOOT = 28

function roofOf([x, width, high, , roof]: (typeof FRONTS)[number]): string {
  const top = FOOT - high
  if (roof === 'gable') return `M${x - 1} ${top}L${x + width / 2} ${top - 6}L${x + width + 1} ${top}Z`
  if (roof === 'step')
    return `M${x - 0.6} ${top}V${top - 2.6}H${x + width * 0.24}V${top - 5}H${x + width * 0.76}V${top - 2.6}H${x + width + 0.6}V${top}Z`
  return `M${x - 1} ${top}v-2.4h${width + 2}v2.4Z`
}

/** Two columns of them, as many as there are storeys. */
const windowsOf = ([x, width, high]: (typeof FRONTS)[number]): string =>
  Array.from({ length: Math.floor((high - 4) / 6) }, (_, row) =>
    [0.2, 0.6].map((share) => `M${x + width * share} ${FOOT - high + 3 + row * 6}h2.2v3.2h-2.2Z`).join(''),
  ).join('')

const STEEPLE = `M36 ${FOOT}V5H44V${FOOT}Z`
const SPIRE = 'M34.6 5.4L40-9L45.4 5.4Z'
const SMOKE = 'M74 3q-3-3 0-6t-1-6q5-1 7 2'
const POSTS = Array.from({ length: 8 }, (_, i) => `M${1 + i * 11.14} ${FOOT - 1}V${DRAWN.height}`).join('')
const RAILS = `M0 ${FOOT + 2}H80M0 ${DRAWN.height - 2}H80`
const SHADE = FRONTS.map(([x, width, high]) => cut(x + width - 1.2, FOOT - high + 1, x + width - 1.2, FOOT, 0.8)).join(
  '',
)

export const KansasCity = still(function KansasCity({ rect: { x, y, width, height } }: { readonly rect: Box }) {
  const middle = (FOOT + DRAWN.height) / 2
  return (
    <g
      transform={`translate(${x} ${y}) scale(${width / DRAWN.width} ${height / DRAWN.height})`}
      stroke-linejoin="round"
    >
      <Glow x={40} y={20} rx={46} ry={26} />
      <path d={SMOKE} fill="none" stroke="var(--gw-smoke)" stroke-width="2.6" stroke-linecap="round" opacity="0.8" />
      <path d="M72 9V3.4h4V9Z" fill="#7a4a34" stroke={INK} stroke-width="0.9" />
      <g stroke={INK} stroke-width="1">
        {FRONTS.map((front) => {
          const [left, wide, high, wall] = front
          return (
            <g key={left}>
              <rect x={left} y={FOOT - high} width={wide} height={high} fill={wall} />
              <path d={roofOf(front)} fill="#5b3a20" />
              <path d={windowsOf(front)} fill="var(--gw-pane)" stroke="none" />
            </g>
          )
        })}
        <path d={STEEPLE} fill="#f1e4c3" />
        <path d={SPIRE} fill="#6a4526" />
        <path d="M40-9v-4M38.4-11.4h3.2" fill="none" />
        <path d="M38.4 14V9.6q0-2 1.6-2t1.6 2V14Z" fill="var(--gw-pane)" stroke-width="0.6" />
      </g>
      <path d={SHADE} fill={INK} opacity="0.5" />
      <rect
        y={FOOT}
        width="80"
        height={DRAWN.height - FOOT}
        rx="1.5"
        fill="var(--gw-site)"
        stroke={INK}
        stroke-width="1"
      />
      <path d={RAILS} stroke="var(--gw-fence)" stroke-width="1.7" />
      <path d={POSTS} stroke="var(--gw-plank)" stroke-width="2.2" />
      <rect x="3" y={FOOT + 3.4} width="74" height="13" rx="2" fill="var(--gw-paper)" stroke={INK} stroke-width="0.9" />
      <Lettering x={40} y={middle + 3.6} size={11.6} within={68} fill="var(--piece-ink)">
        Kansas City
      </Lettering>
    </g>
  )
})
