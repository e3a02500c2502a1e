import { counted } from '@waystation/wording'
import type { BoardWords } from './words.ts'

const count = counted('fr')
const worth = (pesos: number): string => count(pesos, 'peso', 'pesos')

export const fr: BoardWords = {
  initials: { brown: 'M', ochre: 'O', black: 'N', white: 'B', spotted: 'T' },
  board: 'Plateau',
  die: (value) => `Dé qui montre ${value}`,
  takenDie: (value) => `Dé pris qui montre ${value}`,
  wish: (value) => `Souhaiter un ${value}`,
  numbers: (large, small) => `debout ${large}, couché ${small}`,
  standing: (name) => `le gaucho de ${name} y est debout`,
  lying: (name) => `le gaucho de ${name} y est couché`,
  unclaimed: 'sans gaucho',
  accepts: (values) => `dés ${values.join(', ')}`,
  occupiedBy: (names) => (names.length === 0 ? 'personne n’y est' : `ici : ${names.join(', ')}`),
  herd: (breed, size, price) => `troupeau ${breed} de ${size}, d’une valeur de ${worth(price)}`,
  rising: 'croissant',
  falling: 'décroissant',
  ofPlayer: (name) => `troupeaux de ${name}`,
  pasture: (name, total, free) => `${name}, total ${total}, ${count(free, 'case libre', 'cases libres')}`,
  gauchos: (name, supply) => `${name} : ${count(supply, 'gaucho', 'gauchos')} en réserve`,
  tilesLeft: (left) => count(left, 'tuile', 'tuiles'),
  diceOf: (name) => `Dés de ${name}`,
  diceInFront: 'Dés pris',
  regions: { pampa: 'Pampa', village: 'Village', ranches: 'Ranchs' },
  figures: {
    supply: (left) => `${count(left, 'gaucho', 'gauchos')} en réserve`,
    herds: (pesos) => `troupeaux d’une valeur de ${worth(pesos)}`,
  },
  pesos: worth,
  gain: (formula, pesos) => `${formula} = ${worth(pesos)}`,
  ownerGains: (pesos) => `son propriétaire reçoit ${worth(pesos)}`,
  supplyAfter: (left) => `reste ${count(left, 'gaucho', 'gauchos')}`,
  sellsFirst: (pesos) => `le troupeau précédent est vendu pour ${worth(pesos)}`,
  herdBecomes: (size, price) => `troupeau de ${size}, qui vaudra ${worth(price)}`,
}
