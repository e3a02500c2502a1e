/** What has learned a game, by number of players. Made by `npm run adopt`, not by hand. */
import type { NetworksOf } from '../entry.ts'

export const NETWORKS: { readonly [game: string]: NetworksOf | undefined } = {}
