/** A server in a process of its own, with the test games; says where it listens. */
import { startServer } from '../../src/server.ts'
import { type ConfigChange, testConfig } from './server.ts'
import type { Where } from './storages.ts'

const { where, change } = JSON.parse(process.argv[2]) as { where: Where; change: ConfigChange }
const server = await startServer(testConfig(where, { logLevel: 'fatal', ...change }))
process.send?.(server.url)
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0))
})
// Tests that are gone take their servers along.
process.once('disconnect', () => process.exit(1))
