import { conformance } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'

conformance(elGaucho, { games: 40, checks: { every: 25 } })
