import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { fewerConfigs } from './support/configs.ts'

conformance(elPaso, { games: 1, configs: fewerConfigs(), checks: { every: 60 } })
keepsSecrets(elPaso, { positions: 5, configs: fewerConfigs() })
