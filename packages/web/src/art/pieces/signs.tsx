/** Signs of what can be done, as the trail games print them: each centred on the origin. */
import { cut } from '../ink.ts'
import { Lettering } from '../Lettering.tsx'
import { Count } from './paper.tsx'
import { Horseshoe } from './small.tsx'

const INK = 'var(--piece-ink)'
const CREAM = 'var(--seat-light)'

const arc = (from: number, to: number, r: number): string => {
  const point = (turn: number): string => `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`
  return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`
}

/** Two arrows that chase each other: draw a card, discard one. */
export function ExchangeSign({ r }: { readonly r: number }) {
  return (
    <g>
      <circle r={r} fill="#4f7f6a" stroke={INK} stroke-width={r * 0.12} />
      <g fill="none" stroke={CREAM} stroke-width={r * 0.24} stroke-linecap="round">
        <path d={arc(Math.PI * 1.08, Math.PI * 1.72, r * 0.52)} />
        <path d={arc(Math.PI * 0.08, Math.PI * 0.72, r * 0.52)} />
      </g>
      <g transform={`scale(${r})`} fill={CREAM}>
        <path d="M.16-.62L.66-.46L.36-.06Z" />
        <path d="M-.16 .62L-.66 .46L-.36 .06Z" />
      </g>
    </g>
  )
}

const TEETH = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4
  return cut(Math.cos(turn) * 0.3, Math.sin(turn) * 0.3, Math.cos(turn) * 0.94, Math.sin(turn) * 0.94, 0.3)
}).join('')

/** A cogwheel: an auxiliary action of one's own board. */
export function AuxiliarySign({ r }: { readonly r: number }) {
  return (
    <g>
      <circle r={r} fill="#7a5434" stroke={INK} stroke-width={r * 0.12} />
      <g transform={`scale(${r * 0.82})`}>
        <path d={TEETH} fill={CREAM} />
        <circle r="0.56" fill={CREAM} />
        <circle r="0.26" fill="#7a5434" />
      </g>
    </g>
  )
}

function Plate({ size, fill }: { readonly size: number; readonly fill: string }) {
  const half = size / 2
  return (
    <rect
      x={-half}
      y={-half}
      width={size}
      height={size}
      rx={size * 0.18}
      fill={fill}
      stroke={INK}
      stroke-width={size * 0.07}
    />
  )
}

export const OBJECTIVE_GROUND = '#dfe6bc'
export const BONUS_GROUND = '#f6c284'

/** A pennant: objectives. */
export function Pennant({ size, fill = '#4f7330' }: { readonly size: number; readonly fill?: string }) {
  return (
    <g transform={`scale(${size})`} stroke={INK} stroke-linejoin="round" stroke-linecap="round">
      <path d="M-.3 .46V-.46" stroke-width="0.12" />
      <path d="M-.3-.44L.46-.17L-.3 .12Z" fill={fill} stroke-width="0.07" />
    </g>
  )
}

/** A five-pointed star: bonuses. */
export function BonusStar({ size, fill = '#fff3b8' }: { readonly size: number; readonly fill?: string }) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 === 0 ? size * 0.5 : size * 0.22
    return `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`
  })
  return (
    <path d={`M${points.join('L')}Z`} fill={fill} stroke={INK} stroke-width={size * 0.07} stroke-linejoin="round" />
  )
}

export const ObjectiveSign = ({ size }: { readonly size: number }) => (
  <g>
    <Plate size={size} fill={OBJECTIVE_GROUND} />
    <Pennant size={size * 0.72} />
  </g>
)

export const BonusSign = ({ size }: { readonly size: number }) => (
  <g>
    <Plate size={size} fill={BONUS_GROUND} />
    <BonusStar size={size * 0.74} />
  </g>
)

/** A hammer: building. */
export function BuildSign({ size }: { readonly size: number }) {
  return (
    <g>
      <Plate size={size} fill="#d9a441" />
      <g transform={`scale(${size / 20}) rotate(-38)`} stroke={INK} stroke-width="1" stroke-linejoin="round">
        <path d="M-1.3-3H1.3V8H-1.3Z" fill="#8b5e34" />
        <path d="M-6-7.4H4Q6.4-7.4 7-4.6L4-5V-3H-6Z" fill="#55504c" />
      </g>
    </g>
  )
}

/** A locomotive from the side: the train. */
export function TrainSign({ size }: { readonly size: number }) {
  return (
    <g>
      <rect
        x={-size * 0.58}
        y={-size / 2}
        width={size * 1.16}
        height={size}
        rx={size * 0.18}
        fill="#4d6f8c"
        stroke={INK}
        stroke-width={size * 0.07}
      />
      <g transform={`scale(${size / 20})`} fill={CREAM}>
        <path d="M-9 3V-6H-3V-2H3V-5.4H1.8V-8H7.2V-5.4H6V-2Q9-2 9 3Z" />
        <circle cx="-5.6" cy="4.6" r="2.9" />
        <circle cx="1" cy="5.2" r="2.2" />
        <circle cx="6.2" cy="5.2" r="2.2" />
      </g>
    </g>
  )
}

/** So many steps. */
export function StepsSign({ size, children }: { readonly size: number; readonly children: number }) {
  return (
    <g>
      <g transform={`scale(${size / 42})`}>
        <Horseshoe />
      </g>
      <Lettering y={size * 0.22} size={size * 0.66} halo="var(--tile-paper)">
        {children}
      </Lettering>
    </g>
  )
}

/** A small number at the corner of a sign. */
export const Badge = ({
  x,
  y,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly children: number | string
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Count r={8.4}>{children}</Count>
  </g>
)

/** Something goes away for good. */
export const Cross = ({ r }: { readonly r: number }) => (
  <g>
    <circle r={r} fill="#9c2f1f" stroke={CREAM} stroke-width="0.8" />
    <path
      d={`M${-r * 0.45} ${-r * 0.45}L${r * 0.45} ${r * 0.45}M${r * 0.45} ${-r * 0.45}L${-r * 0.45} ${r * 0.45}`}
      stroke={CREAM}
      stroke-width={r * 0.32}
      stroke-linecap="round"
    />
  </g>
)

/** Not open yet. */
export const Padlock = () => (
  <g>
    <path d="M-3.4-1v-3a3.4 3.4 0 0 1 6.8 0v3" fill="none" stroke="#5c4630" stroke-width="1.8" />
    <path d="M-5.4-1h10.8v8h-10.8Z" fill="#8d7450" stroke={INK} stroke-width="1" />
  </g>
)

/** It stays: an effect that works again and again. */
export const Forever = () => (
  <path d="M-7 0C-7-5-1.4-5 0 0S7 5 7 0S1.4-5 0 0S-7 5-7 0Z" fill="none" stroke={INK} stroke-width="1.9" />
)
