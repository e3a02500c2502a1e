/** The six action areas as places: a building or a landmark, a sign with its name and dice, and one spot for each seat. */
import { ACTION_AREAS, type AreaId, type ElGaucho } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import type { ComponentType } from 'preact'
import { memo } from 'preact/compat'
import { seatIdentity, shapePath } from '../../../art/seats.ts'
import { Die } from '../../../art/pieces/Die.tsx'
import { cut } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { fitted } from '../../../art/fitted.ts'
import type { AreaPlace, Ground, Spot } from '../layout/types.ts'
import { Hacienda, RodeoHero, Stable } from './places/buildings.tsx'
import { Hideout, Lookout, Ombu } from './places/wilds.tsx'

const INK = 'var(--scene-ink)'

export const LANDMARKS: { readonly [area in AreaId]: ComponentType } = {
  sort: Stable,
  wish: RodeoHero,
  'immediate-sale': Hacienda,
  theft: Hideout,
  overseer: Lookout,
  steppe: Ombu,
}

interface PlacesProps {
  readonly ground: Ground
  readonly text: GameText<ElGaucho>
  /** Areas closed to the player in turn for the rest of the turn. */
  readonly touched: readonly AreaId[]
}

const sameSigns = (a: Readonly<PlacesProps>, b: Readonly<PlacesProps>): boolean =>
  a.ground === b.ground && a.text === b.text && a.touched.join() === b.touched.join()

export const Places = memo(
  ({ ground, text, touched }: PlacesProps) => (
    <g>
      {ground.areas.map((place) => (
        <Place
          key={place.id}
          place={place}
          small={ground.kind === 'tall'}
          name={text.components[place.id]?.name ?? place.id}
          closed={touched.includes(place.id)}
        />
      ))}
    </g>
  ),
  sameSigns,
)

interface PlaceProps {
  readonly place: AreaPlace
  readonly small: boolean
  readonly name: string
  readonly closed: boolean
}

function Place({ place, small, name, closed }: PlaceProps) {
  const { x, y, height } = place.rect
  const Landmark = LANDMARKS[place.id]
  const scale = small ? 0.62 : 0.95
  return (
    <g>
      <path d={plot(place)} fill="var(--earth)" stroke={INK} stroke-width="1.5" stroke-opacity="0.75" />
      <path d={edgeCuts(place)} fill={INK} opacity="0.55" />
      <g transform={`translate(${small ? x + 33 : x + 54} ${y + height - (small ? 34 : 26)}) scale(${scale})`}>
        <ellipse cx="8" cy="1" rx="50" ry="7" fill={INK} opacity="0.28" />
        <Landmark />
      </g>
      {place.seats.map((spot, seat) => (
        <SeatSpot key={seat} seat={seat} x={spot.x} y={spot.y} scale={small ? 0.62 : 1} />
      ))}
      <NameSign place={place} small={small} name={name} closed={closed} />
    </g>
  )
}

/** The near edge of the plot turns away from the light. */
function edgeCuts({ rect: { x, y, width, height } }: AreaPlace): string {
  const draw = seeded(Math.round(x + y))
  let path = ''
  for (let at = x + 10; at < x + width - 8; at += between(draw, 3, 7)) {
    const middle = 1 - ((at - x - width / 2) / (width / 2)) ** 2
    const bottom = y + height - 1.5 + middle * 2.2
    path += cut(at, bottom, at + between(draw, 1, 3), bottom - between(draw, 3, 7), 0.8)
  }
  return path
}

/** A patch of bare earth in front of the landmark. */
function plot({ rect: { x, y, width, height } }: AreaPlace): string {
  const top = y + height * 0.56
  const bottom = y + height + 1
  return `M${x + 8} ${top + 4}Q${x + width * 0.5} ${top - 8} ${x + width - 6} ${top + 3}Q${x + width + 4} ${(top + bottom) / 2} ${x + width - 4} ${bottom - 3}Q${x + width / 2} ${bottom + 5} ${x + 4} ${bottom - 2}Q${x - 4} ${(top + bottom) / 2} ${x + 8} ${top + 4}Z`
}

