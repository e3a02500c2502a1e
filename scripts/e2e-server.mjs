// The real server for the browser tests, in a folder of its own; run through tsx. All browsers share one address here, so the
// limits per address are out of the way, and bots do not take their time. WAYSTATION_E2E_WEB names another build of the client,
// WAYSTATION_E2E_GAMES a module with further games.
import { DEFAULTS, startServer } from '../packages/server/src/index.ts'

const dataDir = process.env['WAYSTATION_E2E_DATA']
if (!dataDir) throw new Error('WAYSTATION_E2E_DATA says where the data go')
const { WAYSTATION_E2E_WEB: webDir = DEFAULTS.webDir, WAYSTATION_E2E_GAMES: games } = process.env
const server = await startServer({
  ...DEFAULTS,
  webDir,
  modules: games === undefined ? [] : [games],
  port: Number(process.env['PORT']),
  dataDir,
  logLevel: 'warn',
  limits: { ...DEFAULTS.limits, botDelayMs: 50 },
  rates: {
    requestsPerMinute: 100_000,
    filesPerMinute: 1_000_000,
    messagesPerSecond: 500,
    streamsPerAddress: 1000,
    chatPerMinute: 10_000,
  },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
