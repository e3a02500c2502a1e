// Checks the types in a few programs, which tsconfig.json lists: pure code, Node's, the browser's, its tests, its service worker.
import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn, readJson, root } from '../lib/paths.mjs'
import { runTool } from '../lib/run.mjs'

const TYPESCRIPT = /\.[cm]?tsx?$/

/** @returns {string[]} */
const programs = () =>
  readJson(join(root, 'tsconfig.json')).references.map((/** @type {{ path: string }} */ { path }) => path)

/** @param {string} program */
async function checkProgram(program) {
  // Two programs at a time fill two cores. More checkers in one program would do much of the work twice.
  const how = ['--noEmit', '--listFiles', '--checkers', '1']
  const { code, output } = await runTool('ts7/bin/tsc', ['-p', join(root, program), ...how])
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const isFile = (/** @type {string} */ line) => !/error TS\d+|^\s/.test(line) && existsSync(line)
  const files = lines.filter(isFile).map((line) => relative(realpathSync(root), line).replaceAll('\\', '/'))
  return { code, files, messages: lines.filter((line) => !isFile(line)) }
}

/** @returns {Promise<{ problems: string[], programs: number }>} */
export async function checkTypes() {
  const todo = programs()
  const total = todo.length
  /** @type {string[]} */
  const problems = []
  /** @type {Set<string>} */
  const seen = new Set()
  const worker = async () => {
    for (let program = todo.shift(); program !== undefined; program = todo.shift()) {
      const { code, files, messages } = await checkProgram(program)
      for (const file of files) seen.add(file)
      if (code !== 0) problems.push(...(messages.length > 0 ? messages : [`${program}: tsc ended with code ${code}`]))
    }
  }
  await Promise.all([worker(), worker()])
  const unseen = filesIn('packages', TYPESCRIPT).filter((file) => !seen.has(file))
  problems.push(...unseen.map((file) => `${file}: in no tsconfig.*.json, so nothing checks its types`))
  return { problems: [...new Set(problems)], programs: total }
}
