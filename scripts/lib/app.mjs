import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

/**
 * What `npm start` runs once everything is installed: the command line, which opens the game menu when it is
 * given no command.
 * @param {readonly string[]} args
 */
export async function runApp(args) {
  const bin = join(root, 'packages/cli/bin/waystation.mjs')
  process.argv = [process.execPath, bin, ...args]
  await import(pathToFileURL(bin).href)
}
