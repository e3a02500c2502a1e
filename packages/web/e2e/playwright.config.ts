import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

/** One port for this run, which its workers inherit; two runs on one machine do not meet. */
const PORT = (process.env['WAYSTATION_E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BROWSER = process.env['WAYSTATION_BROWSER']
if (!BROWSER) throw new Error('WAYSTATION_BROWSER names the browser to test with')

export default defineConfig({
  testDir: '.',
  // Pictures for the documentation are made on request, not tested.
  testMatch: process.env['WAYSTATION_SHOTS'] ? '*.shots.ts' : '*.spec.ts',
  // Whole games of a second kind, and screens that differ little, take their time in `npm run test:long`.
  ...(process.env['WAYSTATION_LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // What fails twice fails; what passes the second time is counted and named (scripts/lib/browser-tests.mjs).
  retries: 1,
  // Generous: whole games are played here, perhaps on a machine that does other things as well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // It fetches all of the house at a first visit, and every test is one: only what is about it has it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/e2e-server.mjs',
    cwd: ROOT,
    url: `http://localhost:${PORT}/api/games`,
    env: { PORT },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
