import { coverage, conformance, keepsSecrets } from '../src/vitest.ts'
import { decisionKinds, eventTypes } from '../src/index.ts'
import { peddlers } from './peddlers/game.ts'
import type { Peddlers } from './peddlers/types.ts'

conformance(peddlers, { games: 15, checks: { every: 3 } })
keepsSecrets(peddlers, { positions: 300 })

coverage<Peddlers>(peddlers, {
  games: 30,
  topics: {
    event: eventTypes('dealt', 'drew', 'tucked', 'bid', 'played', 'rolled', 'sold', 'toasted'),
    decision: decisionKinds('bid', 'fetch', 'tend', 'play', 'tuck', 'sell', 'again', 'anytime'),
  },
})
