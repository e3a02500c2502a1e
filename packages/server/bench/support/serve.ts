/** A server for measuring: everything as usual, except that no rate limit slows the load generator down. */
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

const config = readConfig([], process.env)
if (!config) throw new Error('no configuration')
const rates = { requestsPerMinute: 1e9, messagesPerSecond: 1e9, streamsPerAddress: 1e6 }
const { appendThread = config.appendThread, idleMs = config.limits.idleMs } = JSON.parse(
  process.env['BENCH_CHANGE'] ?? '{}',
) as { appendThread?: boolean; idleMs?: number }
const limits = { ...config.limits, idleMs }
const server = await startServer({ ...config, rates, limits, appendThread })
process.send?.('ready')
// A load generator that is gone takes its server along.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0))
})
