// Finds a browser for the browser tests, or installs Debian's. There is no way to run them without one.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A program's full path, if it is on the search path.
 * @param {string} name
 * @param {string} path
 */
export function onPath(name, path = process.env['PATH'] ?? '') {
  return path
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file))
}

/**
 * @param {string} path
 * @param {readonly string[]} places
 */
const installed = (path, places) => NAMES.map((name) => onPath(name, path)).find(Boolean) ?? places.find(existsSync)

async function installDebians() {
  console.log('No browser found: installing chromium with apt-get.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed\n${output}`)
  }
}

/**
 * The browser to test with. `WAYSTATION_BROWSER` names another one.
 * @param {{ named?: string | undefined, path?: string, places?: readonly string[], install?: () => Promise<void> }} options
 * @returns {Promise<string>}
 */
export async function findBrowser({
  named = process.env['WAYSTATION_BROWSER'],
  path = process.env['PATH'] ?? '',
  places = PLACES,
  install = installDebians,
} = {}) {
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`WAYSTATION_BROWSER names ${named}, which is not there`)
  }
  const found = installed(path, places)
  if (found) return found
  if (!onPath('apt-get', path)) {
    throw new Error('the browser tests need Chromium or Chrome: install one, or set WAYSTATION_BROWSER to its path')
  }
  await install()
  const fresh = installed(path, places)
  if (!fresh) throw new Error('chromium was installed and still cannot be found')
  return fresh
}
