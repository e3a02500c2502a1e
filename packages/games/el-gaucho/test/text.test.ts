import { helpFollowsData, numbersFromData, speaks } from '@waystation/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { SETUP } from '../src/data/setup.ts'
import { elGaucho } from '../src/index.ts'
import { because } from '../src/reasons.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

speaks(elGaucho, { en, fr }, { games: 3 })

numbersFromData(new URL('../src/text/', import.meta.url), {
  allowed: [
    { words: /two dice|takes two of|deux dés|prend deux|les deux additionnés/, why: 'the rules take dice in pairs' },
    { words: /or two of at most|ou deux d’au plus/, why: 'a second tile of the steppe is an option of its own' },
    { words: /one or two of your|un ou deux de vos/, why: 'the second gaucho is a question of its own' },
    { words: /values 1 to|valeurs 1 à|showing 1 to|de 1 à/, why: 'counting begins with one' },
    { words: /two, three or four players|à (?:deux|trois|quatre)(?:, trois ou quatre joueurs)?/, why: 'who plays' },
  ],
})

helpFollowsData(new URL('../src/', import.meta.url), [
  {
    data: 'data/setup.ts',
    exports: { SETUP: { ...SETUP, 4: { ...SETUP[4], gauchos: 41 } } },
    en: 'dice and 41 gauchos',
    fr: 'dés et 41 gauchos',
  },
  {
    data: 'data/setup.ts',
    exports: { STEPPE_SIZE: 11 },
    en: 'Eleven tiles are placed face down',
    fr: 'Onze tuiles sont cachées',
  },
  { data: 'data/setup.ts', exports: { IMMEDIATE_SALE_BONUS: 41 }, en: 'receive 41 pesos more', fr: 'recevez 41 pesos' },
  { data: 'data/pampa.ts', exports: { PASTURE_LIMIT: 41 }, en: 'total 41 or more', fr: 'fassent 41 ou plus' },
])

const helpIn = (text: typeof en, id: string): string =>
  [text.components[id]?.help ?? '', ...(text.rules.find((section) => section.id === id)?.paragraphs ?? [])].join(' ')

describe('what the rulebook says in passing', () => {
  test('Sort is said to work at the end of the game', () => {
    for (const id of ['sort', 'final-count']) {
      expect(helpIn(en, id)).toMatch(/at the end of a round (?:and|or) (?:at the end )?of the game|Sort works here too/)
      expect(helpIn(fr, id)).toMatch(/(?:à la|en) fin de (?:la )?partie|le Tri s’utilise ici aussi/)
    }
    const reason = because('sort-at-round-up', 'sort')
    expect(en.reason(reason)).toContain('at the end of the game')
    expect(fr.reason(reason)).toContain('à la fin de la partie')
  })

  test('start tiles that are not kept are said to leave the game', () => {
    expect(helpIn(en, 'preliminary-round')).toContain('Tiles not kept leave the game')
    expect(helpIn(fr, 'preliminary-round')).toContain('Les tuiles non gardées quittent la partie')
  })
})
