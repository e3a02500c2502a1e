/** Signs for small drawings and lines of figures, around the origin and about 14 across: one look, flat. */
import type { Suit } from '@waystation/wild-tiled-west'
import { SUIT_PATHS, suitInk } from '../pieces/suits.ts'

const INK = 'var(--piece-ink)'

interface Layer {
  readonly d: string
  readonly fill: string
  readonly stroke?: number
}

const LAYERS = {
  bandit: [
    { d: 'M-4.4-.6C-2 .4 2 .4 4.4-.6L3.8 2.6L0 6.6L-3.8 2.6Z', fill: '#d3331f', stroke: 0.8 },
    { d: 'M-7-1C-4.5-2.6 4.5-2.6 7-1C4.6.8-4.6.8-7-1Z', fill: '#1d140e', stroke: 0.8 },
    { d: 'M-3.8-1.4C-4.4-6-2-7 0-6.2C2-7 4.4-6 3.8-1.4Z', fill: '#2b1f17', stroke: 0.8 },
  ],
  sheriff: [
    {
      d: 'M0-7.2L1.76-2.43L6.85-2.22L2.85.93L4.23 5.82L0 3L-4.23 5.82L-2.85.93L-6.85-2.22L-1.76-2.43Z',
      fill: '#f2c63f',
      stroke: 1.1,
    },
    { d: 'M-1.5 0A1.5 1.5 0 1 1 1.5 0A1.5 1.5 0 1 1-1.5 0Z', fill: INK },
  ],
  cow: [
    {
      d: 'M-3.4-3.2C-6-3.2-7-5-6.6-6.8C-5-5.6-3-5.4-1.4-5ZM3.4-3.2C6-3.2 7-5 6.6-6.8C5-5.6 3-5.4 1.4-5Z',
      fill: '#f7ecd0',
      stroke: 0.95,
    },
    {
      d: 'M-3.8-4.6C-1.6-5.6 1.6-5.6 3.8-4.6C4.4-1 3.2 1.6 2.8 4.2C2.2 6.6-2.2 6.6-2.8 4.2C-3.2 1.6-4.4-1-3.8-4.6Z',
      fill: '#fbf3df',
      stroke: 0.95,
    },
    { d: 'M-3.6-4.6C-1-5.4 0-5 .2-2.6C-.6-.6-2.8-.4-3.9-1.6Z', fill: '#7a3b1e' },
    { d: 'M-2.7 3.2C-1 2.2 1 2.2 2.7 3.2C2.6 6-2.6 6-2.7 3.2Z', fill: '#e2a68e', stroke: 0.7 },
  ],
  gold: [
    { d: 'M-5.4 2.8L-4-2L-.8-4.4L3-4L5.6-.4L4.6 3.6L1 5L-3.2 4.6Z', fill: '#f0b62f', stroke: 1 },
    { d: 'M-4-2L-.8-4.4L3-4L.8-1.2L-2 0Z', fill: '#fbe08a' },
  ],
  bullet: [
    { d: 'M-2.6-1.4C-2.6-4.4-1.2-6.4 0-7.2C1.2-6.4 2.6-4.4 2.6-1.4Z', fill: '#b5763f', stroke: 0.9 },
    { d: 'M-2.8-1.4H2.8V6.4H-2.8Z', fill: '#e7bb48', stroke: 0.9 },
  ],
  pickaxe: [
    { d: 'M-5 6.4L3-3.4L4.6-2.2L-3.4 7.6Z', fill: '#a8713a', stroke: 0.9 },
    { d: 'M-4-5.4C1-6.4 5.6-3.4 7 2.4L5.6 2.8C4-1 1-3.4-3.6-3.8Z', fill: '#b9c2c4', stroke: 0.9 },
  ],
  alley: [
    { d: 'M-4.6-4.6H4.6V4.6H-4.6Z', fill: '#c99a5d', stroke: 0.9 },
    { d: 'M-.7-2.8H.7V-.7H2.8V.7H.7V2.8H-.7V.7H-2.8V-.7H-.7Z', fill: INK },
  ],
  horseshoe: [
    {
      d: 'M-3 6.3L-4.8 5.3C-6 1.3-5.8-6 0-6.1C5.8-6 6 1.3 4.8 5.3L3 6.3L2.1 5.1C3.3 1.6 3.5-3.1 0-3.3C-3.5-3.1-3.3 1.6-2.1 5.1Z',
      fill: '#77726e',
      stroke: 0.8,
    },
  ],
  tombstone: [
    { d: 'M-4 6.4V-2A4 4 0 0 1 4-2V6.4Z', fill: '#d9d2c2', stroke: 1 },
    { d: 'M-.5-3.4H.5V-1.7H2V-.7H.5V2H-.5V-.7H-2V-1.7H-.5Z', fill: INK },
  ],
  boot: [
    {
      d: 'M-3.6-6.5C-1.4-5.4.7-5.4 2.2-6.5L1.8-.7C2.2 1 5.8 1 6.1 3.6V5.4H-.7L-1.4 4L-2.2 5.4H-4L-3.6 1.4C-3.2-1.4-3.2-3.6-3.6-6.5Z',
      fill: '#8a4b22',
      stroke: 0.9,
    },
  ],
  town: [
    { d: 'M-6 6V-1L0-6L6-1V6Z', fill: '#d9b3c0', stroke: 0.9 },
    { d: 'M-1.6 6V1.6H1.6V6Z', fill: INK },
  ],
  house: [
    { d: 'M-6 6V-1L0-6L6-1V6Z', fill: '#a8452c', stroke: 0.9 },
    { d: 'M-1.6 6V1.6H1.6V6Z', fill: INK },
  ],
  signs: [
    { d: 'M-6-5H0V0H-6Z', fill: '#fffaf0', stroke: 0.7 },
    { d: 'M0-5H6V0H0Z', fill: '#c93f2b', stroke: 0.7 },
    { d: 'M-6 0H0V5H-6Z', fill: '#eaa3b4', stroke: 0.7 },
    { d: 'M0 0H6V5H0Z', fill: '#f4c73f', stroke: 0.7 },
  ],
  square: [{ d: 'M-5-5H5V5H-5ZM-3-3V3H3V-3Z', fill: '#8d7450', stroke: 0.6 }],
  edges: [{ d: 'M-6-6H6V6H-6ZM-4-4V4H4V-4Z', fill: '#5a3a1c', stroke: 0.5 }],
  start: [
    {
      d: 'M-6-4.4L-4.4-6L0-1.6L4.4-6L6-4.4L1.6 0L6 4.4L4.4 6L0 1.6L-4.4 6L-6 4.4L-1.6 0Z',
      fill: '#b23524',
      stroke: 0.7,
    },
  ],
  lasso: [{ d: 'M0-6.2A6.2 6.2 0 1 1-.1-6.2ZM0-3.4A3.4 3.4 0 1 0 .1-3.4Z', fill: '#dcb06a', stroke: 0.9 }],
  signpost: [{ d: 'M-1 7V-6H1V7ZM-6-5.4H4L6.4-3L4-.6H-6Z', fill: '#c98a3c', stroke: 0.8 }],
  'ace-card': [{ d: 'M-4-6H4V6H-4Z', fill: '#9c2f1f', stroke: 0.9 }],
  partner: [
    { d: 'M-7 2C-4 0 4 0 7 2C4 5-4 5-7 2Z', fill: '#7a4a1e', stroke: 0.9 },
    { d: 'M-3.6 1.4C-4-4-2-5 0-4.2C2-5 4-4 3.6 1.4Z', fill: '#a8713a', stroke: 0.9 },
  ],
} as const satisfies { readonly [glyph: string]: readonly Layer[] }

export type GlyphName = keyof typeof LAYERS | Suit

interface GlyphProps {
  readonly name: GlyphName
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

export function Glyph({ name, x = 0, y = 0, size = 1 }: GlyphProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke-linejoin="round">
      {isSuitGlyph(name) ? <Ace suit={name} /> : <Layers name={name} />}
    </g>
  )
}

const isSuitGlyph = (name: GlyphName): name is Suit => name in SUIT_PATHS

function Layers({ name }: { readonly name: keyof typeof LAYERS }) {
  const layers: readonly Layer[] = LAYERS[name]
  return (
    <>
      {layers.map(({ d, fill, stroke }) => (
        <path key={d} d={d} fill={fill} stroke={stroke === undefined ? 'none' : INK} stroke-width={stroke} />
      ))}
    </>
  )
}

function Ace({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <rect x="-5.4" y="-6.6" width="10.8" height="13.2" rx="1.6" fill="#fffaf0" stroke={INK} stroke-width=".9" />
      <path d={SUIT_PATHS[suit]} transform="scale(.36)" fill={suitInk(suit)} />
    </>
  )
}
