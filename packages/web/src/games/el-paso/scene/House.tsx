/** Adobe houses, one for each neutral and common building, standing on y = 0, about 66 wide and 34 tall. */
import type { PlaceId } from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import { BreedFace } from '../../../art/cow/BreedFace.tsx'
import { cut } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'

const INK = 'var(--piece-ink)'
const ADOBE = 'var(--ep-adobe)'
const LIGHT = 'var(--ep-adobe-light)'
const PALE = 'var(--ep-adobe-pale)'
const DOOR = 'var(--ep-door)'
const WOOD = '#5a3820'

interface BlockProps {
  readonly x?: number
  readonly w: number
  readonly h: number
  readonly wall?: string
  /** Round beams through the wall. */
  readonly beams?: boolean
  readonly door?: string
  readonly windows?: 0 | 1 | 2
}

const wallOf = (w: number, h: number): string =>
  `M${-w / 2} 0L${-w / 2 + 1} ${-h + 3}Q${-w / 2 + 1} ${-h} ${-w / 2 + 5} ${-h}Q0 ${-h - 2} ${w / 2 - 5} ${-h}Q${w / 2 - 1} ${-h} ${w / 2 - 1} ${-h + 3}L${w / 2} 0Z`

function Block({ x = 0, w, h, wall = ADOBE, beams = true, door, windows = 0 }: BlockProps) {
  const shade =
    cut(w / 2 - 3, -h + 3, w / 2 - 2.4, -2, 1) +
    cut(w / 2 - 6, -h + 4, w / 2 - 5.4, -4, 0.8) +
    cut(w / 2 - 9, -h + 5, w / 2 - 8.6, -8, 0.6)
  const ends = Array.from({ length: Math.max(0, Math.floor((w - 12) / 8) + 1) }, (_, i) => -w / 2 + 7 + i * 8)
  const at = windows === 1 ? [door === undefined ? 0 : w / 4] : windows === 2 ? [-w / 4 - 1, w / 4 + 1] : []
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={wallOf(w, h)} fill={wall} stroke-width="1.4" />
      <path d={shade} fill={INK} stroke="none" opacity="0.6" />
      {beams && ends.map((bx) => <circle key={bx} cx={bx} cy={-h + 6.5} r="1.5" fill={WOOD} stroke-width="0.7" />)}
      {door !== undefined && <path d="M-4 0V-9.5Q0-13 4-9.5V0Z" fill={door} stroke-width="1.1" />}
      {at.map((wx) => (
        <rect
          key={wx}
          x={wx - 2.8}
          y={-h / 2 - 3.5}
          width="5.6"
          height="6.4"
          rx="1"
          fill="var(--ep-window)"
          stroke-width="0.9"
        />
      ))}
    </g>
  )
}

const Ladder = ({ x, h }: { readonly x: number; readonly h: number }) => (
  <path
    d={`M${x - 2} 0L${x - 1} ${-h}M${x + 3} 0L${x + 2} ${-h}M${x - 2} -4H${x + 3}M${x - 1.6} -9H${x + 2.6}M${x - 1.4} -14H${x + 2.4}`}
    fill="none"
    stroke={WOOD}
    stroke-width="1.4"
  />
)

function Awning({
  x,
  y,
  w,
  colour,
}: {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly colour: string
}) {
  const stripes = [0, 1, 2].map((i) => `M${x - w / 2 + (i * w) / 3} ${y}h${w / 6}l.6 6h${-w / 6 - 0.6}Z`).join('')
  return (
    <g stroke-width="1.1">
      <path
        d={`M${x - w / 2} ${y}H${x + w / 2}L${x + w / 2 + 2} ${y + 6}H${x - w / 2 - 2}Z`}
        fill="var(--seat-light)"
      />
      <path d={stripes} fill={colour} stroke-width="0.5" />
    </g>
  )
}

const TILES = [-20, -10, 0, 10, 20].map((x) => cut(x, -24, x * 1.28, -17, 0.8)).join('')

