import { keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'

/** One whole game each, every seat and the spectator at every decision; many more in the long run. */
keepsSecrets(greatWesternTrail, { positions: 200, configs: [2, 3, 4].map((players) => ({ players })) })
