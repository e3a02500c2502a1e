import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { wildTiledWest } from '../src/index.ts'

conformance(wildTiledWest, { games: 400, seed: 'long', checks: { every: 200 } })
keepsSecrets(wildTiledWest, { positions: 1000, seed: 'long' })
