#!/usr/bin/env node
// Runs the bundled command line; makes the bundle first when a source has changed.
import { ensureBuilt } from '../../../scripts/build.mjs'

/** @returns {Promise<URL | null>} */
async function bundle() {
  try {
    return await ensureBuilt()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return null
  }
}

process.setSourceMapsEnabled(true)
const address = await bundle()
if (address) await import(address.href)
