/** The cards and tiles on the illustrations; their captions count them. */
import { type BonusId, type BreedId, type ObjectiveId, type PlaceId, PLACE_IDS } from '@waystation/el-paso'
import { cattle } from '../cattle.ts'

/** A hand that is delivered: the breed that is there twice counts once. */
export const HAND: readonly BreedId[] = ['black-angus', 'corriente', 'corriente', 'hereford']
export const CERTIFICATES = 2

export const OBJECTIVES_SHOWN: readonly ObjectiveId[] = ['objective-01', 'objective-14', 'objective-18']
export const BONUSES_SHOWN: readonly BonusId[] = ['bonus-05', 'bonus-12', 'bonus-18']

/** Side a of each common building. */
export const BUILDINGS_SHOWN: readonly PlaceId[] = PLACE_IDS.filter((id) => /^building-\da$/.test(id))

const values = [...new Set(HAND)].map((breed) => cattle(breed).value)

/** What the captions tell. */
export const FIGURES = {
  values,
  certificates: CERTIFICATES,
  total: values.reduce((sum, value) => sum + value, CERTIFICATES),
}
