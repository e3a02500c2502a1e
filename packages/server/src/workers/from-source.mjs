// Runs a thread from its TypeScript source; a bundle carries it ready-made instead. Tests start hundreds: theirs are made beforehand.
import { workerData } from 'node:worker_threads'

const { entry } = workerData
const made = process.env['WAYSTATION_TEST_BUNDLE']
if (made === undefined) (await import('tsx/esm/api')).register()
await import(made === undefined ? entry : entry.replace(/^.*\/(\w+)\.ts$/, `${made}$1.mjs`))
