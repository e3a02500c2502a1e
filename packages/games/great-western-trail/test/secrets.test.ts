import { keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { ALL_MODULES, withModules } from './support/modules.ts'

/** Every seat and the spectator at every decision; each number of players. Many more games: conformance.long.test.ts. */
keepsSecrets(greatWesternTrail, {
  positions: 40,
  configs: [
    { players: 2, variants: { 'private-buildings': 'b' } },
    { players: 2, variants: { ...ALL_MODULES, 'private-buildings': 'b' } },
    { players: 3, variants: { ...withModules('poker-table', 'rails-north'), 'private-buildings': 'mixed' } },
    { players: 4, variants: { 'neutral-buildings': 'shuffled', 'private-buildings': 'b' } },
  ],
})
