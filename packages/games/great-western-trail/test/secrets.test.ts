import { keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'

/** Every seat and the spectator at every decision; each number of players. Many more games: conformance.long.test.ts. */
keepsSecrets(greatWesternTrail, {
  positions: 120,
  configs: [
    { players: 2, variants: { 'private-buildings': 'b' } },
    { players: 3, variants: { 'private-buildings': 'mixed' } },
    { players: 4, variants: { 'neutral-buildings': 'shuffled', 'private-buildings': 'b' } },
  ],
})
