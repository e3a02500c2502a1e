/** What stands and lies in the desert: saguaros, prickly pears, skulls, stones. Feet at the origin. */
import { cut } from '../../../art/ink.ts'

const INK = 'var(--scene-ink)'
const CACTUS = 'var(--ep-cactus)'
const RIBS =
  cut(-2, -68, -2, -4, 0.9) + cut(3, -68, 3, -4, 1.1) + cut(-20.5, -48, -20.5, -28, 0.8) + cut(21, -52, 21, -28, 1)

export type Growing = 'saguaro' | 'prickly' | 'skull' | 'rock' | 'flower'

function Saguaro({ flower = false }: { readonly flower?: boolean }) {
  return (
    <g stroke={INK} stroke-width="1.7" stroke-linejoin="round">
      <ellipse cx="12" cy="0" rx="24" ry="3.4" fill={INK} opacity="0.22" stroke="none" />
      <path d="M-7 0V-66C-7-76 7-76 7-66V0Z" fill={CACTUS} />
      <path
        d="M-7-22H-16C-24-22-26-28-26-34V-48C-26-55-15-55-15-48V-36H-7ZM7-34H15V-52C15-59 26-59 26-52V-32C26-24 22-20 14-20H7Z"
        fill={CACTUS}
      />
      <path d={RIBS} fill={INK} stroke="none" opacity="0.85" />
      {flower && (
        <g fill="#e87b6b" stroke-width="1.2">
          <circle cy="-75" r="4" />
          <circle cx="20.5" cy="-58" r="3.2" />
        </g>
      )}
    </g>
  )
}

const PADS = [
  [-9, -8, 7, 10, -24],
  [9, -9, 7, 10.5, 22],
  [0, -13, 8, 12, 0],
  [-5, -28, 6, 8.6, -16],
  [8, -26, 5.4, 8, 20],
] as const

function Prickly() {
  return (
    <g stroke={INK} stroke-width="1.5">
      <ellipse cx="6" cy="0" rx="20" ry="3.2" fill={INK} opacity="0.22" stroke="none" />
      {PADS.map(([x, y, rx, ry, turn]) => (
        <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} transform={`rotate(${turn} ${x} ${y})`} fill="var(--ep-pad)" />
      ))}
      <g fill="#d9482f" stroke-width="1">
        <circle cx="-7" cy="-37" r="2.6" />
        <circle cx="11" cy="-34" r="2.6" />
      </g>
    </g>
  )
}

const Skull = () => (
  <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
    <path
      d="M-22-6C-20-16-8-18 0-14C8-18 20-16 22-6C16-8 12-4 10 0C6 6-6 6-10 0C-12-4-16-8-22-6Z"
      fill="var(--ep-bone)"
    />
    <path d="M-6-4L-2-6L-3-1ZM6-4L2-6L3-1Z" fill={INK} stroke="none" />
  </g>
)

const Rock = () => (
  <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
    <ellipse cx="6" cy="0" rx="24" ry="3" fill={INK} opacity="0.22" stroke="none" />
    <path d="M-18 0C-18-8-12-14-4-13C0-17 10-15 12-9C18-8 20-2 18 0Z" fill="var(--ep-mesa-light)" />
    <path
      d={cut(8, -12, 14, -2, 1) + cut(3, -13, 8, -3, 0.9) + cut(-12, -9, -9, -2, 0.7)}
      fill={INK}
      stroke="none"
      opacity="0.6"
    />
  </g>
)

export function Growth({
  kind,
  x,
  y,
  size,
}: {
  readonly kind: Growing
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {kind === 'prickly' ? (
        <Prickly />
      ) : kind === 'skull' ? (
        <Skull />
      ) : kind === 'rock' ? (
        <Rock />
      ) : (
        <Saguaro flower={kind === 'flower'} />
      )}
    </g>
  )
}
