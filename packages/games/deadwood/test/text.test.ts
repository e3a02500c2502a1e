import { speaks } from '@waystation/testkit/vitest'
import { deadwood } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { peaceful } from './support/policies.ts'

speaks(deadwood, { en, fr }, { games: 4 })
// Final duels among everybody.
speaks(deadwood, { en, fr }, { games: 3, policy: peaceful, seed: 'peace' })
