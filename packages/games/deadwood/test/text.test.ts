import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { HOTEL_PAY, START } from '../src/data/figures.ts'
import { deadwood } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { peaceful } from './support/policies.ts'

speaks(deadwood, { en, fr }, { games: 4 })
// Final duels among everybody.
speaks(deadwood, { en, fr }, { games: 3, policy: peaceful, seed: 'peace' })

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    { words: /three plots meet|on those three|trois cases se touchent/, why: 'the shape of the board' },
    { words: /one of (?:the )?two plots|l’une de(?:s)? deux cases/, why: 'the shape of the board' },
    { words: /one of two things|une chose sur deux/, why: 'the sentence names both' },
    { words: /les deux (?:survivent|meurent)|tenez les deux/, why: 'both' },
    { words: /more than two, every die|à plus de deux/, why: 'with two the target is plain' },
    { words: 'twice', why: 'the word for two times' },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  { data: 'data/plots.ts', exports: { RAIL_TILES: 11 }, en: 'the eleventh rail tile', fr: 'la onzième tuile Rail' },
  {
    data: 'data/figures.ts',
    exports: { FINES: [0, 41, 42, 43] },
    en: '$41, 42 for one to two, and $43 for three or more',
    fr: '41, 42 $ pour un à deux, et 43 $ pour trois ou plus',
  },
  {
    data: 'data/figures.ts',
    exports: { HOTEL_PAY: { ...HOTEL_PAY, rail: 41 } },
    en: '$41 for every rail',
    fr: '41 $ à chaque',
  },
  { data: 'data/figures.ts', exports: { START: { ...START, money: 41 } }, en: 'starts with $41', fr: 'avec 41 $' },
  {
    data: 'data/figures.ts',
    exports: { GOLD: [0, 0, 0, 41, 42, 43] },
    en: '1, 2 or 3 nothing, 4 gives $41, 5 gives $42',
    fr: '1, 2 ou 3 : rien, 4 : 41 $',
  },
  { data: 'data/figures.ts', exports: { STATION_ACTIVATIONS: 11 }, en: 'annex eleven times', fr: 'annexer onze fois' },
])
