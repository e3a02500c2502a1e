// All checks besides the tests, in the order in which they run. Those that can look at a part take the folders of that part.
import { runTool } from '../lib/run.mjs'
import { inThread } from './thread.mjs'

/**
 * @typedef {{ ok: boolean, detail: string }} Verdict detail: what was wrong, or how much was examined
 * @typedef {{ name: string, run: (folders: readonly string[]) => Promise<Verdict>, part?: true, beside?: true }} Check part: also of
 *   use when only a part is tested; beside: keeps one core busy, so that it goes on beside the others
 */

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<Verdict>}
 */
async function tool(file, args) {
  const { code, output } = await runTool(file, args)
  return { ok: code === 0, detail: code === 0 ? '' : output.trim() || `ended with code ${code}` }
}

/**
 * @param {readonly string[]} problems
 * @param {string} examined
 * @returns {Verdict}
 */
const verdict = (problems, examined) =>
  problems.length === 0 ? { ok: true, detail: examined } : { ok: false, detail: problems.join('\n') }

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'format',
    part: true,
    run: (folders) => tool('@biomejs/biome/bin/biome', ['format', '--colors=off', ...folders]),
  },
  {
    name: 'manifests',
    run: async () => {
      const { checkManifests } = await import('./manifests.mjs')
      const { problems, packages } = checkManifests()
      return verdict(problems, `${packages} packages`)
    },
  },
  {
    name: 'audit',
    run: async () => {
      const { checkAudit } = await import('./audit.mjs')
      const { problems, told } = await checkAudit()
      return verdict(problems, told)
    },
  },
  { name: 'lint', part: true, run: (folders) => tool('oxlint/bin/oxlint', ['--threads=2', ...folders]) },
  {
    name: 'types',
    part: true,
    run: async () => {
      const { checkTypes } = await import('./types.mjs')
      const { problems, programs } = await checkTypes()
      return verdict(problems, `${programs} programs`)
    },
  },
  {
    name: 'boundaries',
    beside: true,
    run: async () => {
      /** @type {Awaited<ReturnType<typeof import('./boundaries.mjs').checkBoundaries>>} */
      const { problems, modules } = await inThread('./boundaries.mjs', 'checkBoundaries')
      return verdict(problems, `${modules} modules`)
    },
  },
  {
    name: 'purity',
    beside: true,
    run: async () => {
      /** @type {ReturnType<typeof import('./purity.mjs').checkPurity>} */
      const { problems, files } = await inThread('./purity.mjs', 'checkPurity')
      return verdict(problems, `${files} files`)
    },
  },
  {
    name: 'skeleton',
    beside: true,
    run: async () => {
      const { checkSkeleton } = await import('./skeleton.mjs')
      const { problems, games } = checkSkeleton()
      return verdict(problems, `${games} games`)
    },
  },
  { name: 'unused', beside: true, run: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
]
