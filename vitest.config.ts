import { defineConfig } from 'vitest/config'

const long = process.env['WAYSTATION_LONG'] === '1'

export default defineConfig({
  test: {
    include: long
      ? ['packages/**/test/**/*.long.test.ts', 'scripts/**/*.long.test.ts']
      : ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Only what hangs runs into these: a busy machine is no failure, and no test measures time.
    testTimeout: long ? 1_200_000 : 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: { provider: 'v8', include: ['packages/**/src/**/*.ts'] },
  },
})
