// A game and its tests as one script, made again for every mutant. What does not change stands in a script of its own, which is
// loaded once: its code stays warm.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, context } from 'esbuild'
import { mutated } from './sites.mjs'

/** @typedef {import('./sites.mjs').Mutant} Mutant */

const SHARED = [
  ['packages/kernel', '@waystation/kernel'],
  ['packages/wording', '@waystation/wording'],
  ['packages/testkit', '@waystation/testkit'],
  ['packages/testkit', '@waystation/testkit/vitest'],
]

/**
 * @param {string} base
 * @returns {import('esbuild').BuildOptions}
 */
const options = (base) => ({
  absWorkingDir: base,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
})

/** @param {string} base */
const sharedNames = (base) => SHARED.filter(([dir]) => existsSync(join(base, dir))).map(([, name]) => name)

/**
 * Kernel, wording and testkit by their names.
 * @param {string} base
 * @returns {Promise<string>} the body of a function of `require` and `module`
 */
export async function sharedBundle(base) {
  const entries = sharedNames(base).map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`)
  const contents = `module.exports = { ${entries.join(', ')} }`
  const { outputFiles } = await build({
    ...options(base),
    stdin: { contents, resolveDir: base, sourcefile: 'shared.js' },
    external: ['vitest'],
    write: false,
  })
  return outputFiles[0].text
}

/**
 * @param {string} base
 * @param {readonly string[]} testFiles
 */
export async function bundler(base, testFiles) {
  /** @type {Mutant | null} */
  let mutant = null
  const contents = testFiles
    .map((file) => `__inFile(${JSON.stringify(file)}, () => require(${JSON.stringify(`./${file}`)}))`)
    .join('\n')
  const building = await context({
    ...options(base),
    stdin: { contents, resolveDir: base, sourcefile: 'tests.js' },
    external: ['vitest', ...sharedNames(base)],
    write: false,
    plugins: [
      {
        name: 'mutant',
        setup({ onLoad }) {
          onLoad({ filter: /packages[\\/].*\.ts$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8')
            const changed = mutant !== null && path === join(base, mutant.file) ? mutated(source, mutant) : source
            const address = JSON.stringify(pathToFileURL(path).href)
            return { contents: changed.replaceAll('import.meta.url', address), loader: 'ts' }
          })
        },
      },
    ],
  })
  return {
    /**
     * @param {Mutant | null} change
     * @returns {Promise<string>} the body of a function of `require` and `__inFile`
     */
    async make(change) {
      mutant = change
      const { outputFiles } = await building.rebuild()
      return outputFiles[0].text
    },
    close: () => building.dispose(),
  }
}
