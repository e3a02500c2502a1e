/** Neutral and common buildings: what their faces say (annex), and what they are worth. */
import {
  auxiliary,
  build,
  buy,
  cattle,
  certificates,
  discard,
  discardPerValue,
  either,
  type Face,
  hire,
  hireAnother,
  money,
  move,
  remove,
  tile,
  tokens,
  train,
  twoAuxiliaries,
} from './actions.ts'

/** Of a second worker at building B. */
export const SECOND_HIRE_PRICE = 8

/** El Paso is A; its three actions are rules of their own. */
export const NEUTRAL_BUILDINGS = [
  { id: 'neutral-b', letter: 'B', face: [discard('galloway', 2), hire(5), hireAnother(SECOND_HIRE_PRICE)] },
  { id: 'neutral-c', letter: 'C', face: [money(2), certificates(1)] },
  { id: 'neutral-d', letter: 'D', face: [discard('pineywoods', 2), tokens(1, 1), buy] },
  { id: 'neutral-e', letter: 'E', face: [discard('santa-gertrudis', 2), build] },
  { id: 'neutral-f', letter: 'F', face: [auxiliary, train] },
  { id: 'neutral-g', letter: 'G', face: [tokens(1), auxiliary] },
] as const satisfies readonly { id: string; letter: string; face: Face }[]

export type NeutralId = (typeof NEUTRAL_BUILDINGS)[number]['id']

export type Side = 'a' | 'b'
/** A stack of common buildings. Its number is also the number of builders it asks for. */
interface CommonBuilding {
  readonly number: number
  readonly points: number
  readonly a: Face
  readonly b: Face
}

/** Two tiles in each stack; points are [house], the same on both sides. */
export const BUILDING_COPIES = 2
export const COMMON_BUILDINGS = [
  { number: 1, points: 1, a: [discard('criollo', 3), auxiliary], b: [discardPerValue(2), auxiliary] },
  { number: 2, points: 3, a: [tile('bonus', 2), move(1)], b: [discard('value-2', 5), either(auxiliary, buy)] },
  { number: 3, points: 5, a: [hire(0), discard('any', 2)], b: [remove('simmental'), auxiliary, move(2)] },
  { number: 4, points: 7, a: [twoAuxiliaries, tokens(1), move(2)], b: [cattle('shorthorn', 2), tokens(2)] },
  { number: 5, points: 10, a: [cattle('corriente'), certificates(3)], b: [certificates(3), money(5), move(3)] },
  { number: 6, points: 13, a: [tile('either'), tokens(1), move(3)], b: [tile('objective'), tile('bonus'), hire(0)] },
] as const satisfies readonly CommonBuilding[]

/** Errata: building 2a with an oblique bar between its actions. */
export const BUILDING_2A_CHOOSE_ONE: Face = [either(tile('bonus', 2), move(1))]

export const BUILDING_NUMBERS: readonly number[] = COMMON_BUILDINGS.map((building) => building.number)
export type BuildingNumber = (typeof COMMON_BUILDINGS)[number]['number']
export type BuildingFaceId = `building-${BuildingNumber}${Side}`
/** By number; index 0 is unused. */
export const BUILDING_POINTS: readonly number[] = [0, ...COMMON_BUILDINGS.map((building) => building.points)]
/** "2 marqueurs Propriété": nobody owns more buildings than this. */
export const PROPERTY_MARKERS = 2
