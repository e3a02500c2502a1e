// Which package may import which. ARCHITECTURE names the same arrows; the boundary and purity checks read this table.

/**
 * `games` stands for every package in packages/games, `sample` for the sample game among them. A package may always import
 * from itself.
 * @type {Record<string, readonly string[]>}
 */
export const layers = {
  kernel: [],
  wording: ['kernel'],
  testkit: ['wording', 'kernel'],
  games: ['wording', 'kernel'],
  archive: ['kernel'],
  catalog: ['games', 'archive', 'kernel'],
  freeze: ['catalog', 'archive', 'testkit', 'kernel'],
  bots: ['kernel'],
  table: ['bots', 'kernel'],
  protocol: ['kernel'],
  server: ['catalog', 'table', 'bots', 'protocol', 'wording', 'kernel'],
  web: ['protocol', 'catalog', 'table', 'wording', 'kernel', 'bots', 'games'],
  cli: ['catalog', 'table', 'bots', 'wording', 'kernel', 'server', 'testkit'],
}

export const SAMPLE = 'packages/games/tic-tac-toe'

/** @type {Record<string, string>} */
const FOLDERS = { games: 'packages/games/[^/]+', sample: SAMPLE }

/** What the files in a package's test and bench folders may import besides. */
export const forTests = ['testkit', 'kernel', 'sample']

/**
 * The layer of a package folder such as `packages/games/el-gaucho`.
 * @param {string} dir
 */
export const layerOf = (dir) => (dir.startsWith('packages/games/') ? 'games' : dir.replace('packages/', ''))

/** @param {string} layer */
export const folderPattern = (layer) => `^${FOLDERS[layer] ?? `packages/${layer}`}/`

const PURE = ['kernel', 'wording', 'games', 'bots', 'table']

/**
 * The folder of a package whose sources may use nothing but the language itself, if it has one.
 * @param {string} dir
 */
export const pureFolder = (dir) => (PURE.includes(layerOf(dir)) ? `${dir}/src` : undefined)
