/** What has learned a game, by number of players. Made by `npm run adopt`, not by hand. */
import type { NetworksOf } from '../entry.ts'

export const NETWORKS: { readonly [game: string]: NetworksOf | undefined } = {
  deadwood: {
    2: async () => (await import('./deadwood-2.json')).default,
    3: async () => (await import('./deadwood-3.json')).default,
    4: async () => (await import('./deadwood-4.json')).default,
    5: async () => (await import('./deadwood-5.json')).default,
  },
  'el-gaucho': {
    2: async () => (await import('./el-gaucho-2.json')).default,
    3: async () => (await import('./el-gaucho-3.json')).default,
    4: async () => (await import('./el-gaucho-4.json')).default,
  },
  'el-paso': {
    1: async () => (await import('./el-paso-1.json')).default,
    2: async () => (await import('./el-paso-2.json')).default,
    3: async () => (await import('./el-paso-3.json')).default,
    4: async () => (await import('./el-paso-4.json')).default,
  },
  'great-western-trail': {
    2: async () => (await import('./great-western-trail-2.json')).default,
    3: async () => (await import('./great-western-trail-3.json')).default,
    4: async () => (await import('./great-western-trail-4.json')).default,
  },
  'wild-tiled-west': {
    2: async () => (await import('./wild-tiled-west-2.json')).default,
    3: async () => (await import('./wild-tiled-west-3.json')).default,
  },
}
