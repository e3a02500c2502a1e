// Checks the types of every TypeScript project: the root, each package's src, and each package's tests.
import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn, packageDirs, root } from '../lib/paths.mjs'
import { runTool } from '../lib/run.mjs'

const TYPESCRIPT = /\.[cm]?tsx?$/

/** A project is a folder with a tsconfig.json that has something to check. */
function projects() {
  const configs = packageDirs().flatMap((dir) => filesIn(dir, /^tsconfig\.json$/))
  return ['.', ...configs.map((path) => path.replace('/tsconfig.json', ''))].filter(
    (dir) => dir === '.' || filesIn(dir, TYPESCRIPT).length > 0,
  )
}

/** @param {string} project */
async function checkProject(project) {
  const { code, output } = await runTool('ts7/bin/tsc', ['-p', join(root, project), '--noEmit', '--listFiles'])
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const isFile = (/** @type {string} */ line) => !/error TS\d+|^\s/.test(line) && existsSync(line)
  const files = lines.filter(isFile).map((line) => relative(realpathSync(root), line).replaceAll('\\', '/'))
  return { code, files, messages: lines.filter((line) => !isFile(line)) }
}

/** @returns {Promise<{ problems: string[], projects: number }>} */
export async function checkTypes() {
  const todo = projects()
  const total = todo.length
  /** @type {string[]} */
  const problems = []
  /** @type {Set<string>} */
  const seen = new Set()
  const worker = async () => {
    for (let project = todo.shift(); project !== undefined; project = todo.shift()) {
      const { code, files, messages } = await checkProject(project)
      for (const file of files) seen.add(file)
      if (code !== 0) problems.push(...(messages.length > 0 ? messages : [`${project}: tsc ended with code ${code}`]))
    }
  }
  await Promise.all([worker(), worker()])
  const unseen = filesIn('packages', TYPESCRIPT).filter((file) => !seen.has(file))
  problems.push(...unseen.map((file) => `${file}: in no tsconfig.json, so nothing checks its types`))
  return { problems: [...new Set(problems)], projects: total }
}
