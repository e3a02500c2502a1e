// What the servers of the browser tests have in common: a folder of their own. All browsers share one address here, so the limits per
// address are out of the way, and bots do not take their time. WAYSTATION_E2E_WEB names another build of the client,
// WAYSTATION_E2E_GAMES a module with further games.
import { DEFAULTS } from '../../packages/server/src/index.ts'

const dataDir = process.env['WAYSTATION_E2E_DATA']
if (!dataDir) throw new Error('WAYSTATION_E2E_DATA says where the data go')
const { WAYSTATION_E2E_WEB: webDir = DEFAULTS.webDir, WAYSTATION_E2E_GAMES: games } = process.env

/** @type {import('../../packages/server/src/index.ts').ServerConfig} */
export const E2E_CONFIG = {
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
    signInsPerMinute: 1000,
  },
}

/**
 * @param {{ stop(): Promise<void> }} server
 */
export function stopWhenAsked(server) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
