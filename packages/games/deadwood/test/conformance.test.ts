import { conformance } from '@waystation/testkit/vitest'
import { deadwood } from '../src/index.ts'

conformance(deadwood, { games: 12 })
