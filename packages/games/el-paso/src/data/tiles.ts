/**
 * What lies on a trail space, as one number: nothing, El Paso, a neutral building, or a common building with its owner.
 * What can be done there is a face; where one can stand is a place. Faces of places have the place's own number.
 */
import { BUILDING_2A_CHOOSE_ONE, type BuildingFaceId, COMMON_BUILDINGS, NEUTRAL_BUILDINGS } from './buildings.ts'
import type { NeutralId } from './buildings.ts'
import type { Action, Face } from './actions.ts'
import { TRAIN_CARDS, type TrainFaceId } from './train.ts'

export const NO_TILE = 0
export const EL_PASO_TILE = 1
const FIRST_NEUTRAL = 2
const FIRST_COMMON = FIRST_NEUTRAL + NEUTRAL_BUILDINGS.length
const OWNERS = 4

export const neutralTile = (index: number): number => FIRST_NEUTRAL + index
export const commonTile = (number: number, owner: number): number => FIRST_COMMON + (number - 1) * OWNERS + owner
export const isNeutral = (tile: number): boolean => tile >= FIRST_NEUTRAL && tile < FIRST_COMMON
export const isCommon = (tile: number): boolean => tile >= FIRST_COMMON
export const numberOf = (tile: number): number => Math.floor((tile - FIRST_COMMON) / OWNERS) + 1
export const ownerOf = (tile: number): number => (tile - FIRST_COMMON) % OWNERS

export type PlaceId = 'el-paso' | NeutralId | BuildingFaceId
/** Index of a place. */
export type Place = number

const FIRST_BUILDING_PLACE = 1 + NEUTRAL_BUILDINGS.length
export const PLACE_IDS: readonly PlaceId[] = [
  'el-paso',
  ...NEUTRAL_BUILDINGS.map((building) => building.id),
  ...COMMON_BUILDINGS.flatMap(({ number }): BuildingFaceId[] => [`building-${number}a`, `building-${number}b`]),
]
export const PLACE_COUNT = PLACE_IDS.length

/** `sides`: bit n is set when building n shows its b side. */
export const buildingPlace = (number: number, sides: number): Place =>
  FIRST_BUILDING_PLACE + (number - 1) * 2 + ((sides >> number) & 1)

export function placeOf(tile: number, sides: number): Place {
  if (isCommon(tile)) return buildingPlace(numberOf(tile), sides)
  return tile === EL_PASO_TILE ? 0 : tile - FIRST_NEUTRAL + 1
}

/** Nothing to do there: the building belongs to somebody else. */
export const NO_FACE = 0
export const PLACE_2A: Place = PLACE_IDS.indexOf('building-2a')
export const FACE_2A_CHOOSE_ONE = PLACE_IDS.length
const FIRST_TRAIN_FACE = FACE_2A_CHOOSE_ONE + 1
export const isTrainFace = (face: number): boolean => face >= FIRST_TRAIN_FACE
/** `backs`: bit n is set when train card n shows its back. */
export const trainFace = (card: number, backs: number): number => FIRST_TRAIN_FACE + card * 2 + ((backs >> card) & 1)
export const trainFaceId = (card: number, backs: number): TrainFaceId =>
  `${TRAIN_CARDS[card].id}-${(backs >> card) & 1 ? 'back' : 'front'}`

export const FACES: readonly Face[] = [
  [],
  ...NEUTRAL_BUILDINGS.map((building): Face => building.face),
  ...COMMON_BUILDINGS.flatMap(({ a, b }): Face[] => [a, b]),
  BUILDING_2A_CHOOSE_ONE,
  ...TRAIN_CARDS.flatMap(({ front, back }): Face[] => [front, back]),
]

/** What a place or a train card says, by name: with the errata on 2a, one of its two actions. */
export function printedOn(id: PlaceId | TrainFaceId, chooseOne2a: boolean): Face {
  const [card, side] = [TRAIN_CARDS.findIndex((train) => id.startsWith(train.id)), id.endsWith('back') ? 1 : 0]
  if (card >= 0) return FACES[FIRST_TRAIN_FACE + card * 2 + side]
  return id === 'building-2a' && chooseOne2a ? BUILDING_2A_CHOOSE_ONE : FACES[PLACE_IDS.indexOf(id as PlaceId)]
}

const offers = (face: Face, keep: (action: Action) => boolean): boolean => face.some((slot) => slot.some(keep))
/** Whether the face itself offers auxiliary actions: one instead of the face is pointless then. */
export const OFFERS_AUXILIARY: readonly boolean[] = FACES.map((face) =>
  offers(face, ({ type }) => type === 'auxiliary'),
)
/** All slots of a face, a bit each. */
export const ALL_SLOTS: readonly number[] = FACES.map((face) => (1 << face.length) - 1)
/** Slots whose offer depends on the hand: silence about them would tell the others something. */
export const HAND_SLOTS: readonly number[] = FACES.map((face) =>
  face.reduce((mask, slot, i) => {
    const hidden = slot.some(({ type }) => type === 'discard' || type === 'remove')
    return hidden ? mask | (1 << i) : mask
  }, 0),
)
