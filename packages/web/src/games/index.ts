/**
 * The games of the catalog as the web shows them. What it knows about one of them stands in the folder that is named like the
 * game, and is found there: nothing has to be listed, and a game without a folder is shown and played all the same.
 */
import { allGames, type CatalogEntry } from '@waystation/catalog'
import { typeset } from '@waystation/wording'
import { language } from '../text/index.ts'
import type { WebGame } from './web-game.ts'

const FOLDERS = import.meta.glob<WebGame>('./*/index.ts', { eager: true, import: 'game' })
const NOTHING: WebGame = {}

export const webGameOf = (id: string): WebGame => FOLDERS[`./${id}/index.ts`] ?? NOTHING

/** The boxes on the shelf: every game but the sample. */
export const boxes = (): readonly CatalogEntry[] => allGames().filter(({ sample }) => !sample)

export const sampleGame = (): CatalogEntry | null => allGames().find(({ sample }) => sample) ?? null

/** The title on the box, spaced as the language at hand wants it; games know their title in other languages only once they are loaded. */
export function titleOf(id: string): string {
  const title = allGames().find((game) => game.id === id)?.meta.title ?? id
  return language() === 'fr' ? typeset('fr', title.replace(': ', ' : ')) : title
}

/** Where there is little room an edition goes by what is its own: "El Paso". */
export const shortTitle = (title: string): string => title.split(/\s?:\s/).at(-1) ?? title
