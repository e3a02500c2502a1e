// Runs the worker from its TypeScript source; a bundle carries the worker ready-made instead.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
