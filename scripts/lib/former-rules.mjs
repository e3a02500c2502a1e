// The rules of a game as an older commit has them, as one module with `game` and `text`.
import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { root } from './paths.mjs'

const git = promisify(execFile)

/**
 * @param {readonly string[]} args
 * @param {string} base
 * @returns {Promise<string>}
 */
const gitOutput = async (args, base) => (await git('git', args, { cwd: base, maxBuffer: 2 ** 26 })).stdout

/**
 * The commit in which the golden games of a package were last changed: by its rules they were kept. Null when there is none.
 * @param {string} dir a package's folder
 * @param {string} base
 */
export async function commitOfGoldens(dir, base = root) {
  try {
    const commit = await gitOutput(['log', '-1', '--format=%H', '--', `${dir}/test/goldens`], base)
    return commit.trim() || null
  } catch {
    return null
  }
}

/** @param {string} id el-gaucho, exported as elGaucho */
const exported = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * @param {string} dir a package's folder
 * @param {{ commit: string, outfile: string, base?: string }} options
 */
export async function bundleFormer(dir, { commit, outfile, base = root }) {
  const { build } = await import('esbuild')
  const id = posix.basename(dir)
  const contents = `
    export { ${exported(id)} as game } from '${dir}/src/index.ts'
    export { en as text } from '${dir}/src/text/en.ts'`
  await build({
    stdin: { contents, sourcefile: 'former.ts', resolveDir: base },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'silent',
    plugins: [fromCommit(commit, base)],
  })
}

/**
 * Every source is read from the commit, none from the disk.
 * @param {string} commit
 * @param {string} base
 * @returns {import('esbuild').Plugin}
 */
function fromCommit(commit, base) {
  return {
    name: 'from-commit',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined
        const name = /^@waystation\/([^/]+)$/.exec(path)?.[1]
        if (name !== undefined) return { path: `packages/${name}/src/index.ts`, namespace: 'commit' }
        const full = path.startsWith('.') ? posix.join(posix.dirname(importer), path) : path
        return { path: full, namespace: 'commit' }
      })
      onLoad({ filter: /.*/, namespace: 'commit' }, async ({ path }) => ({
        contents: await gitOutput(['show', `${commit}:${path}`], base),
        loader: 'ts',
      }))
    },
  }
}
