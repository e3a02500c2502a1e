import { speaks } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const ADVANCED = { 'building-sides': 'b', 'train-sides': 'back', 'solo-b-cards': '3', 'solo-handicap': '10' }

speaks(
  elPaso,
  { en, fr },
  {
    games: 1,
    configs: [1, 2, 3, 4].flatMap((players) => [{}, ADVANCED].map((variants) => ({ players, variants }))),
  },
)
