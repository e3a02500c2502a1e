/** Builds the service worker with the list of what was built, so that the house is there without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { ON_DEMAND } from './archive-files.ts'

const ENTRY = fileURLToPath(new URL('../service-worker/main.ts', import.meta.url))
/** Not part of the house: the worker itself, what only tools read, and lids that only the server shows. */
const LEFT_OUT = /^(sw\.js|\.vite\/.*|covers\/.*)$|\.(map|woff)$/

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
}

function fingerprint(dir: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
  return hash.digest('hex').slice(0, 16)
}

export function serviceWorker(): Plugin {
  let outDir = ''
  return {
    name: 'waystation-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const files = filesOf(outDir)
        const paths = files
          .filter((file) => !ON_DEMAND.some((folder) => file.startsWith(folder)))
          .map((file) => (file === 'index.html' ? '/' : `/${file}`))
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __FILES__: JSON.stringify(paths),
            __ON_DEMAND__: JSON.stringify(ON_DEMAND.map((folder) => `/${folder}`)),
            __VERSION__: JSON.stringify(fingerprint(outDir, files)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry: ENTRY, formats: ['es'], fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}
