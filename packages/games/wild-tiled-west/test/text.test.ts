import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { REWARDS, YEARS } from '../src/data/figures.ts'
import { wildTiledWest } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const configs = [1, 2, 3, 4, 5].map((players) => ({ players, variants: { boards: 'chosen', sides: 'chosen' } }))

speaks(wildTiledWest, { en, fr }, { games: 2, configs, every: 40 })

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    {
      words: /two(?: free)? alleys|or two side by side|deux allées|ou deux côte à côte/,
      why: 'a pair is a piece of its own',
    },
    { words: /three aces|four $|three of different|sets of (?:three|four)/, why: 'the names of the sets of aces' },
    { words: /trois as|quatre $|trois de couleurs|set de (?:trois|quatre)/, why: 'the names of the sets of aces' },
    { words: /two signposts|deux panneaux|four towns are|quatre villes sont/, why: 'printed on one board' },
    { words: /years 1 to|l’an 1 à|space 1\.|case 1\.|comes 1|vient le 1/, why: 'counting begins with one' },
    { words: /from space 1 to|de la case 1 à/i, why: 'counting begins with one' },
    { words: /kind that has three|sorte qui en a trois/, why: 'most copies there are of a tile' },
    { words: /^(?:[1-4]|1 2 3 4)$/, why: 'signs on a drawn board' },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  {
    data: 'data/figures.ts',
    exports: { YEARS: [41, 42, 43].map((rounds) => ({ ...YEARS[0], rounds })) },
    en: '41, 42 and 43 of them in years 1 to 3',
    fr: '41, 42 puis 43 de l’an 1 à l’an 3',
  },
  {
    data: 'data/figures.ts',
    exports: { MIN_COWS: 1, MAX_COWS: 3, WRANGLE_POINTS: [0, 41, 42, 43] },
    en: 'wrangle 1 to 3 of them: 41, 42 or 43',
    fr: 'de 1 à 3 : 41, 42 ou 43',
  },
  {
    data: 'data/figures.ts',
    exports: { PARTNER_ROW: 11 },
    en: 'Eleven more are turned face up',
    fr: 'Onze autres sont',
  },
  {
    data: 'data/figures.ts',
    exports: { REWARDS: { ...REWARDS, 'town-hall': { points: 41 } } },
    en: '41 points when surrounded',
    fr: '41 points une fois encerclée',
  },
  { data: 'data/trays.ts', exports: { JUMP_COST: 41 }, en: '41 gold per stack', fr: '41 or par pile' },
])

const helpIn = (text: typeof en, id: string): string =>
  [text.components[id]?.help ?? '', ...(text.rules.find((section) => section.id === id)?.paragraphs ?? [])].join(' ')
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('what the rulebook says in passing', () => {
  test.each([
    [
      'tussle',
      'Tied players each gain or lose in full',
      'Les joueurs à égalité gagnent ou perdent chacun tous ces points',
    ],
    ['end', 'the victory is shared', 'la victoire est partagée'],
    ['solo', 'bandits of the Ridge and of the face-up cards', 'bandits de la Crête et des cartes face visible'],
    [
      'solo',
      'those of all face-up cards that are not wrangled yet are added up',
      'celles de toutes les cartes face visible',
    ],
    ['lasso', 'diagonals are not needed', 'pas besoin des diagonales'],
  ])('%s: %s', (id, english, french) => {
    expect(plain(helpIn(en, id))).toContain(english)
    expect(plain(helpIn(fr, id))).toContain(french)
  })

  test('the log says what it counts when the Ridge grows', () => {
    const grown = { type: 'ridgeGrows', bandits: 3 } as const
    expect(en.event(grown, String)).toBe('A hill bandit joins the Ridge: 3 on it in all, standing or shot.')
    expect(plain(fr.event(grown, String))).toBe(
      'Un bandit des collines rejoint la Crête ; elle en porte 3 en tout, debout ou abattus.',
    )
  })

  test('what partners ask for reads as a sentence', () => {
    expect(plain(helpIn(fr, 'banker'))).toContain('3 points si vous avez gardé au moins 6 or.')
    expect(plain(helpIn(fr, 'prospector'))).toContain('2 points à partir de la case 5 de la piste de mine.')
    expect(plain(helpIn(fr, 'surveyor'))).toContain('5 points sans fer à cheval non couvert.')
    expect(plain(helpIn(fr, 'peacemaker'))).toContain('4 points avec au plus 4 bandits debout.')
    expect(helpIn(en, 'marshal')).toContain('3 points with at least 2 sheriffs.')
  })

  test('names and numbers are kept apart when bandits are told', () => {
    const tussle = {
      type: 'tussle',
      year: 1,
      points: 2,
      bandits: [2, 3],
      winners: [0],
      losers: [1],
      ridge: null,
    } as const
    const names = (seat: number): string => `Player ${seat + 1}`
    expect(en.event(tussle, names)).toBe(
      'Tussle of year 1, bandits: Player 1 (2), Player 2 (3). Player 1 gains 2 points. Player 2 loses 2 points.',
    )
  })
})
