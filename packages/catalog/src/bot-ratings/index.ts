/** How strong bots are, as the arena found: the scale on which people are rated. `npm run bot-ratings` makes the files. */
import { deadwood } from './deadwood.ts'
import { elGaucho } from './el-gaucho.ts'
import { elPaso } from './el-paso.ts'
import { greatWesternTrail } from './great-western-trail.ts'
import { ticTacToe } from './tic-tac-toe.ts'
import { wildTiledWest } from './wild-tiled-west.ts'
import type { BotRating, BotRatings } from './types.ts'

export type { BotRating } from './types.ts'

const BY_GAME: { readonly [game: string]: BotRatings | undefined } = {
  'el-gaucho': elGaucho,
  deadwood,
  'great-western-trail': greatWesternTrail,
  'el-paso': elPaso,
  'wild-tiled-west': wildTiledWest,
  'tic-tac-toe': ticTacToe,
}

/** Null where the arena never had it. */
export function botRating(game: string, bot: string): BotRating | null {
  return BY_GAME[game]?.bots[bot] ?? null
}