/** Where the gaucho of a seat will stand: its shape, painted on the ground. */
function SeatSpot({
  seat,
  x,
  y,
  scale,
}: {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly scale: number
}) {
  const { colour, shape } = seatIdentity(seat)
  return (
    <g transform={`translate(${x} ${y - 1}) scale(${scale} ${scale * 0.52})`}>
      <circle r="18" fill="var(--wall)" stroke={INK} stroke-width="1.6" opacity="0.85" />
      <path d={shapePath(shape, 9.5)} fill={colour} />
    </g>
  )
}

const DIE = 16
/** A plot narrower than this has no room for a sign beside its landmark. */
const BESIDE = 222

/** Where the sign of a place hangs, and its dice: beside the landmark; above it on a narrow plot; across the plot on a small screen. */
function signOf({ rect: { x, y, width } }: AreaPlace, small: boolean, accepts: number): SignPlace {
  const top = y + 1
  if (small) {
    const [left, w] = [x + 3, width - 6]
    return {
      left,
      top,
      w,
      h: 20,
      name: { x: left + w / 2, y: 15, w: w - 8, size: 13 },
      dice: { x: x + width - 32, y: y + 34 },
    }
  }
  if (width < BESIDE) {
    const [left, w] = [x + 2, width - 4]
    const dice = accepts * (DIE + 4) + 2
    const name = { x: left + (w - dice) / 2 + 1, y: 19, w: w - dice - 8, size: 15.5 }
    return { left, top, w, h: 28, name, dice: { x: left + w - dice / 2 - 2, y: top + 14 } }
  }
  const left = x + 106
  const w = x + width - left - 2
  return {
    left,
    top,
    w,
    h: 42,
    name: { x: left + w / 2, y: 17, w: w - 8, size: 15.5 },
    dice: { x: left + w / 2, y: y + 30.5 },
  }
}

interface SignPlace {
  readonly left: number
  readonly top: number
  readonly w: number
  readonly h: number
  /** `y`: below the top; `w`: how wide it may be. */
  readonly name: Spot & { readonly w: number; readonly size: number }
  readonly dice: Spot
}

function NameSign({ place, small, name, closed }: PlaceProps) {
  const accepts = ACTION_AREAS.find(({ id }) => id === place.id)?.accepts ?? []
  const { left, top, w, h, name: words, dice } = signOf(place, small, accepts.length)
  const legs = `M${left + 8} ${top + h}v12M${left + w - 8} ${top + h}v12`
  return (
    <g stroke-linejoin="round">
      {!small && <path d={legs} stroke={INK} stroke-width="4" />}
      <path
        d={`M${left} ${top + 2}L${left + w} ${top}L${left + w - 1} ${top + h - 1}L${left + 1} ${top + h}Z`}
        fill={closed ? 'var(--wood-dark)' : 'var(--wood-light)'}
        stroke={INK}
        stroke-width="1.8"
      />
      <path
        d={
          cut(left + 4, top + 4, left + w - 6, top + 3, 0.6) +
          cut(left + 4, top + h - 3, left + w - 8, top + h - 4, 0.6)
        }
        fill="var(--wood-dark)"
        opacity="0.7"
      />
      <text
        x={words.x}
        y={top + words.y}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="750"
        font-size={fitted(name, words.w, words.size)}
        fill={closed ? '#e9d7b4' : 'var(--piece-ink)'}
      >
        {name}
      </text>
      {accepts.map((value, i) => (
        <g key={value} transform={`translate(${dice.x + (i - (accepts.length - 1) / 2) * (DIE + 4)} ${dice.y})`}>
          <Die value={value} size={DIE} />
        </g>
      ))}
    </g>
  )
}
