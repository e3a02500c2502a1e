import { speaks } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

speaks(greatWesternTrail, { en, fr }, { games: 2 })
