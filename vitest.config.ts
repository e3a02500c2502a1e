import { defineConfig } from 'vitest/config'

const long = process.env['WAYSTATION_LONG'] === '1'
const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*${long ? '.long' : ''}.test.ts`)
const exclude = ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])]
const SERVER = 'packages/server/test'
/** Nothing but the language is used there, so that nothing of one test file is left for the next. */
const PURE = ['kernel', 'wording', 'protocol', 'testkit', 'games/*', 'catalog', 'bots', 'table'].map(
  (name) => `packages/${name}/test`,
)

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than the two cores of CI: who tests a server mostly waits for it.
    maxWorkers: 3,
    // Only what hangs runs into these: a busy machine is no failure, and no test measures time.
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: { provider: 'v8', include: ['packages/**/src/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: { name: 'server', include: tests(SERVER), exclude, globalSetup: `${SERVER}/support/whole-run.ts` },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: tests(...PURE),
          exclude,
          // One process reads the rules of a game once and not for every file; those of the others begin when these are done.
          isolate: false,
          restoreMocks: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'all others',
          include: tests('packages/**/test', 'scripts'),
          exclude: [...exclude, `${SERVER}/**`, ...PURE.map((folder) => `${folder}/**`)],
        },
      },
    ],
  },
})
