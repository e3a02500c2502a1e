/**
 * Rules of earlier versions lie in a folder of their own among the built files, so that everybody can tell them from the rest: the
 * service worker fetches them only when a game asks for them, and a test finds out whoever loads them without need.
 */
export const ARCHIVE_FOLDER = 'assets/archive/'

const FROZEN = /\/frozen\/([^/]+)\/(\d+)\/rules\.js$/

/** For `output.chunkFileNames`. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, game, rules] = FROZEN.exec((facadeModuleId ?? '').replaceAll('\\', '/')) ?? []
  return game === undefined ? 'assets/[name]-[hash].js' : `${ARCHIVE_FOLDER}${game}-${rules}-[hash].js`
}
