#!/usr/bin/env node
// Runs the bundled command line; makes the bundle first when a source has changed.
// What runs and keeps a server is the server's own program, since its threads lie beside it.
import { runServer } from '../../../scripts/lib/app.mjs'
import { ensureBuilt } from '../../../scripts/build.mjs'

const OF_THE_SERVER = ['serve', 'backup', 'restore', 'stats']

/**
 * The command comes first, or after the language.
 * @param {readonly string[]} args
 */
async function run(args) {
  const at = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0
  const name = args[at] ?? ''
  if (OF_THE_SERVER.includes(name)) return runServer([name, ...args.slice(at + 1), ...args.slice(0, at)])
  process.setSourceMapsEnabled(true)
  await import((await ensureBuilt()).href)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
