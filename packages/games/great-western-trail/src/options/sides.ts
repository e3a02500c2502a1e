/** Answers about the sides of private buildings: by index of the face that will be seen. */
import type { OptionOf } from '@waystation/kernel'
import { type BuildingId, BUILDINGS } from '../data/buildings.ts'

export type SideOption<K extends 'side' | 'turn'> = OptionOf<K> & {
  readonly number: number
  readonly building: BuildingId
}

export const SIDE: readonly SideOption<'side'>[] = BUILDINGS.map(({ id, number }) =>
  Object.freeze({ id: `side ${id}`, do: 'side', number, building: id }),
)
export const TURN: readonly SideOption<'turn'>[] = BUILDINGS.map(({ id, number }) =>
  Object.freeze({ id: `turn building ${number}`, do: 'turn', number, building: id }),
)
