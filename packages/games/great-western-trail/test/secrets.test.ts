import { keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'

/** A whole game, every seat and the spectator at every decision. More seats and many more games: conformance.long.test.ts. */
keepsSecrets(greatWesternTrail, { positions: 200, configs: [{ players: 2, variants: { 'private-buildings': 'b' } }] })
