/** Every printed action as a picture, 20 high, from its left edge around y = 0. */
import type { Action, Measure, Slot } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate, Dollars, dollarsWidth } from '../../../art/pieces/paper.tsx'
import {
  AuxiliarySign,
  Badge,
  BuildSign,
  Cross,
  ExchangeSign,
  ObjectiveSign,
  StepsSign,
  TrainSign,
} from '../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { AnyCard, centred, type Glyph, glyph, inRow, several } from '../../../board/glyph.tsx'
import { ShopSign } from '../north/signs.tsx'
import { SpadeSign } from '../poker/signs.tsx'
import type { Money } from '../text/words.ts'
import {
  CattleSign,
  CopySign,
  DangerSign,
  DrawSign,
  FarCitySign,
  PineSign,
  StationSign,
  Teepee,
  TEEPEE_COLOURS,
} from './signs.tsx'

const RED = '#9c2f1f'
const GREEN = '#2f6a2c'

export const letters = (words: string, fill?: string): Glyph =>
  centred(
    words.length * 9.2 + 1,
    <Lettering y={5.4} size={15} {...(fill !== undefined && { fill })}>
      {words}
    </Lettering>,
  )
const price = (dollars: number, money: Money): readonly Glyph[] =>
  dollars === 0 ? [] : [letters(money(-dollars), RED)]

/** What "as many as you have" counts. */
const MEASURED: { readonly [measure in Exclude<Measure, 'once'>]: ComponentChildren } = {
  cowboys: <WorkerChip look="cowboy" r={7} />,
  craftsmen: <WorkerChip look="builder" r={7} />,
  engineers: <WorkerChip look="engineer" r={7} />,
  woods: <PineSign size={16} />,
  teepeePairs: (
    <g>
      <g transform="translate(-4 0)">
        <Teepee size={13} colour={TEEPEE_COLOURS['green-teepee']} />
      </g>
      <g transform="translate(4 0)">
        <Teepee size={13} colour={TEEPEE_COLOURS['blue-teepee']} />
      </g>
    </g>
  ),
  hazards: <DangerSign size={15} />,
  stations: <StationSign size={15} />,
  bells: <ShopSign size={15} />,
}

const per = (measure: Measure): readonly Glyph[] =>
  measure === 'once' ? [] : [letters('/'), centred(measure === 'teepeePairs' ? 20 : 15, MEASURED[measure])]

function train(max: number | Measure): Glyph {
  const sign = centred(23, <TrainSign size={17} />)
  if (typeof max === 'number') return inRow([sign, letters(String(max))], 1)
  return inRow([sign, ...per(max).slice(1)], 1)
}

function discarded({ what }: Extract<Action, { type: 'discard' }>): Glyph {
  if (what === 'pair')
    return glyph(
      23,
      <g>
        <g transform="translate(8 0)">
          <AnyCard />
        </g>
        <g transform="translate(14.6 0)">
          <AnyCard>=</AnyCard>
        </g>
      </g>,
    )
  if (what === 'objective') return centred(17, <ObjectiveSign size={16} />)
  return centred(17, what === 'any' ? <AnyCard>?</AnyCard> : <BreedChip breed={what} height={18} />)
}

const ARROW = centred(
  8,
  <path d="M-3.4 0H2.6M.2-3L3.4 0L.2 3" fill="none" stroke={RED} stroke-width="1.9" stroke-linecap="round" />,
)

const certificates = (count: number): readonly Glyph[] =>
  count === 0 ? [] : [several(count, <Certificate height={18} />)]
const COIN = 11.2
const coins = (dollars: number, money: Money): readonly Glyph[] =>
  dollars === 0 ? [] : [centred(dollarsWidth(COIN, money(dollars)), <Dollars r={COIN}>{money(dollars)}</Dollars>)]

function discardGlyph(action: Extract<Action, { type: 'discard' }>, money: Money): Glyph {
  return inRow([
    discarded(action),
    ARROW,
    ...coins(action.money, money),
    ...certificates(action.certificates),
    ...(action.engine === undefined ? [] : [train(action.engine)]),
    ...(action.objective ? [centred(18, <ObjectiveSign size={16} />)] : []),
    ...(action.auxiliary ? [centred(18, <AuxiliarySign r={8} />)] : []),
  ])
}

