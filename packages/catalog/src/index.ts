/** The shelf: the only place that lists all games. Boxes are read at once, rules and texts load when asked for. */
import { meta as deadwoodMeta } from '@waystation/deadwood/meta'
import { meta as elGauchoMeta } from '@waystation/el-gaucho/meta'
import { meta as elPasoMeta } from '@waystation/el-paso/meta'
import { meta as greatWesternTrailMeta } from '@waystation/great-western-trail/meta'
import { type Game, type GameText, type GameTypes, type Language, type Meta, Refusal } from '@waystation/kernel'
import { meta as ticTacToeMeta } from '@waystation/testkit/tic-tac-toe/meta'
import { meta as wildTiledWestMeta } from '@waystation/wild-tiled-west/meta'

export interface CatalogEntry {
  readonly id: string
  readonly meta: Meta
  /** The small game that shows how a game package is made: playable, but not one of the boxes. */
  readonly sample: boolean
  load(): Promise<Game>
  readonly texts: { readonly [language in Language]: () => Promise<GameText<GameTypes>> }
}

/** Import specifiers are literal, so that bundlers can give every game and language a file of its own. */
const SHELF: readonly CatalogEntry[] = [
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
    id: ticTacToeMeta.id,
    meta: ticTacToeMeta,
    sample: true,
    load: async () => (await import('@waystation/testkit/tic-tac-toe')).ticTacToe,
    texts: {
      en: async () => (await import('@waystation/testkit/tic-tac-toe/text/en')).en,
      fr: async () => (await import('@waystation/testkit/tic-tac-toe/text/fr')).fr,
    },
  },
]

/** Every game, boxes first, the sample last. */
export function allGames(): readonly CatalogEntry[] {
  return SHELF
}

export function findGame(id: string): CatalogEntry {
  const entry = SHELF.find((candidate) => candidate.id === id)
  if (entry) return entry
  const known = SHELF.map((candidate) => candidate.id)
  throw new Refusal('unknown-game', `no game is called ${id}; there are ${known.join(', ')}`, {
    case: 'game',
    asked: id,
    known,
  })
}
