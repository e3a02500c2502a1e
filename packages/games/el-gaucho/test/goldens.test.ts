import { goldens } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'
import { en } from '../src/text/en.ts'

const PLAYERS = [2, 3, 4]
const SEEDS = ['pampa', 'rodeo', 'steppe']

goldens(elGaucho, {
  folder: new URL('./goldens/', import.meta.url),
  text: en,
  games: PLAYERS.flatMap((players) => SEEDS.map((seed) => ({ name: `${players}-${seed}`, seed, config: { players } }))),
})