function hireGlyph(modifier: number, money: Money): Glyph {
  const sign = centred(
    20,
    <g>
      <WorkerChip look="cowboy" r={8.6} />
      <Badge x={6} y={-5}>
        +
      </Badge>
    </g>,
  )
  if (modifier === 0) return sign
  return inRow([sign, letters(money(-modifier), modifier > 0 ? RED : GREEN)], 1)
}

const hazard = (dollars: number, money: Money): Glyph =>
  inRow([
    glyph(
      21,
      <g>
        <g transform="translate(9.6 0)">
          <DangerSign size={17} />
        </g>
        <g transform="translate(16.4 5)">
          <Cross r={4.4} />
        </g>
      </g>,
    ),
    ...price(dollars, money),
  ])

export function glyphOf(action: Action, money: Money): Glyph {
  switch (action.type) {
    case 'discard':
      return discardGlyph(action, money)
    case 'money':
      return inRow([...coins(action.amount, money), ...per(action.per)])
    case 'certificates':
      return several(action.amount, <Certificate height={19} />)
    case 'maxCertificates':
      return inRow([centred(17, <Certificate height={19} />), letters('↑')])
    case 'gainPer':
      return inRow([...certificates(action.certificates), ...coins(action.money, money), ...per(action.per)])
    case 'hire':
      return hireGlyph(action.modifier, money)
    case 'build':
      return inRow([centred(20, <BuildSign size={18} />), ...price(action.price, money)], 1)
    case 'objective':
      return centred(20, <ObjectiveSign size={18} />)
    case 'engine':
      return inRow([train(action.max), ...price(action.price, money)])
    case 'engineBack':
      return inRow([
        letters('−' + String(action.spaces), RED),
        centred(22, <TrainSign size={16} />),
        ...coins(action.money, money),
      ])
    case 'trade':
      return centred(20, <Teepee size={19} colour={TEEPEE_COLOURS['green-teepee']} />)
    case 'auxiliary':
      return centred(20, <AuxiliarySign r={9} />)
    case 'buy':
      return inRow([centred(22, <CattleSign size={19} />), letters('+')])
    case 'removeHazard':
      return hazard(action.price, money)
    case 'advance':
      return centred(22, <StepsSign size={22}>{action.max}</StepsSign>)
    case 'ride':
      return inRow([centred(22, <StepsSign size={22}>{action.max}</StepsSign>), letters(money(0), GREEN)])
    case 'draw':
      return inRow([
        centred(20, <DrawSign size={19} />),
        ...(typeof action.max === 'number' ? [letters(String(action.max))] : per(action.max).slice(1)),
      ])
    case 'extraordinaryDelivery':
      return centred(22, <FarCitySign size={19} />)
    case 'upgradeBehind':
      return inRow([letters('←'), centred(20, <StationSign size={18} />)])
    case 'copy':
      return centred(22, <CopySign size={20} />)
    case 'removeCards':
      return glyph(
        action.count > 1 ? 30 : 22,
        <g>
          <g transform="translate(9 0)">
            <AnyCard>{action.count > 1 ? String(action.count) : '?'}</AnyCard>
          </g>
          <g transform="translate(16 5)">
            <Cross r={5} />
          </g>
        </g>,
      )
    case 'freeCattle':
      return inRow([centred(17, <AnyCard>{String(action.value)}</AnyCard>), letters(money(0), GREEN)])
    case 'placeShop':
      return centred(20, <ShopSign size={18} />)
    case 'exchangeToken':
      return centred(20, <ExchangeSign r={9} />)
    case 'ante':
      return centred(20, <SpadeSign size={18} />)
    case 'showdown':
      return inRow([centred(20, <SpadeSign size={18} />), letters('!')])
  }
}

const SLASH = letters('/')

/** A slot, its alternatives with a stroke between. */
export const slotGlyph = (slot: Slot, money: Money): Glyph =>
  inRow(slot.flatMap((action, i) => (i === 0 ? [glyphOf(action, money)] : [SLASH, glyphOf(action, money)])))

/** Where there is no room for prices: what it brings. */
export function briefGlyph(action: Action, money: Money): Glyph {
  switch (action.type) {
    case 'discard':
      return action.money > 0 ? coins(action.money, money)[0] : certificates(action.certificates)[0]
    case 'build':
      return glyphOf({ ...action, price: 0 }, money)
    case 'removeHazard':
      return glyphOf({ ...action, price: 0 }, money)
    case 'hire':
      return glyphOf({ ...action, modifier: 0 }, money)
    default:
      return glyphOf(action, money)
  }
}
