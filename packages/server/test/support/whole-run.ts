/** Before all test files: the server bundled once, and one PostgreSQL in which each has databases of its own. */
import { bundleServer } from './bundled.ts'
import { BUNDLE, POSTGRES } from './made-once.ts'
import { startCluster } from './postgres.ts'

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
