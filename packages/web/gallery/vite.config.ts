/** Serves the gallery during development; the shipped build knows nothing of it. */
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [preact()],
  server: { port: 5199, strictPort: true },
})
