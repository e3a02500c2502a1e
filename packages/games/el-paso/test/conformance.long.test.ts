import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { configs } from './support/configs.ts'

conformance(elPaso, { games: 300, seed: 'long', configs: configs(), checks: { every: 100 } })
keepsSecrets(elPaso, { positions: 2000, seed: 'long', configs: configs() })
