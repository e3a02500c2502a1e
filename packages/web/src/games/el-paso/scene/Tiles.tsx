/** Objective and bonus tiles from the top left of their box, their backs, and what an objective asks for. */
import {
  type BonusId,
  BONUSES,
  type BreedId,
  type ObjectiveId,
  OBJECTIVES,
  type ObjectiveTile,
  TRIPLE_EXCHANGE,
} from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate, Dollars, Points } from '../../../art/pieces/paper.tsx'
import {
  Badge,
  BONUS_GROUND,
  BonusSign,
  BonusStar,
  BuildSign,
  Cross,
  ExchangeSign,
  Forever,
  OBJECTIVE_GROUND,
  Pennant,
} from '../../../art/pieces/signs.tsx'
import type { Money } from '../text/words.ts'
import type { Size } from './Place.tsx'

const INK = 'var(--piece-ink)'

function Paper({
  size: { width, height },
  ground,
  edge,
}: {
  readonly size: Size
  readonly ground: string
  readonly edge: string
}) {
  return (
    <>
      <rect x="1" y="2.4" width={width} height={height} rx="5" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="5" fill={ground} stroke={INK} stroke-width="1.5" />
      <rect
        x="2.5"
        y="2.5"
        width={width - 5}
        height={height - 5}
        rx="3.5"
        fill="none"
        stroke={edge}
        stroke-width="0.8"
      />
    </>
  )
}

const Disced = ({ value }: { readonly value: number }) => (
  <g>
    <circle r="10.4" fill="#7a4d2a" stroke={INK} stroke-width="1.1" />
    <circle r="8.4" fill="none" stroke="var(--seat-light)" stroke-width="0.8" opacity="0.7" />
    <Lettering y={4.4} size={12.5} fill="var(--seat-light)">
      {value}
    </Lettering>
  </g>
)

/** A picture for each thing that an objective asks for, each about 22 wide. */
function conditions(tile: ObjectiveTile): ComponentChildren[] {
  const cattle = Object.entries(tile.cattle ?? {}).flatMap(([breed, count]) =>
    Array.from({ length: count }, () => <BreedChip breed={breed as BreedId} height={22} />),
  )
  const { bonusTiles = 0, buildingCost = 0, post } = tile
  return [
    ...cattle,
    ...(bonusTiles === 0
      ? []
      : [
          <g>
            <BonusSign size={19} />
            {bonusTiles > 1 && (
              <Badge x={9} y={7}>
                {bonusTiles}
              </Badge>
            )}
          </g>,
        ]),
    ...(buildingCost === 0
      ? []
      : [
          <g>
            <BuildSign size={20} />
            <Badge x={9} y={8}>
              {buildingCost}
            </Badge>
          </g>,
        ]),
    ...(post === undefined ? [] : [<Disced value={post} />]),
  ]
}

const EACH = 25

interface TileProps {
  readonly size: Size
  /** What the owner has would fulfil it. */
  readonly done?: boolean
}

/** Points and sign in the upper part, the rest below; side by side where the tile is low. */
function parts({ width, height }: Size): {
  readonly head: number
  readonly body: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
} {
  const head = Math.min(1.7, width / 54, height / 44)
  const top = 19 * head
  return { head, body: { x: width / 2, y: (top + height) / 2 - 1, width: width - 6, height: height - top - 3 } }
}

export const Objective = memo(({ id, size, done = false }: TileProps & { readonly id: ObjectiveId }) => {
  const tile: ObjectiveTile | undefined = OBJECTIVES.find((one) => one.id === id)
  if (tile === undefined) return null
  const asked = conditions(tile)
  const { head, body } = parts(size)
  const scale = Math.min(2.6, body.width / (asked.length * EACH), body.height / 23)
  return (
    <g>
      <Paper size={size} ground={OBJECTIVE_GROUND} edge="#6b7a45" />
      <g transform={`translate(${11 * head} ${11 * head})`}>
        <Pennant size={14 * head} />
      </g>
      <g transform={`translate(${size.width - 12 * head} ${12 * head})`}>
        <Points r={9.4 * head} ground={OBJECTIVE_GROUND}>
          {tile.points}
        </Points>
      </g>
      <g transform={`translate(${body.x} ${body.y}) scale(${scale})`}>
        {asked.map((picture, i) => (
          <g key={i} transform={`translate(${(i - (asked.length - 1) / 2) * EACH} 0)`}>
            {picture}
          </g>
        ))}
      </g>
      {done && (
        <g transform={`translate(${size.width - 6} ${size.height - 6})`}>
          <circle r="7" fill="#2f6a2c" stroke="var(--seat-light)" stroke-width="1" />
          <path d="M-3.4 0L-1 2.6L3.4-2.6" fill="none" stroke="var(--seat-light)" stroke-width="1.9" />
        </g>
      )}
    </g>
  )
})

const AnyCattle = ({ sign }: { readonly sign: string }) => (
  <g>
    <rect x="-8" y="-10" width="16" height="20" rx="2.5" fill="#efe1c0" stroke={INK} stroke-width="1.1" />
    <Lettering y={5} size={14}>
      {sign}
    </Lettering>
  </g>
)

const moved = (x: number, y: number, picture: ComponentChildren) => <g transform={`translate(${x} ${y})`}>{picture}</g>

function Effect({
  kind,
  dollars,
  money,
}: {
  readonly kind: (typeof BONUSES)[number]['kind']
  readonly dollars: number
  readonly money: Money
}) {
  switch (kind) {
    case 'triple-exchange':
      return (
        <>
          {moved(-9, 0, <ExchangeSign r={10} />)}
          <Lettering x={12} y={5} size={14.5}>
            ×{TRIPLE_EXCHANGE}
          </Lettering>
        </>
      )
    case 'permanent-certificate':
      return (
        <>
          {moved(-9, 0, <Certificate height={21} permanent />)}
          {moved(11, 0, <Forever />)}
        </>
      )
    case 'remove-cattle':
      return (
        <>
          <AnyCattle sign="?" />
          {moved(9, 6, <Cross r={6} />)}
        </>
      )
    case 'count-duplicate':
      return (
        <>
          {moved(-14, 0, <AnyCattle sign="=" />)}
          {moved(3, 0, <AnyCattle sign="=" />)}
          {moved(19, 0, <Forever />)}
        </>
      )
    case 'remove-for-money':
      return (
        <>
          {moved(-12, 0, <AnyCattle sign="?" />)}
          {moved(-4, 6, <Cross r={5.6} />)}
          {moved(13, 0, <Dollars r={10}>{money(dollars)}</Dollars>)}
        </>
      )
    case 'gain-money':
      return <Dollars r={11}>{money(dollars)}</Dollars>
  }
}

export const Bonus = memo(({ id, size, money }: TileProps & { readonly id: BonusId; readonly money: Money }) => {
  const tile = BONUSES.find((one) => one.id === id)
  if (tile === undefined) return null
  const { head, body } = parts(size)
  const scale = Math.min(2.4, body.width / 48, body.height / 23)
  return (
    <g>
      <Paper size={size} ground={BONUS_GROUND} edge="#a8642a" />
      <g transform={`translate(${11 * head} ${11 * head})`}>
        <BonusStar size={15 * head} />
      </g>
      <g transform={`translate(${size.width - 12 * head} ${12 * head})`}>
        <Points r={9.4 * head} ground={BONUS_GROUND}>
          {tile.points}
        </Points>
      </g>
      <g transform={`translate(${body.x} ${body.y}) scale(${scale})`}>
        <Effect kind={tile.kind} dollars={tile.dollars} money={money} />
      </g>
    </g>
  )
})
