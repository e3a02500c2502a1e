#!/usr/bin/env node
// The `waystation` of a clone: runs the bundled programs, and makes the bundles first when a source has changed.
import { runServer } from '../../../scripts/lib/app.mjs'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { whichProgram } from './which-program.mjs'

const { program, args } = whichProgram(process.argv.slice(2))
try {
  if (program === 'server') await runServer(args)
  else {
    process.setSourceMapsEnabled(true)
    await import((await ensureBuilt()).href)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
