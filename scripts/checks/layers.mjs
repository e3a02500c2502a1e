// Which package may import which. ARCHITECTURE names the same arrows; the boundary and purity checks read this table.

/** @typedef {{ may: readonly string[], types?: readonly string[] }} Layer `types`: for types only */

/**
 * `games` stands for every package in packages/games. A package may always import from itself.
 * @type {Record<string, Layer>}
 */
export const layers = {
  kernel: { may: [] },
  testkit: { may: ['kernel'] },
  games: { may: ['kernel'] },
  catalog: { may: ['games'], types: ['kernel'] },
  bots: { may: ['kernel'] },
  protocol: { may: ['kernel'] },
  server: { may: ['catalog', 'bots', 'protocol', 'kernel'] },
  web: { may: ['protocol', 'catalog', 'kernel', 'bots'] },
  cli: { may: ['catalog', 'bots', 'kernel', 'server', 'testkit'] },
}

/** Packages whose sources may use nothing but the language itself. */
export const pureLayers = ['kernel', 'games', 'bots']

/** What the files in a package's test and bench folders may import besides. */
export const forTests = ['testkit', 'kernel']

/**
 * The layer of a package folder such as `packages/games/el-gaucho`.
 * @param {string} dir
 */
export const layerOf = (dir) => (dir.startsWith('packages/games/') ? 'games' : dir.replace('packages/', ''))

/** @param {string} layer */
export const folderPattern = (layer) => (layer === 'games' ? '^packages/games/[^/]+/' : `^packages/${layer}/`)
