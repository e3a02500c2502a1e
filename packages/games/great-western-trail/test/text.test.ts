import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { TABLE_SIZES } from '../src/data/table-size.ts'
import { greatWesternTrail } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { ALL_MODULES } from './support/modules.ts'

speaks(
  greatWesternTrail,
  { en, fr },
  {
    games: 1,
    configs: [
      { players: 2, variants: { 'private-buildings': 'mixed' } },
      { players: 2, variants: { ...ALL_MODULES, 'private-buildings': 'chosen' } },
    ],
  },
)

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    { words: /auxiliary action: .*|action de soutien : .*/, why: 'done once, or doubled: the amounts are those' },
    { words: /gain \$\d|gagner \d \$|.* as a double auxiliary action|.* en action de soutien double/, why: 'the same' },
    {
      words: /two disc spots.* two let you|deux emplacements.* deux permettent|les deux disques/,
      why: 'single and double',
    },
    {
      words: /for every 2 (?:cards|hazard tiles|certificates|stations|exchange tokens)/,
      why: 'a pair, as for teepees',
    },
    { words: /^(?:two|deux) $|two cards of one breed|deux cartes d’une même race/, why: 'a pair' },
    { words: /two cities|deux villes|dans les deux|between two spaces|entre deux cases/, why: 'both ends' },
    { words: /1 to|de 1 à/, why: 'a move is never empty' },
    { words: /building \d+[ab]|bâtiment \d+[ab]|^(?:Building|Bâtiment) \d+/, why: 'the name of a building' },
    { words: /up to 1 (?:space|card) per|d’1 case au plus par|jusqu’à 1 carte par/, why: 'one for each' },
    {
      words: /with three|with four|à (?:trois|quatre)|(?:two|deux), (?:three|trois) o[ru] (?:four|quatre)/,
      why: 'who plays',
    },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  { data: 'data/table-size.ts', exports: { OPENING_TILES: 11 }, en: 'Eleven tiles of the', fr: 'Onze tuiles de la' },
  {
    data: 'data/table-size.ts',
    exports: { STARTING_MONEY: [41, 42, 43, 44] },
    en: '$41, $42, $43 or $44 in turn order',
    fr: '41, 42, 43 ou 44 $ selon',
  },
  {
    data: 'data/table-size.ts',
    exports: { TABLE_SIZES: { ...TABLE_SIZES, 2: { ...TABLE_SIZES[2], greenFee: 41, blackFee: 42 } } },
    en: '$41 and $42 with two players',
    fr: '41 $ et 42 $ à deux joueurs',
  },
  {
    data: 'data/player-board.ts',
    exports: { SCORING_SLOTS: [10, 11, 12] },
    en: 'slots 10, 11 and 12',
    fr: 'cases 10, 11 et 12',
  },
  {
    data: 'data/tiles.ts',
    exports: { FORESIGHT_TILES: 11 },
    en: 'one of eleven foresight',
    fr: 'l’une des onze tuiles',
  },
  { data: 'data/poker.ts', exports: { ANTE_PRICES: [41, 42] }, en: 'for $41 and', fr: 'pour 41 $ et' },
  { data: 'data/poker.ts', exports: { BANK_ADDS: 41 }, en: '$41 from the bank', fr: '41 $ de la banque' },
  { data: 'data/rails/towns.ts', exports: { EXCHANGE_DRAWS: 11 }, en: 'draw up to eleven', fr: 'piochez jusqu’à onze' },
  {
    data: 'data/rails/towns.ts',
    exports: { SHOP_CARD_VALUE: 41 },
    en: 'cattle card of value 41',
    fr: 'carte Bétail de valeur 41',
  },
  {
    data: 'data/railroad.ts',
    exports: { RED_CROSSES: [41, 42] },
    en: 'after spaces 41 and 42',
    fr: 'après les cases 41 et 42',
  },
  {
    data: 'data/station-masters.ts',
    exports: { PAIR_BONUS: 41 },
    en: '41 points for every',
    fr: '41 points par paire',
  },
])
