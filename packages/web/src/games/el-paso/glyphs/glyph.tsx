/** Printed actions as pictures, 20 high: each drawn from its left edge, around y = 0. */
import type { Action, Face, Slot } from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { BreedFace } from '../../../art/cow/BreedFace.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate, Dollars } from '../../../art/pieces/paper.tsx'
import {
  AuxiliarySign,
  Badge,
  BonusSign,
  BuildSign,
  Cross,
  ExchangeSign,
  ObjectiveSign,
  StepsSign,
  TrainSign,
} from '../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { AnyCard, centred, type Glyph, glyph, GlyphRows, inRow, several } from '../../../board/glyph.tsx'
import type { Money } from '../text/words.ts'

/** A price before or after a thing. */
const price = (dollars: number, money: Money): readonly Glyph[] => {
  if (dollars === 0) return []
  const words = money(dollars)
  const width = words.length * 7.6
  return [
    centred(
      width,
      <Lettering y={4.6} size={13} fill="#9c2f1f">
        {words}
      </Lettering>,
    ),
  ]
}

const card = (filter: Extract<Action, { type: 'discard' }>['filter']): ComponentChildren => {
  if (filter === 'any') return <AnyCard>?</AnyCard>
  return filter === 'value-2' ? <AnyCard>2</AnyCard> : <BreedChip breed={filter} height={19} />
}

const Either = () => (
  <g>
    <g transform="translate(-9.5 0)">
      <ObjectiveSign size={16} />
    </g>
    <path d="M1.6-7L-1.6 7" stroke="var(--piece-ink)" stroke-width="1.4" />
    <g transform="translate(9.5 0)">
      <BonusSign size={16} />
    </g>
  </g>
)

function tileGlyph({ pile, price: dollars }: Extract<Action, { type: 'tile' }>, money: Money): Glyph {
  const sign =
    pile === 'either'
      ? centred(38, <Either />)
      : centred(20, pile === 'objective' ? <ObjectiveSign size={18} /> : <BonusSign size={18} />)
  return inRow([...price(dollars, money), sign])
}

export function glyphOf(action: Action, money: Money): Glyph {
  switch (action.type) {
    case 'discard': {
      const pays = action.perValue ? `${action.dollars}×` : money(action.dollars)
      return inRow([centred(17, card(action.filter)), centred(20, <Dollars r={9.6}>{pays}</Dollars>)], -1)
    }
    case 'money':
      return centred(21, <Dollars r={10}>{money(action.dollars)}</Dollars>)
    case 'certificates':
      return several(action.count, <Certificate height={20} />)
    case 'tokens':
      return inRow([...price(action.price, money), several(action.count, <ExchangeSign r={9} />)])
    case 'hire': {
      const worker = (
        <g>
          <WorkerChip look="cowboy" r={9} />
          {action.second && (
            <Badge x={6} y={-6}>
              +
            </Badge>
          )}
        </g>
      )
      return inRow([centred(19, worker), ...(action.price > 0 ? price(action.price, money) : [free(money)])], 1)
    }
    case 'buy':
      return centred(22, <MarketSign size={20} />)
    case 'train':
      return centred(23, <TrainSign size={19} />)
    case 'build':
      return centred(20, <BuildSign size={19} />)
    case 'tile':
      return tileGlyph(action, money)
    case 'auxiliary':
      return several(action.max, <AuxiliarySign r={9} />)
    case 'move':
      return centred(22, <StepsSign size={22}>{action.max}</StepsSign>)
    case 'cattle':
      return inRow([
        ...price(action.price, money),
        glyph(
          23,
          <g>
            <g transform="translate(9 0)">
              <BreedChip breed={action.breed} height={19} />
            </g>
            <Badge x={17} y={-5}>
              +
            </Badge>
          </g>,
        ),
      ])
    case 'remove':
      return glyph(
        22,
        <g>
          <g transform="translate(9 0)">
            <BreedChip breed={action.breed} height={19} />
          </g>
          <g transform="translate(16 5)">
            <Cross r={5.4} />
          </g>
        </g>,
      )
  }
}

const free = (money: Money): Glyph =>
  centred(
    14,
    <Lettering y={4.6} size={13} fill="#2f6a2c">
      {money(0)}
    </Lettering>,
  )

/** The cattle market. */
export const MarketSign = ({ size }: { readonly size: number }) => (
  <g transform={`scale(${size / 20})`}>
    <circle r="10" fill="#f4d878" stroke="var(--piece-ink)" stroke-width="1.2" />
    <g transform="scale(.29)">
      <BreedFace breed="shorthorn" />
    </g>
  </g>
)

const slash = centred(
  7,
  <Lettering y={4.6} size={15}>
    /
  </Lettering>,
)

/** A slot, its alternatives with a stroke between. */
export const slotGlyph = (slot: Slot, money: Money): Glyph =>
  inRow(slot.flatMap((action, i) => (i === 0 ? [glyphOf(action, money)] : [slash, glyphOf(action, money)])))

interface FaceRowProps {
  readonly face: Face
  readonly money: Money
  /** The room it is centred in; in two rows where one would be too narrow and there is height for it. */
  readonly width: number
  readonly height: number
  readonly largest?: number
}

/** All slots of a face, centred on the origin. */
export const FaceRow = ({ face, money, ...room }: FaceRowProps) => (
  <GlyphRows glyphs={face.map((slot) => slotGlyph(slot, money))} {...room} />
)
