// A game and its tests as one script, made again for every mutant.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context } from 'esbuild'
import { mutated } from './sites.mjs'

/** @typedef {import('./sites.mjs').Mutant} Mutant */

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
    stdin: { contents, resolveDir: base, sourcefile: 'tests.js' },
    absWorkingDir: base,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['vitest'],
    logLevel: 'silent',
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
