import { speaks } from '@waystation/testkit/vitest'
import { lastMatch } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

speaks(lastMatch, { en, fr }, { games: 10 })
