import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { fewerConfigs, usualAndUnusual } from './support/configs.ts'

conformance(elPaso, { games: 1, configs: fewerConfigs(), checks: { every: 60 } })
/** Every variant on its own, and many more positions: conformance.long.test.ts. */
keepsSecrets(elPaso, { positions: 15, configs: usualAndUnusual() })
