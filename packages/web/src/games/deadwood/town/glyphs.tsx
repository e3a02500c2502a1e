/** Small signs for what a building does, 16 across around the origin. */
import type { BuildingType } from '@waystation/deadwood'
import { Die } from '../../../art/pieces/Die.tsx'
import { Poster } from '../../../art/pieces/Poster.tsx'
import { Bullet, Coin, Horseshoe, Star } from '../../../art/pieces/small.tsx'

const INK = 'var(--piece-ink)'

/** Money by amount, or a sign. */
export type Glyph =
  | number
  | 'bullet'
  | 'pony'
  | 'die'
  | 'star'
  | 'take-poster'
  | 'drop-poster'
  | 'give-poster'
  | 'posters'
  | 'rail'
  | 'build'
  | 'hire'
  | 'move'
  | 'rob'
  | 'fee'
  | 'eye'
  | 'court'
  | 'banish'
  | 'home'
  | 'skull'
  | 'no-duel'
  | 'no-station'
  | 'wash'

export interface Effects {
  readonly annex: readonly Glyph[]
  /** While one holds it. */
  readonly control?: readonly Glyph[]
}

export const EFFECTS: { readonly [type in BuildingType]: Effects } = {
  church: { annex: ['drop-poster'], control: ['no-duel'] },
  saloon: { annex: ['hire'] },
  'sheriffs-office': { annex: ['star'], control: ['fee'] },
  'town-hall': { annex: ['drop-poster', 'rail', 'build'] },
  gunsmith: { annex: [1, 'bullet', 'bullet'] },
  bank: { annex: [5, 'take-poster'] },
  blacksmith: { annex: [1, 'pony'] },
  casino: { annex: ['rob'] },
  'general-store': { annex: [1, 'move'] },
  hotel: { annex: [2], control: ['rail', 2] },
  laundry: { annex: [1], control: ['wash', 'drop-poster'] },
  'stage-depot': { annex: [2, 'build'], control: ['no-station', 10] },
  undertaker: { annex: [1], control: ['skull', 1] },
  'gold-mine': { annex: ['die'] },
  'fortune-teller': { annex: [1, 'eye'] },
  courthouse: { annex: ['court'] },
  grifter: { annex: [1, 'banish', 'banish'] },
  newspaper: { annex: [1, 'give-poster'] },
  'dance-hall': { annex: [1, 'home', 'home'] },
  'telegraph-office': { annex: [1, 'posters'] },
}

/** A sign drawn with a few strokes: path, and whether it is filled. */
const LINES: { readonly [name: string]: readonly (readonly [path: string, fill: string])[] } = {
  rail: [['M-7-4H7M-7 4H7M-5-6.5V6.5M0-6.5V6.5M5-6.5V6.5', 'none']],
  build: [
    ['M-6.5 7V-2H6.5V7Z', '#d9a866'],
    ['M-7.5-2V-5H-3V-7.5H3V-5H7.5V-2Z', '#a8452c'],
    ['M-1.5 7V2H1.5V7Z', INK],
  ],
  move: [['M-7-3H1V-7L8 0L1 7V3H-7Z', '#7fa3a0']],
  eye: [
    ['M-8 0Q0-8 8 0Q0 8-8 0Z', '#fdf6e3'],
    ['M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z', INK],
  ],
  court: [
    ['M-7-4L-2-8L4-1L-1 3Z', '#8b5e34'],
    ['M1-1L8 6L6 8L-1 1Z', '#b98350'],
    ['M-8 8H2V5H-8Z', '#553619'],
  ],
  skull: [
    ['M-6.5-1A6.5 6.5 0 1 1 6.5-1Q6.5 2 4 3V7H-4V3Q-6.5 2-6.5-1Z', '#fdf6e3'],
    ['M-4-1A1.6 1.9 0 1 0-.8-1A1.6 1.9 0 1 0-4-1ZM.8-1A1.6 1.9 0 1 0 4-1A1.6 1.9 0 1 0 .8-1Z', INK],
  ],
  hat: [
    ['M-8 3C-4 1 4 1 8 3C5 6-5 6-8 3Z', '#3b2616'],
    ['M-4.5 2.5C-5-4-2-5 0-4C2-5 5-4 4.5 2.5C2 3.5-2 3.5-4.5 2.5Z', '#6b4527'],
  ],
  wash: [['M-3-6L-7-3L-5 0L-3.5-1V7H3.5V-1L5 0L7-3L3-6Q0-3.5-3-6Z', '#f6f3ea']],
  guns: [['M-7-5H5V-2H0L-3 5H-7L-4-2H-7Z', '#5d5a58']],
  station: [
    ['M-6 7V-3L0-8L6-3V7Z', '#d9a866'],
    ['M-2 7V1H2V7Z', INK],
  ],
}

