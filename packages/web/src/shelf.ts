/** The five boxes on the shelf of the home page, built or not, and how heavy each is. */
import { allGames, type CatalogEntry } from '@waystation/catalog'
import type { Meta } from '@waystation/kernel'

export const BOX_IDS = ['el-gaucho', 'deadwood', 'great-western-trail', 'el-paso', 'wild-tiled-west'] as const
export type BoxId = (typeof BOX_IDS)[number]

type Face = Pick<Meta, 'title' | 'authors' | 'publisher' | 'year' | 'seats' | 'minutes'>

export interface Box {
  readonly id: string
  readonly face: Face
  /** From 1, light, to 5, for experts. */
  readonly weight: number
  /** Null: not playable yet. */
  readonly entry: CatalogEntry | null
}

const WEIGHTS: { readonly [id in BoxId]: number } = {
  'el-gaucho': 2,
  deadwood: 3,
  'great-western-trail': 4,
  'el-paso': 3,
  'wild-tiled-west': 3,
}

/** What is printed on boxes that are not in the catalog yet. */
const FACES: { readonly [id in BoxId]: Face } = {
  'el-gaucho': face('El Gaucho', ['Arve D. Fühler'], 'Argentum Verlag', 2014, [2, 4], [45, 60]),
  deadwood: face('Deadwood', ['Loïc Lamy'], 'Dust Games / Fantasy Flight Games', 2011, [2, 5], [45, 60]),
  'great-western-trail': face('Great Western Trail', ['Alexander Pfister'], 'eggertspiele', 2016, [2, 4], [75, 150]),
  'el-paso': face(
    'Great Western Trail: El Paso',
    ['Alexander Pfister', 'Johannes Krenner'],
    'Lookout Games',
    2025,
    [1, 4],
    [45, 90],
  ),
  'wild-tiled-west': face('Wild Tiled West', ['Paul Dennen'], 'Dire Wolf', 2023, [1, 5], [45, 90]),
}

type Range = readonly [min: number, max: number]

function face(
  title: string,
  authors: readonly string[],
  publisher: string,
  year: number,
  [fewest, most]: Range,
  [min, max]: Range,
): Face {
  return { title, authors, publisher, year, seats: { min: fewest, max: most }, minutes: { min, max } }
}

export function shelf(): readonly Box[] {
  return BOX_IDS.map((id) => {
    const entry = allGames().find((game) => game.id === id) ?? null
    return { id, face: entry?.meta ?? FACES[id], weight: WEIGHTS[id], entry }
  })
}

export function sampleGame(): CatalogEntry | null {
  return allGames().find((game) => game.sample) ?? null
}

/** The title on the box; games know their title in other languages only once they are loaded. */
export function titleOf(id: string): string {
  return allGames().find((game) => game.id === id)?.meta.title ?? id
}
