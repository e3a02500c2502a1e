import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean, cwd?: string }} RunOptions
 */

/**
 * Runs a program, in the root folder unless told otherwise. With `show` its output goes to the terminal, otherwise it is collected.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env = {}, show = false, shell = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a tool's own JavaScript file from node_modules.
 * @param {string} file for example `vitest/vitest.mjs`
 * @param {readonly string[]} args
 * @param {RunOptions} options
 */
export const runTool = (file, args, options = {}) =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], options)
