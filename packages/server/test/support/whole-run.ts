/** Before all test files: the server bundled once, and one PostgreSQL in which each has databases of its own. */
import { bundleServer } from './bundled.ts'
import { BUNDLE, POSTGRES } from './made-once.ts'
import { startCluster } from './postgres.ts'

// What starts PostgreSQL ends an idle process with 0, also where tests have failed.
process.prependListener('beforeExit', (code) => {
  if (code !== 0) process.exit(code)
})

export async function setup(): Promise<() => Promise<void>> {
  // Tests kill processes, never the machine: what is handed to the system is safe.
  const [bundle, cluster] = await Promise.all([bundleServer(), startCluster(['fsync=off'])])
  process.env[BUNDLE] = bundle.url
  process.env[POSTGRES] = cluster.url
  return async () => {
    await cluster.stop()
    bundle.remove()
  }
}
