/** The toy game as the catalog would list it. The browser test builds a client and starts a server with it. */
import type { CatalogEntry } from '@waystation/catalog'
import { meta } from './src/meta.ts'

export const allGames = (): readonly CatalogEntry[] => [
  {
    id: meta.id,
    meta,
    sample: false,
    load: async () => (await import('./src/index.ts')).lastMatch,
    texts: {
      en: async () => (await import('./src/text/en.ts')).en,
      fr: async () => (await import('./src/text/fr.ts')).fr,
    },
  },
]
