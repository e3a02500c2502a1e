/** A server in a process of its own, with the test games; says where it listens. */
import { startServer } from '../../src/server.ts'
import type { FastClock } from './processes.ts'
import { type ConfigChange, testConfig } from './server.ts'
import type { Where } from './storages.ts'

interface Asked {
  readonly where: Where
  readonly change: ConfigChange
  /** Is killed as soon as it would tell what happened at a table. */
  readonly diesTelling: boolean
  readonly clock: FastClock
}

const { where, change, diesTelling, clock } = JSON.parse(process.argv[2]) as Asked
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const events = diesTelling ? { concerns: () => true, waiting: die, finished: die } : null
// A text since it came here.
const { publicUrl = null } = change
const house = { logLevel: 'fatal', ...change, publicUrl: publicUrl && new URL(publicUrl) }
const server = await startServer(
  testConfig(where, house),
  events,
  () => clock.zero + (Date.now() - clock.zero) * clock.rate,
)
process.send?.(server.url)
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0))
})
// Tests that are gone take their servers along.
process.once('disconnect', () => process.exit(1))
