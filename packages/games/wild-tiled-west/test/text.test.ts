import { speaks } from '@waystation/testkit/vitest'
import { wildTiledWest } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const configs = [1, 2, 3, 4, 5].map((players) => ({ players, variants: { boards: 'chosen', sides: 'chosen' } }))

speaks(wildTiledWest, { en, fr }, { games: 2, configs, every: 40 })
