/** The printed actions, as data. A face is a row of slots; a slot holds alternatives, nearly always just one. */
import { BREED_IDS, type BreedId, VALUE } from './cards.ts'

/** Which hand cards an action takes. */
export type CattleFilter = BreedId | 'value-2' | 'any'
export type TilePile = 'objective' | 'bonus' | 'either'

export type Action =
  /** `dollars` once, or for each point of breeding value; `pays` says it by breed, 0 where a card is not accepted. */
  | {
      readonly type: 'discard'
      readonly filter: CattleFilter
      readonly dollars: number
      readonly perValue: boolean
      readonly pays: readonly number[]
    }
  | { readonly type: 'money'; readonly dollars: number }
  | { readonly type: 'certificates'; readonly count: number }
  | { readonly type: 'tokens'; readonly count: number; readonly price: number }
  /** `second`: only after another hire of the same face, and of another type. */
  | { readonly type: 'hire'; readonly price: number; readonly second: boolean }
  | { readonly type: 'buy' }
  | { readonly type: 'train' }
  | { readonly type: 'build' }
  | { readonly type: 'tile'; readonly pile: TilePile; readonly price: number }
  /** So many different auxiliary actions at most. */
  | { readonly type: 'auxiliary'; readonly max: 1 | 2 }
  | { readonly type: 'move'; readonly max: number }
  | { readonly type: 'cattle'; readonly breed: BreedId; readonly price: number }
  | { readonly type: 'remove'; readonly breed: BreedId }

export type Slot = readonly Action[]
export type Face = readonly Slot[]

const slot = (...alternatives: Action[]): Slot => alternatives

function accepts(filter: CattleFilter, breed: number): boolean {
  if (filter === 'value-2') return VALUE[breed] === 2
  return filter === 'any' || BREED_IDS[breed] === filter
}

function discardSlot(filter: CattleFilter, dollars: number, perValue: boolean): Slot {
  const pays = VALUE.map((value, breed) => (accepts(filter, breed) ? dollars * (perValue ? value : 1) : 0))
  return slot({ type: 'discard', filter, dollars, perValue, pays })
}

export const discard = (filter: CattleFilter, dollars: number): Slot => discardSlot(filter, dollars, false)
export const discardPerValue = (dollars: number): Slot => discardSlot('any', dollars, true)
export const money = (dollars: number): Slot => slot({ type: 'money', dollars })
export const certificates = (count: number): Slot => slot({ type: 'certificates', count })
export const tokens = (count: number, price = 0): Slot => slot({ type: 'tokens', count, price })
export const hire = (price: number): Slot => slot({ type: 'hire', price, second: false })
export const hireAnother = (price: number): Slot => slot({ type: 'hire', price, second: true })
export const buy: Slot = slot({ type: 'buy' })
export const train: Slot = slot({ type: 'train' })
export const build: Slot = slot({ type: 'build' })
export const tile = (pile: TilePile, price = 0): Slot => slot({ type: 'tile', pile, price })
export const auxiliary: Slot = slot({ type: 'auxiliary', max: 1 })
export const twoAuxiliaries: Slot = slot({ type: 'auxiliary', max: 2 })
export const move = (max: number): Slot => slot({ type: 'move', max })
export const cattle = (breed: BreedId, price = 0): Slot => slot({ type: 'cattle', breed, price })
export const remove = (breed: BreedId): Slot => slot({ type: 'remove', breed })
/** One of these, not both. */
export const either = (...slots: readonly Slot[]): Slot => slots.flat()
