/** The server bundled as it is for `npm start`, with the test games beside it: starts in a fraction of the time. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

export interface Bundled {
  /** The address of the folder, with a slash at its end. */
  readonly url: string
  remove(): void
}

export async function bundleServer(): Promise<Bundled> {
  const outdir = join(PACKAGE, 'dist', `test-${process.pid}-${Date.now()}`)
  mkdirSync(outdir, { recursive: true })
  await build({
    absWorkingDir: PACKAGE,
    entryPoints: {
      serve: 'test/support/serve-process.ts',
      worker: 'src/workers/worker.ts',
      painter: 'src/share/painter.ts',
      games: 'test/support/games/index.ts',
      raised: 'test/support/games/raised.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // One copy of the kernel for the worker and the games it loads.
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['better-sqlite3', 'pg-native'],
    banner: { js: BANNER },
    logLevel: 'error',
  })
  return {
    url: `${pathToFileURL(outdir).href}/`,
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  }
}
