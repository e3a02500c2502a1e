import { counted } from '@waystation/wording'
import { PASTURE_LIMIT } from '../../data/pampa.ts'
import type { Words } from '../words.ts'

export const zones: Words['zones'] = {
  state: 'Game',
  phase: 'Phase',
  round: 'Round',
  startPlayer: 'Start player',
  pile: 'Draw pile',
  removedBreed: 'Not in play',
  pampa: 'Pampa',
  pasture: (number, total) => `Pasture ${number} (${total} of ${PASTURE_LIMIT})`,
  free: 'free',
  covered: 'covered',
  rodeo: 'Dice rodeo',
  diceLeft: 'In the rodeo',
  diceTaken: (name) => `Dice of ${name}`,
  none: '—',
  areas: 'Action areas',
  steppe: 'Steppe',
  faceDown: (count) => counted('en')(count, 'tile face down', 'tiles face down'),
  known: 'Seen by you',
  fetched: 'Taken by you, to be placed',
  hand: 'Your start tiles',
  discarded: 'Start tiles you put aside',
  pesos: 'Pesos',
  gauchos: 'Gauchos in supply',
  incoming: 'Coming home',
  standing: (name) => `↑${name}`,
  lying: (name) => `→${name}`,
}
