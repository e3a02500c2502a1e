import { start } from '@waystation/kernel'
import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { HOTEL_PAY, START } from '../src/data/figures.ts'
import { deadwood } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { describe, expect, test } from 'vitest'
import { peaceful } from './support/policies.ts'

speaks(deadwood, { en, fr }, { games: 4 })
// Final duels among everybody.
speaks(deadwood, { en, fr }, { games: 3, policy: peaceful, seed: 'peace' })

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    { words: /three plots meet|on those three|trois cases se touchent/, why: 'the shape of the board' },
    { words: /one of (?:the )?two plots|l’une de(?:s)? deux cases/, why: 'the shape of the board' },
    { words: 'one of two things', why: 'the sentence names both' },
    { words: /les deux (?:survivent|meurent)|contrôlez les deux/, why: 'both' },
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

const rules = (text: typeof en, id: string): string =>
  text.rules.find((section) => section.id === id)?.paragraphs.join(' ') ?? ''

describe('what an examination found untold', () => {
  test('every end of a duel', () => {
    for (const words of ['only the defender dies', 'only the attacker dies', 'both die', 'both live']) {
      expect(rules(en, 'duels')).toContain(words)
    }
    for (const words of [
      'seul le défenseur meurt',
      'seul l’attaquant meurt',
      'les deux meurent',
      'les deux survivent',
    ]) {
      expect(rules(fr, 'duels')).toContain(words)
    }
  })

  test('the station is not told as a rail that passes', () => {
    const event = { type: 'activated', seat: 0, owner: 1, building: 'bank' } as const
    const named = (seat: number): string => `P${seat}`
    expect(en.event({ ...event, station: true }, named)).toBe('The station is built: P1 may annex the Bank.')
    expect(en.event({ ...event, station: false }, named)).toBe('The railway comes by: P1 may annex the Bank.')
    expect(fr.event({ ...event, station: true }, named)).toContain('La Gare est posée')
  })

  test('plots are told by row and place, not by their ids', () => {
    const { state } = start(deadwood, { players: 2 }, 'zones')
    for (const text of [en, fr]) {
      const told = JSON.stringify(
        text
          .zones(deadwood.view(state, 0), String)
          .map(({ rows }) => rows.flatMap(({ items }) => items.map((item) => item.text))),
      )
      expect(told).not.toMatch(/r\dc\d/)
    }
  })
})
