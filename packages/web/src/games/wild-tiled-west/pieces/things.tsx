/** Bonuses on squares and tiles, each around the origin and about 36 across. */
import type { Suit } from '@waystation/wild-tiled-west'
import { cut } from '../../../art/ink.ts'
import { SUIT_PATHS, suitInk } from './suits.ts'

const INK = 'var(--piece-ink)'
const NUGGET = 'M-15 8L-11-5L-3-12L8-11L16-1L13 10L3 14L-9 13Z'

export function Gold() {
  return (
    <g stroke={INK} stroke-width="1.7" stroke-linejoin="round">
      <path d={NUGGET} transform="translate(1.6 2.6)" fill={INK} opacity=".3" stroke="none" />
      <path d={NUGGET} fill="#e5ab2b" />
      <path d="M-11-5L-3-12L8-11L2-3L-6 0Z" fill="#f8d871" stroke="none" />
      <path d="M2-3L8-11L16-1L13 10L5 5Z" fill="#b97f16" stroke="none" />
      <path d="M-11-5L-6 0L2-3L8-11M-6 0L-9 13M2-3L5 5L13 10M5 5L3 14" fill="none" stroke-width="1.1" />
      <path d={NUGGET} fill="none" />
    </g>
  )
}

export function Pickaxe() {
  return (
    <g stroke={INK} stroke-width="1.7" stroke-linejoin="round">
      <path d="M-13 17L8-9L12-6L-9 20Z" fill="#a8713a" />
      <path d="M-10-14C2-17 14-9 18 6L15 7C11-3 3-9-9-10Z" fill="#9aa3a6" />
      <path d="M-8-12.6C3-14.6 12-7 15.6 4" fill="none" stroke="#e6ebea" stroke-width="1.3" />
      <path d={cut(-10, 15, 5, -4, 1)} fill={INK} stroke="none" opacity=".5" />
    </g>
  )
}

/** An alley to be laid. */
export function Paving() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path d="M-12.4-11.6h28v28h-28z" fill={INK} opacity=".3" stroke="none" />
      <path d="M-14-14h28v28h-28z" fill="var(--wtw-alley)" />
      <path d="M-14-5H14M-14 5H14M-4-14V-5M5-5V5M-6 5V14" fill="none" stroke-width="1.1" opacity=".75" />
      <path d="M0-8V8M-8 0H8" fill="none" stroke="#fff6e2" stroke-width="4.6" />
      <path d="M0-8V8M-8 0H8" fill="none" stroke-width="2.2" />
    </g>
  )
}

/** Where a settlement begins. */
export function Cross() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path d="M-15-12L-11-15L0-4L12-15L15-11L4 0L15 12L11 15L0 4L-12 15L-15 11L-4 0Z" fill="#b23524" />
      <path d={cut(-11, -12, 10, 10, 1) + cut(9, -11, -10, 11, 0.8)} fill="#f6cdb2" stroke="none" opacity=".8" />
    </g>
  )
}

interface AceProps {
  readonly suit: Suit
  readonly width?: number
}

export function AceCard({ suit, width = 24 }: AceProps) {
  const height = width * 1.34
  const ink = suitInk(suit)
  return (
    <g>
      <rect x={1.4 - width / 2} y={2 - height / 2} width={width} height={height} rx="3" fill={INK} opacity=".32" />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="3"
        fill="#fffaf0"
        stroke={INK}
        stroke-width="1.5"
      />
      <path d={SUIT_PATHS[suit]} transform={`translate(0 ${height * 0.08}) scale(${width / 38})`} fill={ink} />
      <text x={3 - width / 2} y={width * 0.38 - height / 2} font-size={width * 0.36} font-weight="850" fill={ink}>
        A
      </text>
    </g>
  )
}

/** The back of an ace card, on a square that brings one. */
export function AceBack() {
  return (
    <g transform="rotate(-9)">
      <rect x="-8" y="-11" width="16" height="22" rx="2.4" fill="#9c2f1f" stroke={INK} stroke-width="1.3" />
      <text y="5.4" text-anchor="middle" font-size="14" font-weight="850" fill="#fff6e2">
        A
      </text>
    </g>
  )
}

const COILS = [
  ['M9 7A11 11 0 1 1 10 1', 6.2],
  ['M5 5A6 6 0 1 1 5-3.6', 5],
  ['M9 7L14 13', 5.6],
] as const

export function Lasso() {
  return (
    <g fill="none" stroke-linecap="round">
      {COILS.map(([d, width]) => (
        <g key={d}>
          <path d={d} stroke={INK} stroke-width={width} />
          <path d={d} stroke="#dcb06a" stroke-width={width - 2.4} />
          <path d={d} stroke="#7a4a1e" stroke-width={width - 2.4} stroke-dasharray="1.2 2.6" stroke-linecap="butt" />
        </g>
      ))}
    </g>
  )
}

export function Signpost() {
  return (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-2 18V-16H2V18Z" fill="#a8713a" />
      <path d="M-13-14H9L14-9.5L9-5H-13Z" fill="#c98a3c" />
      <path d="M13-2H-8L-13 2.5L-8 7H13Z" fill="#e0b873" />
      <path d={cut(-10, -9.5, 8, -9.5, 0.6) + cut(-7, 2.5, 10, 2.5, 0.6)} fill={INK} stroke="none" opacity=".6" />
    </g>
  )
}
