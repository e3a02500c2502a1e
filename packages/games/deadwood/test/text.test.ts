import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { FINES, HOTEL_PAY, START } from '../src/data/figures.ts'
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
  { data: 'data/plots.ts', exports: { RAIL_TILES: 5 }, en: 'the fifth rail tile', fr: 'la cinquième tuile Rail' },
  {
    data: 'data/figures.ts',
    exports: { FINES: [...FINES, 66] },
    en: '$66 for eleven or more',
    fr: '55 $ pour un à dix',
  },
  {
    data: 'data/figures.ts',
    exports: { HOTEL_PAY: { ...HOTEL_PAY, rail: 3 } },
    en: '$3 for every rail',
    fr: '3 $ à chaque',
  },
  { data: 'data/figures.ts', exports: { START: { ...START, money: 6 } }, en: 'starts with $6', fr: 'avec 6 $' },
  {
    data: 'data/figures.ts',
    exports: { GOLD: [0, 0, 0, 2, 3, 5] },
    en: '1, 2 or 3 nothing, 4 gives $2',
    fr: '1, 2 ou 3 : rien',
  },
  { data: 'data/figures.ts', exports: { STATION_ACTIVATIONS: 3 }, en: 'annex three times', fr: 'annexer trois fois' },
])
