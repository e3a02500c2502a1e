import { speaks } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { configs } from './configs.ts'

speaks(elPaso, { en, fr }, { games: 1, configs: configs() })
