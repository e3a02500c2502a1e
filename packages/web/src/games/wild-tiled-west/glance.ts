import type { WildTiledWest } from '@waystation/wild-tiled-west'
import type { Glance } from '../glance.ts'

export const glance: Glance<WildTiledWest> = {
  score: (view, seat) => view.players[seat]?.score ?? null,
  round: ({ year, round }) => ({ year, round }),
}
