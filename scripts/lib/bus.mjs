// A NATS server for the tests of the message bus: the one at hand, or Debian's.
import { installDebians, onPath } from './debian.mjs'

const SERVER = 'nats-server'

/**
 * Whether these filters leave anything of the server's tests.
 * @param {readonly string[]} filters
 */
export const concernsBus = (filters) =>
  filters.length === 0 || filters.some((one) => one.includes('bus') || 'packages/server/test'.includes(one))

/**
 * Where none can be had, the tests go on with the part of one that the house uses, and say so.
 * @param {{ path?: string, install?: (name: string) => Promise<void> }} options
 */
export async function ensureBus({ path = process.env['PATH'] ?? '', install = installDebians } = {}) {
  if (onPath(SERVER, path)) return true
  try {
    if (!onPath('apt-get', path)) throw new Error('there is no apt-get')
    await install(SERVER)
    return true
  } catch (error) {
    console.log(
      `The message bus is tested without a NATS server: ${error instanceof Error ? error.message : String(error)}`,
    )
    return false
  }
}
