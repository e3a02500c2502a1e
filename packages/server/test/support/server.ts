/** A whole server inside the test process, on a port of its own. */
import { DEFAULTS, type ServerConfig } from '../../src/config.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import type { TableEvents } from '../../src/tables/services.ts'
import { TEST_GAMES } from './games/index.ts'
import { asMade } from './made-once.ts'
import type { Where } from './storages.ts'

export type ConfigChange = Partial<Omit<ServerConfig, 'limits' | 'rates' | 'caps' | 'patience' | 'retention'>> & {
  limits?: Partial<ServerConfig['limits']>
  rates?: Partial<ServerConfig['rates']>
  caps?: Partial<ServerConfig['caps']>
  patience?: Partial<ServerConfig['patience']>
  retention?: Partial<ServerConfig['retention']>
}

export function testConfig(where: Where, change: ConfigChange = {}): ServerConfig {
  return {
    ...DEFAULTS,
    ...where,
    port: 0,
    logLevel: 'silent',
    modules: [asMade('games', TEST_GAMES)],
    rulesWorkers: 1,
    ...change,
    limits: { ...DEFAULTS.limits, botDelayMs: 0, ...change.limits },
    rates: {
      requestsPerMinute: 1_000_000,
      filesPerMinute: 1_000_000,
      messagesPerSecond: 1_000_000,
      streamsPerAddress: 10_000,
      chatPerMinute: 1_000_000,
      signInsPerMinute: 1_000_000,
      ...change.rates,
    },
    caps: {
      tablesPerGuest: 1_000_000,
      newTablesPerHour: 1_000_000,
      guestsPerHour: 1_000_000,
      botSecondsPerMinute: 1_000_000,
      ...change.caps,
    },
    patience: { ...DEFAULTS.patience, ...change.patience },
    retention: { ...DEFAULTS.retention, ...change.retention },
  }
}

export async function testServer(
  where: Where,
  change?: ConfigChange,
  events?: TableEvents,
  now?: () => number,
): Promise<RunningServer> {
  return await startServer(testConfig(where, change), events, now)
}
