// A release as somebody else meets it: installed from its file into an empty folder, with nothing of this repository around.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../install.mjs'
import { run } from '../run.mjs'

/** @typedef {{ url: string, stop: () => Promise<number | null> }} Running */

/** @param {string} folder */
export const binOf = (folder) => join(folder, 'node_modules/waystation/bin/waystation.mjs')

/**
 * `npm install <file>`.
 * @param {string} file
 * @param {string} folder
 * @param {readonly string[]} flags
 */
export async function installFrom(file, folder, flags = []) {
  const { command, first, shell } = npm()
  const args = [...first, 'install', file, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...flags]
  const { code, output } = await run(command, args, { shell, cwd: folder, env: { JOBS: 'max' } })
  if (code !== 0) throw new Error(`npm install of the release ended with code ${code}\n${output}`)
}

/**
 * `waystation serve` on a free port; settles once it says where it listens.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Running>}
 */
export function serveFrom(folder, env = {}) {
  const child = spawn(process.execPath, [binOf(folder), 'serve', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (/** @type {Buffer} */ data) => {
      said += data
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (url) resolve({ url, stop })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then((code) => reject(new Error(`the server of the release ended with code ${code}\n${said}`)))
  })
}

/**
 * Installs a release whole, native parts included, and asks its server and its command line who they are.
 * @param {string} file
 * @param {string} version
 */
export async function tryOut(file, version) {
  const folder = mkdtempSync(join(tmpdir(), 'waystation-try-'))
  try {
    await installFrom(file, folder)
    const said = await run(process.execPath, [binOf(folder), '--version'], { cwd: folder })
    if (said.output.trim() !== version)
      throw new Error(`the release calls itself ${said.output.trim()}, not ${version}`)
    const server = await serveFrom(folder)
    const [page, ready] = await Promise.all(['/', '/readyz'].map((path) => fetch(server.url + path)))
    const code = await server.stop()
    if (!page?.ok || !ready?.ok || code !== 0)
      throw new Error(
        `the server of the release answers ${page?.status} and ${ready?.status}, and ends with code ${code}`,
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
