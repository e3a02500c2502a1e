import { counted } from '@waystation/wording'
import type { BoardWords } from './words.ts'

const count = counted('en')
const worth = (pesos: number): string => count(pesos, 'peso', 'pesos')

export const en: BoardWords = {
  initials: { brown: 'Br', ochre: 'O', black: 'Bl', white: 'W', spotted: 'S' },
  board: 'Board',
  die: (value) => `Die showing ${value}`,
  takenDie: (value) => `Taken die showing ${value}`,
  wish: (value) => `Wish for a ${value}`,
  numbers: (large, small) => `standing ${large}, lying ${small}`,
  standing: (name) => `${name}’s gaucho stands here`,
  lying: (name) => `${name}’s gaucho lies here`,
  unclaimed: 'unclaimed',
  accepts: (values) => `dice ${values.join(', ')}`,
  occupiedBy: (names) => (names.length === 0 ? 'nobody is here' : `here: ${names.join(', ')}`),
  herd: (breed, size, price) => `${breed} herd of ${size}, worth ${worth(price)}`,
  rising: 'ascending',
  falling: 'descending',
  ofPlayer: (name) => `${name}’s herds`,
  pasture: (name, total, free) => `${name}, total ${total}, ${count(free, 'free space', 'free spaces')}`,
  gauchos: (name, supply) => `${name}: ${count(supply, 'gaucho', 'gauchos')} in supply`,
  tilesLeft: (left) => count(left, 'tile', 'tiles'),
  diceOf: (name) => `${name}’s dice`,
  diceInFront: 'Dice taken',
  regions: { pampa: 'Pampa', village: 'Village', ranches: 'Ranches' },
  figures: {
    supply: (count) => `${count} ${count === 1 ? 'gaucho' : 'gauchos'} in supply`,
    herds: (pesos) => `herds worth ${worth(pesos)}`,
  },
  pesos: worth,
  gain: (formula, pesos) => `${formula} = ${worth(pesos)}`,
  ownerGains: (pesos) => `its owner is paid ${worth(pesos)}`,
  supplyAfter: (count) => `${count} ${count === 1 ? 'gaucho' : 'gauchos'} left`,
  sellsFirst: (pesos) => `the herd before it is sold for ${worth(pesos)}`,
  herdBecomes: (size, price) => `herd of ${size}, then worth ${worth(price)}`,
}
