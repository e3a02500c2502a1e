/** Small drawings beside words, by game; loaded with the table, not before. */
import type { GameTypes } from '@waystation/kernel'
import type { GamePictures } from '../adapter.ts'

/** As with boards: a game's drawings get only what the same game made. */
const plain = <T extends GameTypes>(pictures: GamePictures<T>): GamePictures => pictures

const PICTURES: { readonly [game: string]: () => Promise<GamePictures> } = {
  deadwood: async () => plain((await import('./deadwood/pictures.tsx')).pictures),
  'wild-tiled-west': async () => plain((await import('./wild-tiled-west/pictures.tsx')).pictures),
}

export async function loadPictures(game: string): Promise<GamePictures | null> {
  return (await PICTURES[game]?.()) ?? null
}
