/**
 * A client with further games on its shelf, to try a game out before it is in the catalog: `WAYSTATION_GAMES` names a module
 * whose `allGames` follow the boxes of the catalog, or stand in the place of those they share their name with, as `modules` of
 * the server do.
 */
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const LIST = normalizePath(fileURLToPath(new URL('../../catalog/src/games.ts', import.meta.url)))
const LONGER = '\0longer-list-of-games'

export function furtherGames(module = process.env['WAYSTATION_GAMES']): Plugin[] {
  if (module === undefined) return []
  return [
    {
      name: 'waystation-further-games',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (importer === LONGER || !source.endsWith('/games.ts')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found !== null && normalizePath(found.id) === LIST ? LONGER : null
      },
      load: (id) =>
        id === LONGER
          ? `import { GAMES as LIST } from ${JSON.stringify(LIST)}
             import { allGames } from ${JSON.stringify(normalizePath(module))}
             const further = allGames()
             const list = LIST.filter(({ id }) => !further.some((game) => game.id === id))
             export const GAMES = [...list.filter((game) => !game.sample), ...further, ...list.filter((game) => game.sample)]`
          : null,
    },
  ]
}
