import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { configs, PASSING_EVENTS } from './configs.ts'

const checks = { passingEvents: PASSING_EVENTS }

conformance(elPaso, { games: 300, seed: 'long', configs: configs(), checks: { ...checks, every: 100 } })
keepsSecrets(elPaso, { positions: 2000, seed: 'long', configs: configs(), checks })
