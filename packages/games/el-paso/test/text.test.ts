import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { POSTS } from '../src/data/posts.ts'
import { STARTING_CAPITAL } from '../src/data/table.ts'
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
    exports: { STARTING_CAPITAL: [...STARTING_CAPITAL.slice(0, 3), { dollars: 6, tokens: 3 }] },
    en: '$6 and three tokens',
    fr: '6 $ et trois jetons',
  },
  {
    data: 'data/posts.ts',
    exports: { POSTS: POSTS.map((post) => (post.value === 14 ? { ...post, repeatable: true } : post)) },
    en: '0, 12, 14 and 16 take several',
    fr: 'le 0, le 12, le 14 et le 16 en acceptent plusieurs',
  },
  {
    data: 'data/player-board.ts',
    exports: { LATER_HAND_LIMIT: 6 },
    en: 'Your hand limit becomes six',
    fr: 'Votre limite de main passe à six',
  },
  {
    data: 'data/cards.ts',
    exports: { WILD_SURCHARGE: 3 },
    en: 'always costs $3 more',
    fr: 'coûte toujours 3 $ de plus',
  },
  { data: 'data/buildings.ts', exports: { PROPERTY_MARKERS: 3 }, en: 'Three each', fr: 'Trois chacun' },
])
