import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkFileName } from './build/archive-files.ts'
import { covers } from './build/covers.ts'
import { furtherGames } from './build/further-games.ts'
import { serviceWorker } from './build/service-worker.ts'
import { thirdParty } from './build/third-party.ts'

const SERVER = process.env['WAYSTATION_SERVER'] ?? 'http://127.0.0.1:3000'

const noted = thirdParty()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [...furtherGames(), noted.inClient, covers(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A file inlined as data would slip past the content policy and could not be cached on its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: chunkFileName } },
  },
  worker: {
    format: 'es',
    plugins: () => [...furtherGames(), noted.inWorker],
    rolldownOptions: { output: { chunkFileNames: chunkFileName } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
