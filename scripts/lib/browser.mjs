// Finds a browser for the browser tests, or installs Debian's. There is no way to run them without one.
import { existsSync } from 'node:fs'
import { installDebians, onPath } from './debian.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @param {string} path
 * @param {readonly string[]} places
 */
const installed = (path, places) => NAMES.map((name) => onPath(name, path)).find(Boolean) ?? places.find(existsSync)

/**
 * The browser to test with. `WAYSTATION_BROWSER` names another one.
 * @param {{ named?: string | undefined, path?: string, places?: readonly string[], install?: () => Promise<void> }} options
 * @returns {Promise<string>}
 */
export async function findBrowser({
  named = process.env['WAYSTATION_BROWSER'],
  path = process.env['PATH'] ?? '',
  places = PLACES,
  install = () => installDebians('chromium'),
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
