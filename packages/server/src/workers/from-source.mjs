// Runs a thread from its TypeScript source; a bundle carries it ready-made instead.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
