/**
 * The only list of games: whoever shows, serves or plays games reads it, and a game that stands here is everywhere. Boxes come
 * first, in the order of the shelf, the sample last. Import specifiers are literal, so that bundlers can give every game and
 * language a file of its own.
 */
import { meta as deadwoodMeta } from '@waystation/deadwood/meta'
import { meta as elGauchoMeta } from '@waystation/el-gaucho/meta'
import { meta as elPasoMeta } from '@waystation/el-paso/meta'
import { meta as greatWesternTrailMeta } from '@waystation/great-western-trail/meta'
import { meta as ticTacToeMeta } from '@waystation/tic-tac-toe/meta'
import { meta as wildTiledWestMeta } from '@waystation/wild-tiled-west/meta'
import type { CatalogEntry } from './entry.ts'

export const GAMES: readonly CatalogEntry[] = [
  {
    id: elGauchoMeta.id,
    meta: elGauchoMeta,
    sample: false,
    load: async () => (await import('@waystation/el-gaucho')).elGaucho,
    texts: {
      en: async () => (await import('@waystation/el-gaucho/text/en')).en,
      fr: async () => (await import('@waystation/el-gaucho/text/fr')).fr,
    },
  },
  {
    id: deadwoodMeta.id,
    meta: deadwoodMeta,
    sample: false,
    load: async () => (await import('@waystation/deadwood')).deadwood,
    texts: {
      en: async () => (await import('@waystation/deadwood/text/en')).en,
      fr: async () => (await import('@waystation/deadwood/text/fr')).fr,
    },
  },
  {
    id: greatWesternTrailMeta.id,
    meta: greatWesternTrailMeta,
    sample: false,
    load: async () => (await import('@waystation/great-western-trail')).greatWesternTrail,
    texts: {
      en: async () => (await import('@waystation/great-western-trail/text/en')).en,
      fr: async () => (await import('@waystation/great-western-trail/text/fr')).fr,
    },
  },
  {
    id: elPasoMeta.id,
    meta: elPasoMeta,
    sample: false,
    load: async () => (await import('@waystation/el-paso')).elPaso,
    texts: {
      en: async () => (await import('@waystation/el-paso/text/en')).en,
      fr: async () => (await import('@waystation/el-paso/text/fr')).fr,
    },
  },
  {
    id: wildTiledWestMeta.id,
    meta: wildTiledWestMeta,
    sample: false,
    load: async () => (await import('@waystation/wild-tiled-west')).wildTiledWest,
    texts: {
      en: async () => (await import('@waystation/wild-tiled-west/text/en')).en,
      fr: async () => (await import('@waystation/wild-tiled-west/text/fr')).fr,
    },
  },
  {
    id: ticTacToeMeta.id,
    meta: ticTacToeMeta,
    sample: true,
    load: async () => (await import('@waystation/tic-tac-toe')).ticTacToe,
    texts: {
      en: async () => (await import('@waystation/tic-tac-toe/text/en')).en,
      fr: async () => (await import('@waystation/tic-tac-toe/text/fr')).fr,
    },
  },
]
