import { numeral } from '@waystation/wording'
import { FIGURES } from './examples.ts'

const number = numeral('en')
const { dice, total, large, lainOn, small, goHome, stay, herd, best, price, joins, sells } = FIGURES

export const en = {
  preparation:
    'The table at the beginning: the pastures of the pampa, the action areas, the dice, a ranch for everybody.',
  turn: `A ${dice[0]} and a ${dice[1]}: an action with each of them, or a single one with both, for ${total}.`,
  pampa: `Left, a gaucho stands on the ${large}: dice that total ${large}. Right, one lies on the ${lainOn}: its small number is ${small}.`,
  areas: 'The action areas, as they stand in and around the village.',
  'round-up': `Every animal of this pasture carries a gaucho. The ${goHome.join(' and the ')} go home; the ${stay.join(' and the ')} stays under a gaucho that lies.`,
  herds: `This line rises to ${best}. An ${joins} would join it. If a ${sells} comes instead, the herd is sold for ${herd} × ${best} = ${price} pesos, and the ${sells} begins a new one.`,
  sort: `With Sort the ${sells} goes into the line, which is now ${number(herd + 1)} animals long.`,
}