function Lines({ name }: { readonly name: string }) {
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
      {LINES[name].map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </g>
  )
}

/** Set into a corner: what happens to the thing. */
function Mark({ path, fill }: { readonly path: string; readonly fill: string }) {
  return <path d={path} fill={fill} stroke={INK} stroke-width="1" stroke-linejoin="round" />
}

const UP = 'M3 1L8 1L5.5-4Z'
const PLUS = 'M4-8H7V-6H9V-3H7V-1H4V-3H2V-6H4Z'
const MINUS = 'M2-6H9V-3H2Z'
const STRUCK = 'M-7.5 6L6-7.5L7.5-6L-6 7.5Z'
const BAD = '#9c2f1f'
const GOOD = '#4f8a3c'

const small = (scale: number, child: preact.JSX.Element) => <g transform={`scale(${scale})`}>{child}</g>

const DRAWN: { readonly [name in Exclude<Glyph, number>]: () => preact.JSX.Element } = {
  bullet: () => small(0.4, <Bullet />),
  pony: () => small(0.4, <Horseshoe />),
  die: () => small(0.36, <Die value={5} />),
  star: () => small(0.42, <Star />),
  'take-poster': () => <WithMark mark={<Mark path={PLUS} fill={BAD} />} />,
  'drop-poster': () => <WithMark mark={<Mark path={MINUS} fill={GOOD} />} />,
  'give-poster': () => <WithMark mark={<Mark path="M2-6H6V-8.5L10-4.5L6-.5V-3H2Z" fill={BAD} />} />,
  posters: () => (
    <WithMark
      mark={
        <>
          <Mark path={PLUS} fill={BAD} />
          <Mark path="M2 3H9V6H2Z" fill={GOOD} />
        </>
      }
    />
  ),
  rail: () => <Lines name="rail" />,
  build: () => <Lines name="build" />,
  hire: () => (
    <>
      <Lines name="hat" />
      <Mark path={PLUS} fill={GOOD} />
    </>
  ),
  move: () => <Lines name="move" />,
  rob: () => (
    <>
      {small(0.36, <Coin>$</Coin>)}
      <Mark path="M-9 3H-4V0L2 5L-4 10V7H-9Z" fill={GOOD} />
    </>
  ),
  fee: () => (
    <>
      <g transform="translate(-2 2)">{small(0.3, <Star />)}</g>
      <g transform="translate(4 -3)">{small(0.24, <Coin>1</Coin>)}</g>
    </>
  ),
  eye: () => <Lines name="eye" />,
  court: () => <Lines name="court" />,
  banish: () => (
    <>
      <Lines name="hat" />
      <Mark path="M-8-7H-3V-9.5L2-5.5L-3-1.5V-4H-8Z" fill={BAD} />
    </>
  ),
  home: () => (
    <>
      <Lines name="hat" />
      <Mark path={UP} fill={GOOD} />
    </>
  ),
  skull: () => <Lines name="skull" />,
  'no-duel': () => (
    <>
      <Lines name="guns" />
      <Mark path={STRUCK} fill={BAD} />
    </>
  ),
  'no-station': () => (
    <>
      <Lines name="station" />
      <Mark path={STRUCK} fill={BAD} />
    </>
  ),
  wash: () => <Lines name="wash" />,
}

function WithMark({ mark }: { readonly mark: preact.JSX.Element }) {
  return (
    <>
      <g transform="translate(-2 0) scale(.38)">
        <Poster />
      </g>
      {mark}
    </>
  )
}

export function GlyphSign({ glyph }: { readonly glyph: Glyph }) {
  if (typeof glyph === 'number') return <g transform="scale(.4)">{<Coin>{glyph}</Coin>}</g>
  const Sign = DRAWN[glyph]
  return <Sign />
}
