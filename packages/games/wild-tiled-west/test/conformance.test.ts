import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { wildTiledWest } from '../src/index.ts'

conformance(wildTiledWest, { games: 2, checks: { every: 60 } })

/** Everything anybody could choose, at every number of players. */
const configs = [1, 2, 3, 4, 5].map((players) => ({ players, variants: { boards: 'chosen', sides: 'chosen' } }))
keepsSecrets(wildTiledWest, { positions: 30, configs })
