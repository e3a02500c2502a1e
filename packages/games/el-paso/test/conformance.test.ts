import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { fewerConfigs } from './support/configs.ts'

conformance(elPaso, { games: 2, configs: fewerConfigs(), checks: { every: 60 } })
keepsSecrets(elPaso, { positions: 15, configs: fewerConfigs() })
