// The real server for the browser tests; run through tsx.
import { startServer } from '../packages/server/src/index.ts'
import { E2E_CONFIG, stopWhenAsked } from './lib/e2e-config.mjs'

stopWhenAsked(await startServer(E2E_CONFIG))
