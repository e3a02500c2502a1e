/** What is printed on a card. */
import { type BreedId, CATTLE } from '@waystation/el-paso'

export function cattle(breed: BreedId): { readonly value: number; readonly points: number } {
  const card = CATTLE.find(({ id }) => id === breed)
  return { value: card?.value ?? 0, points: card?.points ?? 0 }
}

export const cowboysFor = (breed: BreedId): number => CATTLE.find(({ id }) => id === breed)?.cowboys ?? 0
