/** Name and help of every component, from the same data the rules are played by. */
import type { ComponentText } from '@waystation/kernel'
import { AREA_IDS } from '../data/action-areas.ts'
import { smallOf, TILE_IDS, valueOf } from '../data/cattle.ts'
import { PASTURES } from '../data/pampa.ts'
import { THINGS, type Words } from './words.ts'
import { breedName } from './phrases.ts'

export function components(words: Words): { readonly [id: string]: ComponentText } {
  const tiles = TILE_IDS.map((id, tile) => {
    const breed = breedName(id)
    return [id, { name: words.tile(breed, valueOf(tile)), help: words.tileHelp(breed, valueOf(tile), smallOf(tile)) }]
  })
  const areas = AREA_IDS.map((id) => [id, { name: words.areas[id].name, help: words.areas[id].help }])
  const pastures = PASTURES.map((pasture, i) => [
    pasture.id,
    { name: words.pasture(i + 1), help: words.pastureHelp(pasture) },
  ])
  const things = THINGS.map((id) => [id, words.things[id]])
  return Object.fromEntries([...tiles, ...areas, ...pastures, ...things]) as { [id: string]: ComponentText }
}
