import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
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
    { words: 'ne l’attroupe pas deux fois', why: 'never again' },
    { words: /^(?:[1-4]|1 2 3 4)$/, why: 'signs on a drawn board' },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  {
    data: 'data/figures.ts',
    exports: { YEARS: [...YEARS, { rounds: 2, tussle: 6, townBonus: 0, hillBandits: false }] },
    en: '5, 4, 4, 3 and 2 of them in years 1 to 5',
    fr: '5, 4, 4, 3 puis 2 de l’an 1 à l’an 5',
  },
  { data: 'data/figures.ts', exports: { MAX_COWS: 6 }, en: 'wrangle 3 to 6 of them: 2, 4, 6 or 8', fr: 'de 3 à 6' },
  { data: 'data/figures.ts', exports: { PARTNER_ROW: 4 }, en: 'Four more are laid open', fr: 'Quatre autres sont' },
  {
    data: 'data/figures.ts',
    exports: { REWARDS: { ...REWARDS, 'town-hall': { points: 11 } } },
    en: '11 points when surrounded',
    fr: '11 points une fois encerclée',
  },
  { data: 'data/trays.ts', exports: { JUMP_COST: 2 }, en: '2 gold per stack', fr: '2 or par pile' },
])