/** Hiring hall, bank, stockyard, brickyard, station, store with a well; then six houses that grow with their number. */
const HOUSES: { readonly [house: string]: ComponentChildren } = {
  'neutral-b': (
    <>
      <Block x={-14} w={34} h={25} windows={1} />
      <Block x={15} w={30} h={19} wall={LIGHT} door={DOOR} />
      <Awning x={-14} y={-14} w={16} colour="#b02a23" />
    </>
  ),
  'neutral-c': (
    <>
      <Block w={44} h={22} wall={PALE} door={WOOD} windows={2} />
      <path d="M-10-22V-31Q0-38 10-31V-22Z" fill={PALE} />
      <circle cy="-28" r="4.6" fill="#f4d878" stroke-width="1" />
      <Lettering y={-25} size={8.5}>
        $
      </Lettering>
    </>
  ),
  'neutral-d': (
    <>
      <Block x={-18} w={24} h={22} door={DOOR} />
      <path d="M-4 0V-13M8 0V-13M20 0V-13M31 0V-13M-6-11H33M-6-5H33" fill="none" stroke={WOOD} stroke-width="2" />
      <g transform="translate(14 -10) scale(.34)">
        <BreedFace breed="pineywoods" />
      </g>
    </>
  ),
  'neutral-e': (
    <>
      <Block x={-10} w={34} h={17} wall={LIGHT} door={WOOD} windows={1} />
      <Block x={-16} w={20} h={29} windows={1} />
      <Ladder x={4} h={17} />
      <path d="M16 0V-5H32V0ZM19-5V-10H33V-5Z" fill="#c98a54" stroke-width="1.1" />
    </>
  ),
  'neutral-f': (
    <>
      <Block w={52} h={17} wall={LIGHT} beams={false} door={DOOR} windows={2} />
      <path d="M-32-16L-24-25H24L32-16Z" fill="var(--ep-mesa)" />
      <path d={TILES} fill={INK} stroke="none" opacity="0.7" />
      <circle cy="-27" r="4.4" fill="var(--tile-paper)" stroke-width="1.1" />
      <path d="M0-27V-30M0-27H2" stroke-width="1" />
    </>
  ),
  'neutral-g': (
    <>
      <Block x={-8} w={40} h={20} door={DOOR} windows={1} />
      <Awning x={-8} y={-12} w={14} colour="#2b8480" />
      <path d="M18 0V-8H30V0Z" fill="#8b5e34" stroke-width="1.1" />
      <path d="M18-8V-19M30-8V-19" stroke={WOOD} stroke-width="1.6" />
      <path d="M15-19L24-25L33-19Z" fill="#7a4d2a" stroke-width="1.1" />
    </>
  ),
  '1': (
    <>
      <Block w={34} h={18} wall={LIGHT} door={DOOR} windows={1} />
      <Ladder x={-12} h={15} />
    </>
  ),
  '2': (
    <>
      <Block x={-10} w={32} h={17} windows={1} />
      <Block x={16} w={24} h={24} wall={LIGHT} door={DOOR} />
    </>
  ),
  '3': (
    <>
      <Block x={-8} w={26} h={27} wall={LIGHT} windows={1} />
      <Block w={56} h={15} door={DOOR} windows={2} />
    </>
  ),
  '4': (
    <>
      <Block x={-17} w={28} h={26} wall={LIGHT} windows={1} />
      <Block x={20} w={20} h={29} wall={PALE} windows={1} />
      <Block x={15} w={36} h={18} door={DOOR} />
      <Ladder x={0} h={18} />
    </>
  ),
  '5': (
    <>
      <Block w={18} h={34} wall={PALE} windows={1} />
      <Block w={40} h={26} wall={LIGHT} windows={2} />
      <Block w={62} h={15} door={DOOR} windows={2} />
    </>
  ),
  '6': (
    <>
      <Block x={-20} w={26} h={30} windows={1} />
      <Block x={20} w={26} h={30} windows={1} />
      <path d="M-12 0V-26Q0-40 12-26V0Z" fill={PALE} stroke-width="1.4" />
      <path d="M-4 0V-10Q0-14 4-10V0Z" fill={DOOR} stroke-width="1.1" />
      <circle cy="-22" r="4" fill={DOOR} stroke-width="1" />
      <path d="M0-33V-40M-3-37.4H3" stroke-width="1.6" />
    </>
  ),
}

export const isCommon = (place: PlaceId): boolean => place.startsWith('building-')
/** "2a" of "building-2a", "B" of "neutral-b". */
export const signOf = (place: PlaceId): string =>
  isCommon(place) ? place.slice('building-'.length) : place.slice(-1).toUpperCase()

export function House({ place }: { readonly place: PlaceId }) {
  const house = HOUSES[isCommon(place) ? place.slice('building-'.length, -1) : place]
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
      {house}
    </g>
  )
}

/** The mission at the gate of El Paso. */
export const Mission = () => (
  <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-24 0V-30L-20-33V-40L-16-43L-12-40V-33H12V-40L16-43L20-40V-33L24-30V0Z" fill={PALE} />
    <path d="M-12-33Q0-46 12-33Z" fill={PALE} />
    <path d="M-7 0V-12Q0-19 7-12V0Z" fill={DOOR} />
    <path d="M-18.4-38h4.8v6h-4.8ZM13.6-38h4.8v6h-4.8Z" fill="var(--ep-window)" stroke-width="0.9" />
    <circle cy="-25" r="4.4" fill={DOOR} />
    <path d="M0-42V-48M-3-45.6H3" stroke-width="1.8" />
    <path d={cut(21, -28, 21.6, -2, 1.1) + cut(18, -30, 18.6, -3, 0.9)} fill={INK} stroke="none" opacity="0.6" />
  </g>
)
