/**
 * Rules of earlier versions lie in a folder of their own among the built files, so that everybody can tell them from the rest: the
 * service worker fetches them only when a game asks for them, and a test finds out whoever loads them without need.
 */
export const ARCHIVE_FOLDER = 'assets/archive/'

const FROZEN = /\/frozen\/([^/]+)\/(\d+)\/rules\.js$/

/** Networks that learned a game, likewise: whoever plays it with bots loads one of them. */
const NETWORKS_FOLDER = 'assets/networks/'
const NETWORK = /\/catalog\/src\/networks\/[^/]+\.json$/

/** What is fetched, and kept, only once a game has asked for it. */
export const ON_DEMAND: readonly string[] = [ARCHIVE_FOLDER, NETWORKS_FOLDER]

/** For `output.chunkFileNames`. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const path = (facadeModuleId ?? '').replaceAll('\\', '/')
  const [, game, rules] = FROZEN.exec(path) ?? []
  if (game !== undefined) return `${ARCHIVE_FOLDER}${game}-${rules}-[hash].js`
  return NETWORK.test(path) ? `${NETWORKS_FOLDER}[name]-[hash].js` : 'assets/[name]-[hash].js'
}
