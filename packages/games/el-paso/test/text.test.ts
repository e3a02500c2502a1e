import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import type { Names, Seat } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { POSTS } from '../src/data/posts.ts'
import type { Event } from '../src/events.ts'
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
    { words: /(?:then|and) 1 for each|(?:puis|et) 1 pour chaque/, why: 'what a certificate adds' },
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

const helpIn = (text: typeof en, id: string): string =>
  [text.components[id]?.help ?? '', ...(text.rules.find((section) => section.id === id)?.paragraphs ?? [])].join(' ')

describe('what the rulebook says in passing', () => {
  test('what a delivery is worth: a duplicate by bonus tile, one by permanent certificate', () => {
    expect(helpIn(en, 'delivery')).toContain('the value of one duplicate card for each bonus tile that allows it')
    expect(helpIn(en, 'delivery')).toContain('1 for each permanent certificate, on your board or on a bonus tile')
    expect(helpIn(fr, 'delivery')).toContain('la valeur d’une carte en double pour chaque tuile Bonus qui le permet')
    expect(helpIn(fr, 'delivery')).toContain('1 pour chaque certificat permanent, qu’il soit sur votre plateau ou sur')
  })

  test('Sue’s deliveries are told with both readings', () => {
    for (const text of [en, fr]) {
      expect(helpIn(text, 'solo-turn')).toContain(text.variant('solo-delivery', 'always-highest'))
      expect(helpIn(text, 'solo-turn')).toContain('9, 10, 12, 14, 16')
    }
  })

  test('points off Sue’s total are told beside the B cards, and offered beside them', () => {
    expect(helpIn(en, 'solo-setup')).toMatch(/B cards; each makes her stronger\. .*takes points off her total/)
    expect(helpIn(fr, 'solo-setup')).toMatch(/chacune la rend plus forte\. .*lui retire des points/)
    const ids: readonly string[] = elPaso.meta.variants.map(({ id }) => id)
    expect(ids.indexOf('solo-handicap')).toBe(ids.indexOf('solo-b-cards') + 1)
  })
})

describe('the log', () => {
  const names: Names = (seat: Seat) => ['Ada', 'Bob'][seat]
  const said = (event: Event): readonly [string, string] => [en.event(event, names), fr.event(event, names)]
  const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
  const both = (event: Event): readonly string[] => said(event).map(plain)

  test('tiles have their article', () => {
    expect(both({ type: 'tileTaken', seat: 0, tile: 'objective-07', dollars: 0, unseen: false })).toEqual([
      'Ada takes the objective “Hereford” (4 VP).',
      'Ada prend l’objectif « Hereford » (4 PV).',
    ])
    expect(both({ type: 'tileShown', tile: 'bonus-18' })).toEqual([
      'The bonus “gain $5” (3 VP) is revealed.',
      'Le bonus « recevoir 5 $ » (3 PV) est révélé.',
    ])
  })

  test('workers drawn are counted by type', () => {
    const drew: Event = { type: 'drew', seat: 0, count: 1, workers: ['cowboy', 'engineer', 'engineer'] }
    expect(both(drew)).toEqual([
      'Ada draws 1 cattle card; workers drawn: 1 cowboy and 2 engineers.',
      'Ada pioche 1 carte Bétail ; ouvriers piochés : 1 cowboy et 2 ingénieurs.',
    ])
  })

  test('what is paid is one list, and nothing paid is for free', () => {
    const bought = { seat: 0, breed: 'corriente', workers: 1, wilds: 1, dollars: 4 } as const
    expect(both({ type: 'cattleBought', ...bought })).toEqual([
      'Ada buys a Corriente with 1 cowboy, 1 wild worker and $4.',
      'Ada achète une Corriente avec 1 cowboy, 1 ouvrier joker et 4 $.',
    ])
    expect(both({ type: 'hired', seat: 1, worker: 'builder', dollars: 0 })).toEqual([
      'Bob hires a builder for free.',
      'Bob engage un bâtisseur gratuitement.',
    ])
  })

  test('whoever matches Sue is named', () => {
    expect(both({ type: 'gameOver', winners: [0], sue: 82 })).toEqual([
      'Ada matches or beats Sue’s 82 points and wins.',
      'Ada fait au moins aussi bien que Sue (82 points) et gagne.',
    ])
  })
})
