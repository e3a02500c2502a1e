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
  { data: 'data/figures.ts', exports: { PARTNER_ROW: 11 }, en: 'Eleven more are laid open', fr: 'Onze autres sont' },
  {
    data: 'data/figures.ts',
    exports: { REWARDS: { ...REWARDS, 'town-hall': { points: 41 } } },
    en: '41 points when surrounded',
    fr: '41 points une fois encerclée',
  },
  { data: 'data/trays.ts', exports: { JUMP_COST: 41 }, en: '41 gold per stack', fr: '41 or par pile' },
])
