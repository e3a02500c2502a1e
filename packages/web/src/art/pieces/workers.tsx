/** Workers of the trail games: a bust (shoulders at the origin, about 44 tall), in a circle, on a card. */
import { cut } from '../ink.ts'

const INK = 'var(--piece-ink)'
export type WorkerLook = 'cowboy' | 'builder' | 'engineer' | 'wild'

export const WORKER_GROUND: { readonly [look in WorkerLook]: string } = {
  cowboy: '#efc3a0',
  builder: '#f4dea6',
  engineer: '#c2d1dc',
  wild: '#dccfe6',
}

const BODY = 'M-19 0C-19-13-12-17-6-18H6C12-17 19-13 19 0Z'
const SHADE = cut(13, -14, 16, -1, 1) + cut(10, -15, 12, -1, 0.8) + cut(-14, -12, -16, -1, 0.7)
const EYES = 'M-4.4-25.5a1 1.2 0 1 0 2 0a1 1.2 0 1 0-2 0ZM2.4-25.5a1 1.2 0 1 0 2 0a1 1.2 0 1 0-2 0Z'
const STRIPES = [-6, -2, 2, 6].map((x) => cut(x, -39, x, -31, 0.7)).join('')

const Face = () => (
  <>
    <path d="M-8-30C-8-20-4.5-16.5 0-16.5C4.5-16.5 8-20 8-30Z" fill="var(--skin)" />
    <path d={EYES} fill={INK} stroke="none" />
  </>
)
const Shade = () => <path d={SHADE} fill={INK} stroke="none" opacity="0.6" />

function Cowboy() {
  return (
    <>
      <path d={BODY} fill="#c4622f" />
      <Shade />
      <Face />
      <path d="M-7-19Q0-12 7-19L3-13L0-9L-3-13Z" fill="#b02a23" />
      <path d="M-21-31C-13-35 13-35 21-31C14-26.6-14-26.6-21-31Z" fill="#5a3820" />
      <path d="M-10-32C-11-42-6-44 0-42C6-44 11-42 10-32C5-30-5-30-10-32Z" fill="#7a4d2a" />
      <path d="M-10-34.6C-5-32.6 5-32.6 10-34.6" fill="none" stroke-width="2.2" />
    </>
  )
}

function Builder() {
  return (
    <>
      <path d={BODY} fill="#efe1c0" />
      <path d="M-8-17V0H8V-17L5-17V-11H-5V-17Z" fill="#d9a441" />
      <Shade />
      <Face />
      <path d="M-5.5-20.5Q0-17.4 5.5-20.5Q3-24 0-22.6Q-3-24-5.5-20.5Z" fill="#5a3820" stroke-width="1" />
      <path d="M-10.5-30C-11-40 11-40 10.5-30Z" fill="#d9a441" />
      <path d="M-12-29.4H15C15-32 10-32.4 10-32.4H-10Z" fill="#b98327" />
      <path d="M13.4 0V-14H16.6V0Z" fill="#8b5e34" stroke-width="1" />
      <path d="M9-18H21V-13H9Z" fill="#6f6a66" stroke-width="1.1" />
    </>
  )
}

function Engineer() {
  return (
    <>
      <path d={BODY} fill="#4d6f8c" />
      <path d="M-3-17L0-11L3-17V0H-3Z" fill="#efe1c0" />
      <Shade />
      <Face />
      <path d="M-9.6-30C-10.4-33-10-40 0-40C10-40 10.4-33 9.6-30Z" fill="#33495d" />
      <path d="M-10-30.4H12C14-28.6 12-27.4 9-28H-10Z" fill="#22313f" />
      <path d={STRIPES} fill="#9db4c6" stroke="none" />
      <circle cx="-4" cy="-25.4" r="3.2" fill="none" stroke-width="1.1" />
      <circle cx="4" cy="-25.4" r="3.2" fill="none" stroke-width="1.1" />
    </>
  )
}

/** Somebody who can do everything: half cowboy, half engineer, under a sombrero. */
function Wild() {
  return (
    <>
      <path d={BODY} fill="#7d6a93" />
      <path d="M-19 0C-19-13-12-17-6-18L-2-17L-6 0Z" fill="#c4622f" />
      <path d="M19 0C19-13 12-17 6-18L2-17L6 0Z" fill="#4d6f8c" />
      <Face />
      <path d="M-26-30C-14-35 14-35 26-30C16-25-16-25-26-30Z" fill="#e6c37c" />
      <path d="M-8-32C-7-44-3-47 0-47C3-47 7-44 8-32C4-30.6-4-30.6-8-32Z" fill="#d8ac58" />
      <path d="M-8-34.6C-4-33 4-33 8-34.6" fill="none" stroke="#7d6a93" stroke-width="2.4" />
      <path d="M-5-19.6Q-2-22 0-20.6Q2-22 5-19.6Q2-18.6 0-19.4Q-2-18.6-5-19.6Z" fill={INK} stroke="none" />
    </>
  )
}

const BUSTS = { cowboy: Cowboy, builder: Builder, engineer: Engineer, wild: Wild } as const

export function WorkerBust({ look }: { readonly look: WorkerLook }) {
  const Bust = BUSTS[look]
  return (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
      <Bust />
    </g>
  )
}

/** In a circle, centred on the origin. */
export function WorkerChip({ look, r }: { readonly look: WorkerLook; readonly r: number }) {
  return (
    <g>
      <circle r={r} fill={WORKER_GROUND[look]} stroke={INK} stroke-width={r * 0.11} />
      <svg x={-r * 0.86} y={-r * 0.94} width={r * 1.72} height={r * 1.72} viewBox="-22 -45.5 44 44">
        <WorkerBust look={look} />
      </svg>
    </g>
  )
}

interface CardSize {
  readonly width: number
  readonly height: number
}

/** A card from its top left corner. */
export function WorkerCard({ look, size: { width, height } }: { readonly look: WorkerLook; readonly size: CardSize }) {
  const scale = Math.min(width / 46, height / 48)
  return (
    <g>
      <rect x="1" y="2.5" width={width} height={height} rx="5" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="5" fill="var(--tile-paper)" stroke={INK} stroke-width="1.5" />
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="3.5" fill={WORKER_GROUND[look]} />
      <svg x="3" y="3" width={width - 6} height={height - 6}>
        <g transform={`translate(${width / 2 - 3} ${height - 6}) scale(${scale})`}>
          <WorkerBust look={look} />
        </g>
      </svg>
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="3.5" fill="none" stroke={INK} stroke-width="0.9" />
    </g>
  )
}
