// Programs of Debian that tests use, where Debian is.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

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

/** @param {string} name of a package */
export async function installDebians(name) {
  console.log(`Installing ${name} with apt-get.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed\n${output}`)
  }
}
