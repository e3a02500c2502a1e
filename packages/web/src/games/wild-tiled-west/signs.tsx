/** Small signs on squares, each drawn on a field of 10. */
import type { Sign } from './squares.ts'

interface Drawing {
  readonly d: string
  readonly fill?: string
  readonly line?: boolean
}

const INK = 'var(--piece-ink)'
const COIN = 'var(--coin)'
const RED = 'var(--sun)'

const DRAWINGS: { readonly [sign in Sign]: Drawing } = {
  bandit: { d: 'M1 5.6h8L7.6 4.4 7 2H3l-.6 2.4zM2.6 6.2h4.8L6.6 9H3.4z' },
  sheriff: {
    d: 'M5 .8 6.2 3.6 9.2 3.8 6.9 5.7 7.7 8.8 5 7.1 2.3 8.8 3.1 5.7.8 3.8 3.8 3.6z',
    fill: COIN,
  },
  spade: { d: 'M5 1C6.5 3.5 8.6 4.4 8.6 6.2S6.4 8 5.5 7L6.2 9H3.8l.7-2C3.6 8 1.4 8 1.4 6.2S3.5 3.5 5 1z' },
  heart: { d: 'M5 8.8C2.6 6.6 1.2 5.4 1.2 3.6S3.8 1 5 3.2C6.2 1 8.8 1.8 8.8 3.6S7.4 6.6 5 8.8z', fill: RED },
  club: {
    d: 'M5 1a1.9 1.9 0 0 1 1.5 3.1 1.9 1.9 0 1 1-.9 3L6.2 9H3.8l.6-1.9a1.9 1.9 0 1 1-.9-3A1.9 1.9 0 0 1 5 1z',
  },
  diamond: { d: 'M5 1 8.2 5 5 9 1.8 5z', fill: RED },
  gold: { d: 'M5 1.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z', fill: COIN },
  bullet: { d: 'M3.6 9V4.2Q3.8 2 5 1.2 6.2 2 6.4 4.2V9z', fill: COIN },
  alley: { d: 'M2.4 2.4h5.2v5.2H2.4z', fill: 'var(--earth)' },
  pickaxe: { d: 'M1.5 4Q5 .6 8.5 4M5 2.3V9', line: true },
  cow: {
    d: 'M2.6 3.4Q.8 3.2 1 1.4 2.2 2.6 3.6 2.6h2.8Q7.8 2.6 9 1.4 9.2 3.2 7.4 3.4L6.4 8.6H3.6z',
    fill: 'var(--breed-white)',
  },
  horseshoe: { d: 'M2.8 8.6Q.6 1.6 5 1.6T7.2 8.6', line: true },
  'ace-card': { d: 'M2.8 1.2h4.4v7.6H2.8z', fill: 'var(--tile-paper)' },
  lasso: { d: 'M5 1.8a3.2 2.2 0 1 1-.1 0zM4 6.2Q3 8 5.4 9', line: true },
  signpost: { d: 'M5 9V1.6M2 2h5.4l1.4 1.3L7.4 4.6H2z', line: true },
  rail: { d: 'M0 3.4h10M0 6.6h10M2 2v6M5 2v6M8 2v6', line: true },
  start: { d: 'M2 2l6 6M8 2L2 8', line: true },
  depot: { d: 'M1 5 5 1.6 9 5H8v4H2V5z', fill: 'var(--wall)' },
  market: { d: 'M1.2 2h7.6l.6 2.4H.6zM1.8 4.4h6.4V9H1.8z', fill: 'var(--wall)' },
  tombstone: { d: 'M2.6 9V4.2Q2.6 1.4 5 1.4T7.4 4.2V9z', fill: 'var(--stone)' },
  boot: { d: 'M3.4 1.2h2.8v4.6Q9 6.2 9 9H3.4z', fill: 'var(--wood)' },
}

/** In the square whose top left corner is here. */
export function SignMark({ sign, x, y }: { readonly sign: Sign; readonly x: number; readonly y: number }) {
  const { d, fill = INK, line = false } = DRAWINGS[sign]
  return (
    <path
      d={d}
      transform={`translate(${x + 0.14} ${y + 0.14}) scale(.072)`}
      fill={line ? 'none' : fill}
      stroke={INK}
      stroke-width={line ? 1.3 : 0.7}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  )
}
