/** A cattle card from its top left corner: the animal, its breeding value, its points, its name or two letters of it. */
import { cut } from '../ink.ts'
import { Lettering } from '../Lettering.tsx'
import { Points } from '../pieces/paper.tsx'
import { still } from '../still.ts'
import { BreedFace } from './BreedFace.tsx'
import { BREED_LOOKS, type Breed, type BreedLook, type GroundPattern } from './breeds.ts'

const INK = 'var(--piece-ink)'
const SPAN = 110

function lines(pattern: GroundPattern): string {
  let path = ''
  for (let i = 4; i < SPAN; i += 6) {
    if (pattern === 'level') path += cut(0, i, SPAN, i, 0.7)
    if (pattern === 'upright') path += cut(i, 0, i, SPAN, 0.7)
  }
  for (let i = -SPAN; i < SPAN; i += 7) {
    if (pattern === 'slanted' || pattern === 'crossed') path += cut(i, 0, i + SPAN * 0.7, SPAN, 0.7)
    if (pattern === 'crossed') path += cut(i + SPAN * 0.7, 0, i, SPAN, 0.7)
  }
  return path
}

function dots(): string {
  let path = ''
  for (let row = 0; row * 8 < SPAN; row++)
    for (let x = row % 2 === 0 ? 4 : 8; x < SPAN; x += 8)
      path += `M${x - 1.2} ${row * 8 + 4}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z`
  return path
}

const PATTERNS: { readonly [pattern in GroundPattern]: string } = {
  level: lines('level'),
  upright: lines('upright'),
  slanted: lines('slanted'),
  crossed: lines('crossed'),
  dotted: dots(),
}

/** A long name of two words stands on two lines. */
const linesOf = (name: string): readonly string[] => (name.length > 10 ? name.split(' ') : [name])

interface Size {
  readonly width: number
  readonly height: number
}

interface CattleCardProps {
  readonly breed: Breed
  readonly size: Size
  readonly value: number
  readonly points: number
  /** Without it, two letters. */
  readonly name?: string
  /** In a hand its right may lie under the next card: so much of its width is seen. */
  readonly fanned?: number
}

/** Narrower than this the letters of a breed make room for the number of cards beside them. */
const NARROW = 45

export const CattleCard = still(function CattleCard({
  breed,
  size: { width, height },
  value,
  points,
  name,
  fanned,
}: CattleCardProps) {
  const look: BreedLook = BREED_LOOKS[breed]
  const lines = name === undefined ? [] : linesOf(name)
  const foot = 3 + lines.length * 11.5
  const inner = { width: width - 6, height: height - 3 - foot }
  const tab = Math.min(width * 0.42, 26)
  const laurel = Math.max(9, width * 0.085)
  // Points that would lie under the next card, or half under it, stand below the value.
  const covered = fanned !== undefined && fanned < width
  const pointsAt = covered
    ? { x: laurel + 2.6, y: tab * 0.92 + laurel + 2.4 }
    : { x: width - laurel - 2.6, y: laurel + 3 }
  const narrow = width < NARROW
  const scale = Math.min(inner.width / 66, (inner.height - tab * 0.3) / 62)
  return (
    <g>
      <rect x="1" y="2.5" width={width} height={height} rx="5" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="5" fill="var(--tile-paper)" stroke={INK} stroke-width="1.6" />
      <svg x="3" y="3" {...inner}>
        <rect {...inner} rx="3.5" fill={look.ground} />
        <path d={PATTERNS[look.pattern]} fill={INK} opacity="0.2" />
        <g transform={`translate(${inner.width / 2} ${inner.height * 0.56}) scale(${scale})`}>
          <BreedFace breed={breed} />
        </g>
      </svg>
      <rect x="3" y="3" {...inner} rx="3.5" fill="none" stroke={INK} stroke-width="0.9" />
      <path
        d={`M0 5Q0 0 5 0H${tab}V${tab * 0.72}Q${tab} ${tab * 0.92} ${tab * 0.82} ${tab * 0.92}H0Z`}
        fill="var(--tile-paper)"
        stroke={INK}
        stroke-width="1.5"
      />
      <Lettering x={tab * 0.48} y={tab * 0.76} size={tab * 0.86}>
        {value}
      </Lettering>
      {points > 0 && (
        <g transform={`translate(${pointsAt.x} ${pointsAt.y})`}>
          <Points r={laurel} ground={look.ground}>
            {points}
          </Points>
        </g>
      )}
      {name === undefined && (
        <Lettering
          x={fanned !== undefined ? 5 : width - (narrow ? 3.6 : 5)}
          y={height - 6}
          size={Math.max(narrow ? 10.6 : 12.2, Math.min(width * 0.22, height * 0.3))}
          anchor={fanned !== undefined ? 'start' : 'end'}
          halo={look.ground}
        >
          {look.initials}
        </Lettering>
      )}
      {lines.map((line, i) => (
        <Lettering
          key={line}
          x={width / 2}
          y={height - 4.6 - (lines.length - 1 - i) * 11}
          size={Math.min(12.2, (width - 3) / (line.length * 0.58))}
          weight={700}
          within={width - 8}
        >
          {line}
        </Lettering>
      ))}
    </g>
  )
})

/** A small card on which only the animal is drawn, centred on the origin. */
export function BreedChip({ breed, height }: { readonly breed: Breed; readonly height: number }) {
  const width = height * 0.88
  return (
    <g>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="2.5"
        fill={BREED_LOOKS[breed].ground}
        stroke={INK}
        stroke-width="1.1"
      />
      <svg x={-width / 2 + 0.6} y={-height / 2 + 0.6} width={width - 1.2} height={height - 1.2} viewBox="-33 -34 66 68">
        <BreedFace breed={breed} />
      </svg>
    </g>
  )
}

/** The back of a card of a personal deck. */
export const CardBack = still(function CardBack({
  size: { width, height },
  colour,
}: {
  readonly size: Size
  readonly colour: string
}) {
  return (
    <g>
      <rect x="1" y="2.5" width={width} height={height} rx="4.5" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="4.5" fill="var(--tile-paper)" stroke={INK} stroke-width="1.4" />
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="3" fill={colour} stroke={INK} stroke-width="0.8" />
      <svg x="3" y="3" width={width - 6} height={height - 6}>
        <path d={PATTERNS.crossed} fill={INK} opacity="0.35" />
      </svg>
    </g>
  )
})
