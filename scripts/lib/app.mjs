import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureNative } from './native.mjs'
import { root } from './paths.mjs'
import { ensureWeb } from './web.mjs'

/**
 * The command line, which opens the game menu when it is given no command.
 * @param {readonly string[]} args
 */
export async function runApp(args) {
  const bin = join(root, 'packages/cli/bin/waystation.mjs')
  process.argv = [process.execPath, bin, ...args]
  await import(pathToFileURL(bin).href)
}

/**
 * The server, with the flags of `waystation serve`.
 * @param {readonly string[]} args
 */
export async function runServer(args) {
  const [server] = await Promise.all([
    ensureBuilt('server'),
    ensureBuilt('worker'),
    ensureBuilt('painter'),
    ensureWeb(),
    ensureNative(),
  ])
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, server.pathname, ...args]
  await import(server.href)
}
