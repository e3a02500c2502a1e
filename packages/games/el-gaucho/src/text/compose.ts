/** Makes the kernel's `GameText` out of the words of a language. */
import { type ComponentText, composeText, type GameText, type Language } from '@waystation/kernel'
import { AREA_IDS } from '../data/action-areas.ts'
import { BREEDS, type Breed, smallOf, TILE_IDS, type TileId, tileOf, valueOf } from '../data/cattle.ts'
import { type PastureId, PASTURES } from '../data/pampa.ts'
import type { ElGaucho } from '../types.ts'
import { type Say, SECTION_IDS, type Spoken, THINGS, type Words } from './words.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<ElGaucho> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['event'],
    scoreNote: ({ note }) => (Array.isArray(note?.tiles) ? say.tiles(note.tiles as TileId[]) : ''),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}

function phrases(words: Words): Say {
  const tile = (id: TileId): string => words.tile(breedName(id), valueOf(tileOf(id)))
  return {
    tile,
    tiles: (ids) => words.list(ids.map(tile)),
    area: (id) => words.areas[id].name,
    pasture: (id) => words.pasture(pastureNumber(id)),
    breed: (breed) => words.breeds[breed],
    dice: (dice) => dice.join(' + '),
  }
}

const pastureNumber = (id: PastureId): number => PASTURES.findIndex((pasture) => pasture.id === id) + 1

function breedName(id: TileId): Breed {
  const found = BREEDS.find((breed) => id.startsWith(breed))
  if (found === undefined) throw new Error(`${id} has no breed`)
  return found
}

function components(words: Words): { readonly [id: string]: ComponentText } {
  const tiles = TILE_IDS.map((id, tile) => {
    const breed = breedName(id)
    return [id, { name: words.tile(breed, valueOf(tile)), help: words.tileHelp(breed, valueOf(tile), smallOf(tile)) }]
  })
  const areas = AREA_IDS.map((id) => [id, words.areas[id]])
  const pastures = PASTURES.map(({ id }, i) => [id, { name: words.pasture(i + 1), help: words.pastureHelp }])
  const things = THINGS.map((id) => [id, words.things[id]])
  return Object.fromEntries([...tiles, ...areas, ...pastures, ...things]) as { [id: string]: ComponentText }
}
