/** What flies in a duel: dice thrown and still in the hand, wounds, the flash of a gun, a shout. */
import { Die } from '../../../art/pieces/Die.tsx'
import type { Fighter } from './showdown.ts'

const INK = 'var(--piece-ink)'

/** Between two dice. */
const GAP = 15

interface DiceProps {
  readonly fighter: Fighter
  readonly width: number
  readonly y: number
  /** The last one has just been thrown. */
  readonly rolling: boolean
  readonly moment: number
}

/** Thrown dice with their faces, then an empty place for each die that is still in the hand. */
export function Dice({ fighter, width, y, rolling, moment }: DiceProps) {
  const { thrown } = fighter
  const left = fighter.state === 'stands' ? Math.max(0, fighter.dice - thrown.length) : 0
  const places = thrown.length + left
  const size = Math.min(36, (width - 8) / Math.max(places, 1) - GAP)
  const x = (i: number): number => (i - (places - 1) / 2) * (size + GAP)
  return (
    <g>
      {thrown.map(({ face, shot }, i) => {
        const newest = rolling && i === thrown.length - 1
        return (
          <g key={newest ? `${i} ${moment}` : i} transform={`translate(${x(i)} ${y})`}>
            {shot !== 'miss' && <Ring deadly={shot === 'kill'} r={size * 0.7} newest={newest} />}
            <Die value={face} size={size} rolling={newest} />
          </g>
        )
      })}
      {Array.from({ length: left }, (_, i) => (
        <path
          key={`left ${i}`}
          d={`M${x(thrown.length + i) - size / 2} ${y - size / 2}h${size}v${size}h${-size}Z`}
          fill="none"
          stroke={INK}
          stroke-width="1.6"
          stroke-dasharray="5 4"
          opacity="0.6"
        />
      ))}
    </g>
  )
}

/** Around a die that hits: gold for a wound, red for a kill. */
function Ring({ deadly, r, newest }: { readonly deadly: boolean; readonly r: number; readonly newest: boolean }) {
  return (
    <circle
      r={r}
      fill={deadly ? '#9c2f1f' : '#e0a526'}
      stroke={INK}
      stroke-width="1.2"
      class={newest ? 'dw-later' : undefined}
    />
  )
}

/** Two bullet holes make a dead man. */
export function Wounds({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 1].map((i) => (
        <g key={i} transform={`translate(${i * 18} 0)`}>
          <circle r="7" fill={i < count ? '#9c2f1f' : '#fbf2da'} stroke={INK} stroke-width="1.5" />
          {i < count && <path d="M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5" stroke="#fff6e2" stroke-width="2" />}
        </g>
      ))}
    </g>
  )
}

export function Flash({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      class="dw-flash"
      transform={`translate(${x} ${y})`}
      d="M0-15L4-5L14-8L7 0L14 8L4 5L0 15L-4 5L-14 8L-7 0L-14-8L-4-5Z"
      fill="#ffd257"
      stroke="#d9532c"
      stroke-width="2"
    />
  )
}

export function Shout({ y, text, loud }: { readonly y: number; readonly text: string; readonly loud: boolean }) {
  return (
    <text
      class="dw-later"
      y={Math.max(56, y)}
      text-anchor="middle"
      font-family="var(--font-title)"
      font-size={loud ? 24 : 17}
      fill={loud ? '#9c2f1f' : INK}
      stroke="#fff6e2"
      stroke-width="4"
      paint-order="stroke"
    >
      {text}
    </text>
  )
}
