import { speaks } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

speaks(elGaucho, { en, fr }, { games: 3 })
