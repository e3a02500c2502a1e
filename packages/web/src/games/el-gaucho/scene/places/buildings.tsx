/** The estancia: stable, rodeo and hacienda. Each stands on y = 0, about 96 wide and 76 tall, around x = 0. */
import { cut } from '../../../../art/ink.ts'
import { Horseshoe } from '../../../../art/pieces/small.tsx'

const INK = 'var(--scene-ink)'
const frame = { stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

const planks = (x1: number, x2: number, y1: number, y2: number, step: number): string => {
  let path = ''
  for (let x = x1; x <= x2; x += step) path += cut(x, y1, x, y2, 0.6)
  return path
}

export function Stable() {
  return (
    <g {...frame}>
      <path d="M-40 0V-40L0-66L40-40V0Z" fill="var(--roof)" />
      <path d={planks(-35, 35, -38, 0, 7)} fill={INK} stroke="none" opacity="0.65" />
      <path d="M16-55L40-40V0H28V-36Z" fill={INK} stroke="none" opacity="0.25" />
      <path d="M-46-37L-28-57L0-75L28-57L46-37L42-33L25-52L0-67L-25-52L-42-33Z" fill="var(--wood-dark)" />
      <path d="M-9-62H9V-46H-9Z" fill={INK} />
      <path d="M-9-62L9-46M9-62L-9-46" stroke="var(--wall)" stroke-width="2" />
      <path d="M-20 0V-34H20V0Z" fill={INK} />
      <path d="M-38 0V-33H-21V0ZM38 0V-33H21V0Z" fill="var(--wood)" />
      <path d="M-38-33L-21 0M-21-33L-38 0M38-33L21 0M21-33L38 0" stroke="var(--wall)" stroke-width="2.2" />
      <path d="M-15 0C-15-8-6-11 0-8C8-11 15-6 15 0Z" fill="var(--coin)" />
      <path d={cut(-10, -3, -4, -7, 0.7) + cut(0, -2, 5, -6, 0.7) + cut(7, -1, 11, -5, 0.6)} fill={INK} stroke="none" />
    </g>
  )
}

/** The gate of the arena, with flags and a lucky shoe over it: here wishes come true. */
export function RodeoHero() {
  const stands = [-8, -16, -24].map((y) => `M-36 ${y}H36`).join('')
  return (
    <g {...frame}>
      <path d="M-38 0V-30H38V0Z" fill="var(--wood)" />
      <path d={stands} stroke="var(--wood-dark)" stroke-width="2.6" />
      <path d={planks(-32, 32, -30, 0, 9)} fill={INK} stroke="none" opacity="0.6" />
      <path d="M-12 0V-22A12 12 0 0 1 12-22V0Z" fill={INK} />
      <path d="M-9-2H9M-9-8H9M-9-14H9" stroke="var(--wood-light)" stroke-width="2.4" />
      <path d="M-46 0V-60H-38V0ZM38 0V-60H46V0Z" fill="var(--wood-light)" />
      <path
        d={cut(-40.5, -58, -40.5, -2, 0.8) + cut(43.5, -58, 43.5, -2, 0.8)}
        fill={INK}
        stroke="none"
        opacity="0.7"
      />
      <path d="M-50-63L50-63L48-54H-48Z" fill="var(--wood-light)" />
      <path d="M-42-78V-63M42-78V-63" stroke-width="2" />
      <path d="M-42-78L-24-73L-42-68ZM42-78L60-73L42-68Z" fill="var(--accent-fill)" />
      <circle cy="-50" r="20" fill="var(--wall)" />
      <circle cy="-50" r="16.5" fill="none" stroke="var(--accent-fill)" stroke-width="1.6" stroke-dasharray="3 2.4" />
      <g transform="translate(0 -50) scale(.66)">
        <Horseshoe />
      </g>
    </g>
  )
}

export function Hacienda() {
  const arch = (x: number) => `M${x - 7} 0V-17A7 7 0 0 1 ${x + 7}-17V0Z`
  return (
    <g {...frame}>
      <path d="M-48 0V-34H48V0Z" fill="var(--wall)" />
      <path d="M-14-34V-60H14V-34Z" fill="var(--wall)" />
      <path d="M-54-33L-44-45H44L54-33Z" fill="var(--roof)" />
      <path d="M-20-58L-13-67H13L20-58Z" fill="var(--roof)" />
      <path
        d={
          [-40, -31, -22, 22, 31, 40].map((x) => cut(x * 0.97, -44, x * 1.08, -34, 0.8)).join('') +
          [-9, 0, 9].map((x) => cut(x, -66, x * 1.25, -59, 0.8)).join('')
        }
        fill={INK}
        stroke="none"
        opacity="0.8"
      />
      <path d={arch(-36) + arch(-18) + arch(18) + arch(36)} fill={INK} fill-opacity="0.8" />
      <path d="M-9 0V-20A9 9 0 0 1 9-20V0Z" fill="var(--wood)" />
      <path d="M0 0V-28" stroke-width="1.2" />
      <path d="M-5-40V-48A5 5 0 0 1 5-48V-40Z" fill={INK} />
      <circle cx="0" cy="-45" r="2.6" fill="var(--coin)" stroke-width="0.9" />
      <path
        d={[0, 1, 2, 3].map((i) => cut(40 + i * 2.4, -32, 40 + i * 2.4, -24 + i * 3, 0.7)).join('')}
        fill={INK}
        stroke="none"
        opacity="0.5"
      />
      <path d="M-54 0C-54-9-46-11-44-4M50 0C47-8 54-12 57-4" fill="var(--leaf)" />
    </g>
  )
}
