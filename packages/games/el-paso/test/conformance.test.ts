import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { configs } from './support/configs.ts'

conformance(elPaso, { games: 10, configs: configs(), checks: { every: 60 } })
keepsSecrets(elPaso, { positions: 100, configs: configs() })
