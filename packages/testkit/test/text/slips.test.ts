import { describe, expect, it } from 'vitest'
import { slipIn } from '../../src/text/slips.ts'

describe('English', () => {
  it.each([
    ['A ochre animal worth 6.', 'A ochre'],
    ['Take a engineer.', 'a engineer'],
    ['Take an builder.', 'an builder'],
    ['You have 1 certificates.', '1 certificates'],
    ['El Paso belongs to : one action.', 'o : '],
    ['Take the the card.', 'the the'],
    ['Ada  moves.', '  '],
    ["Ada's turn.", "'"],
    ['57 % to win', '7 %'],
    ['Track on r6c2.', 'r6c2'],
  ])('%s', (text, slip) => {
    expect(slipIn('en', text)).toBe(slip)
  })

  it.each([
    'Wish for an 8.',
    'Phase A or B.',
    'White 1 joins Ada’s cattle.',
    '1 bonus tile',
    'a unit, a one, an hour',
    '57% to win',
  ])('%s is good', (text) => {
    expect(slipIn('en', text)).toBeNull()
  })
})

describe('French', () => {
  it.each([
    ['Au tour de Ada.', 'de Ada'],
    ['Le El Paso est à Ada.', 'Le El'],
    ['Prenez la épicerie.', 'la épicerie'],
    ['si il reste', 'si il'],
    ['au bout de les cases', 'de les cases'],
    ['Vous avez 1 certificats.', '1 certificats'],
    ['Fuir ?', ' ?'],
    ['Fuir?', 'r?'],
    ['Ada , Bruno', 'a , '],
    ['Vous avez 0 cases.', '0 cases'],
    ['3 points avec 2 ou plus shérifs.', '2 ou plus shérifs'],
    ['Avance de 1 lieu.', 'de 1 lieu'],
    ['Amende: 3', 'e:'],
    ['suite\u00a0: r2c4', 'r2c4'],
  ])('%s', (text, slip) => {
    expect(slipIn('fr', text)).toBe(slip)
  })

  it.each([
    'la boîte à la jauge',
    'prenez-le à Ada',
    'de onze',
    'Vous vous trouvez ici.',
    'de les prendre',
    '1 as',
    '0 as',
    '0 fois',
    '4 ou plus.',
    '3 ou plus tard',
    'de 1 à 4',
    'http://ici',
  ])('%s is good', (text) => {
    expect(slipIn('fr', text)).toBeNull()
  })
})
