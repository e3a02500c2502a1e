import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { configs, PASSING_EVENTS } from './configs.ts'

const checks = { passingEvents: PASSING_EVENTS }

conformance(elPaso, { games: 10, configs: configs(), checks: { ...checks, every: 60 } })
keepsSecrets(elPaso, { positions: 100, configs: configs(), checks })
