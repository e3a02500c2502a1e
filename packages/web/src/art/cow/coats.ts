/** The five coats of the house's cattle: never told apart by colour alone. */
export const COATS = ['brown', 'ochre', 'black', 'white', 'spotted'] as const
export type Coat = (typeof COATS)[number]

export interface CoatLook {
  readonly hide: string
  readonly shade: string
  readonly muzzle: string
  readonly line: string
  /** Background of a tile, and the pattern printed on it. */
  readonly ground: string
}

const INK = 'var(--piece-ink)'

export const COAT_LOOKS: { readonly [coat in Coat]: CoatLook } = {
  brown: { hide: 'var(--breed-brown)', shade: '#5f2a13', muzzle: '#e2b08c', line: INK, ground: 'var(--ground-brown)' },
  ochre: { hide: 'var(--breed-ochre)', shade: '#95621a', muzzle: '#f6dfb6', line: INK, ground: 'var(--ground-ochre)' },
  black: { hide: 'var(--breed-black)', shade: '#15110f', muzzle: '#8f8276', line: INK, ground: 'var(--ground-black)' },
  white: { hide: 'var(--breed-white)', shade: '#a99b80', muzzle: '#e9b7a2', line: INK, ground: 'var(--ground-white)' },
  spotted: {
    hide: 'var(--breed-spotted)',
    shade: '#9d8d78',
    muzzle: '#e3a996',
    line: INK,
    ground: 'var(--ground-spotted)',
  },
}
