/** Breeds and targets out of names. */
import { BREEDS, type Breed, type TileId } from '@waystation/el-gaucho'

export function breedOf(id: TileId): Breed {
  const found = BREEDS.find((breed) => id.startsWith(breed))
  if (found === undefined) throw new Error(`${id} has no breed`)
  return found
}
