/** Who lives on the squares, each around the origin and about 40 across: bandits, sheriffs, and the bandits that were. */
import { cut } from '../../../art/ink.ts'
import { Bullet, Star } from '../../../art/pieces/small.tsx'
import { tuft } from '../../../art/terrain.ts'

const INK = 'var(--piece-ink)'
const SHADOW = <ellipse cx="1.5" cy="20" rx="18" ry="3.6" fill={INK} opacity="0.35" stroke="none" />
const SHOULDERS = 'M-18 20C-18 8-10 5 0 5C10 5 18 8 18 20Z'
const FACE = 'M-7.6-7C-7.6 4-4 8 0 8C4 8 7.6 4 7.6-7Z'
const BRIM = 'M-20-7C-12-11 12-11 20-7C13-2.6-13-2.6-20-7Z'
const CROWN = 'M-9.6-7.8C-11-18-5-20.6 0-18.4C5-20.6 11-18 9.6-7.8C4-6-4-6-9.6-7.8Z'
const BAND = 'M-9.8-10.4C-4-8.6 4-8.6 9.8-10.4'
const FOLDS = cut(10, 9, 15, 19, 1) + cut(-12, 9, -15, 19, 0.9) + cut(7, 10, 11, 19, 0.8)

/** Black hat, red scarf over the nose. */
export function Bandit() {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      {SHADOW}
      <path d={SHOULDERS} fill="#4a3426" />
      <path d="M-5 8L0 20L5 8" fill="#2d1f16" />
      <path d={FOLDS} fill={INK} stroke="none" opacity=".8" />
      <path d={FACE} fill="var(--skin)" />
      <path d="M-5.6-3.6L-1.6-2.6M5.6-3.6L1.6-2.6" fill="none" stroke-width="1.8" />
      <path d="M-9-1C-4 1.4 4 1.4 9-1L8 5.4L0 15L-8 5.4Z" fill="#c4301f" />
      <path d="M-5 3h2M-1 5.4h2M3 3h2M-1 10h2" fill="none" stroke="#fff6e2" stroke-width="2" stroke-linecap="round" />
      <path d={BRIM} fill="#1d140e" />
      <path d={CROWN} fill="#33251b" />
      <path d={BAND} fill="none" stroke="#c4301f" stroke-width="2.4" />
    </g>
  )
}

/** White hat, moustache, star. */
export function Sheriff() {
  return (
    <g>
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        {SHADOW}
        <path d={SHOULDERS} fill="#3f6b7d" />
        <path d="M-5 6L0 20L5 6" fill="#f6ead0" />
        <path d="M-2 9L0 18L2 9Z" fill="#7a2c1b" stroke-width="1" />
        <path d={FACE} fill="var(--skin)" />
        <path d="M-4-3.4V-2M4-3.4V-2" fill="none" stroke-width="2" />
        <path d="M-7 3.4Q-3-.4 0 1.6Q3-.4 7 3.4Q3 4.6 0 3Q-3 4.6-7 3.4Z" fill="#5a3a1f" stroke-width=".8" />
        <path d={BRIM} fill="#f2e0b4" />
        <path d={CROWN} fill="#fbf0d2" />
        <path d={BAND} fill="none" stroke="#7a4a1e" stroke-width="2.4" />
      </g>
      <g transform="translate(10.5 13) scale(.43)">
        <Star />
      </g>
    </g>
  )
}

const STONE_CUTS = cut(8, -8, 8.6, 18, 1.2) + cut(5.6, -12, 6, 18, 0.7) + cut(3, -15, 3.4, 17, 0.5)
const GRASS = tuft(-12, 20, 0.8, 3) + tuft(12, 20, 0.8, 5)

/** With the bullet that lies on it. */
export function Tombstone() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <ellipse cx="2" cy="19" rx="17" ry="3.4" fill={INK} opacity=".35" stroke="none" />
      <path d="M-11 19V-6A11 11 0 0 1 11-6V19Z" fill="#c3bba9" />
      <path d={STONE_CUTS} fill={INK} stroke="none" opacity=".55" />
      <path d="M0-10V2M-5-5H5" fill="none" stroke-width="2.6" opacity=".85" />
      <g transform="translate(-8 12) rotate(-24) scale(.46)">
        <Bullet />
      </g>
      <path d={GRASS} fill="#4c5a24" stroke="none" />
    </g>
  )
}

/** The boot in a pasture that was wrangled. */
export function Boot() {
  return (
    <g stroke={INK} stroke-width="1.7" stroke-linejoin="round">
      <ellipse cx="2" cy="17" rx="16" ry="3.2" fill={INK} opacity=".35" stroke="none" />
      <path
        d="M-10-18C-4-15 2-15 6-18L5-2C6 3 16 3 17 10V15H-2L-4 11L-6 15H-11L-10 4C-9-4-9-10-10-18Z"
        fill="#8a4b22"
      />
      <path d="M-10-18C-4-15 2-15 6-18L5.6-12C1-9-5-9-9.4-12Z" fill="#c98a3c" />
      <path d="M-2 15L-4 11L-6 15M17 12H-1" fill="none" stroke-width="1.3" />
      <path d={cut(3, -10, 3.4, 1, 1) + cut(0.6, -9, 1, 0, 0.6)} fill={INK} stroke="none" opacity=".6" />
      <g transform="translate(-12 9) scale(.22)">
        <Star />
      </g>
    </g>
  )
}
