import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { lastMatch } from '../src/index.ts'

conformance(lastMatch, { games: 50, checks: { every: 5 } })
keepsSecrets(lastMatch, { positions: 200, hidden: false })
