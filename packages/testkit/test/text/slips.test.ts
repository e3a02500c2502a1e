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
  ])('%s', (text, slip) => {
    expect(slipIn('en', text)).toBe(slip)
  })

  it.each(['Wish for an 8.', 'Phase A or B.', 'White 1 joins Ada’s cattle.', '1 bonus tile', 'a unit, a one, an hour'])(
    '%s is good',
    (text) => {
      expect(slipIn('en', text)).toBeNull()
    },
  )
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
  ])('%s', (text, slip) => {
    expect(slipIn('fr', text)).toBe(slip)
  })

  it.each(['la boîte à la jauge', 'prenez-le à Ada', 'de onze', 'Vous vous trouvez ici.', 'de les prendre', '1 as'])(
    '%s is good',
    (text) => {
      expect(slipIn('fr', text)).toBeNull()
    },
  )
})
