import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { POSTS } from '../src/data/posts.ts'
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

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    { words: /card of value 2|Bétail de valeur 2/, why: 'the name of a filter' },
    { words: /one or two different|une ou deux actions/, why: 'a second action has to be another one' },
    { words: /two exchanges|up to two cards|up to twice/, why: 'a second exchange is a question of its own' },
    { words: /deux échanges|jusqu’à deux (?:cartes|fois)/, why: 'a second exchange is a question of its own' },
    { words: /(?:two|deux), (?:three|trois) o[ru] (?:four|quatre)|as for two|comme à deux/, why: 'who plays' },
    { words: /(?:building|bâtiment) 2a?/, why: 'the name of a building' },
    { words: /its two actions|ses deux actions|all three, in|les trois, dans/, why: 'they have just been named' },
    { words: /two objectives|deux objectifs|deux piles/, why: 'more than one; both' },
    { words: /draws two cards|pioche deux cartes/, why: 'the name of an action' },
    { words: /^(?:two|three \(hardest\)|ten|twenty)$/, why: 'the names of a variant’s values' },
    { words: /^(?:deux|trois \(le plus difficile\)|dix|vingt)$/, why: 'the names of a variant’s values' },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  {
    data: 'data/table.ts',
    exports: { STARTING_CAPITAL: [{ dollars: 41, tokens: 11 }] },
    en: '$41 and eleven tokens',
    fr: '41 $ et onze jetons',
  },
  {
    data: 'data/posts.ts',
    exports: { POSTS: [41, 42, 43].map((value) => ({ ...POSTS[0], value })) },
    en: '41, 42 and 43 take several',
    fr: 'le 41, le 42 et le 43 en acceptent plusieurs',
  },
  {
    data: 'data/player-board.ts',
    exports: { LATER_HAND_LIMIT: 11 },
    en: 'Your hand limit becomes eleven',
    fr: 'Votre limite de main passe à onze',
  },
  {
    data: 'data/cards.ts',
    exports: { WILD_SURCHARGE: 41 },
    en: 'always costs $41 more',
    fr: 'coûte toujours 41 $ de plus',
  },
  { data: 'data/buildings.ts', exports: { PROPERTY_MARKERS: 11 }, en: 'Eleven each', fr: 'Onze chacun' },
])
