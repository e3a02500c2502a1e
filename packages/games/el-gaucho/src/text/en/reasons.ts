import { SMALLEST_SALE } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { anyOf, number } from './figures.ts'

/** Numbers of which one is enough. */
const either = (numbers: string | number): string => anyOf(String(numbers).split(', '))

/** What the unused dice make. */
const dice = (have: string | number): string =>
  have === '' ? 'you have no dice left' : `your dice make ${either(have)}`

export const reasons: Words['reasons'] = () => ({
  'not-your-turn': () => 'It is not your turn.',
  'finish-first': () => 'First finish the action you have begun.',
  'take-dice-first': (p) =>
    p.needs === '' ? 'First take two dice.' : `First take dice for it: it needs ${either(p.needs)}.`,
  'no-pair-makes-it': (p) => `It needs ${either(p.needs)}: no two dice left in the rodeo make that.`,
  'dice-do-not-match': (p) => `It needs ${either(p.needs)}: ${dice(p.have)}. A Wish could help.`,
  'tile-taken': () => 'Another gaucho is already on this animal.',
  'already-standing': () => 'Your gaucho already stands here.',
  'no-gaucho-left': () => 'You have no gaucho in your supply. Take one back first.',
  'area-touched': () => 'You have already entered or left this area this turn.',
  'area-needs': (p) => `This area needs ${either(p.needs)}: ${dice(p.have)}.`,
  'sort-at-round-up': () =>
    'Sort is only used while you bring cattle home, at the end of a round and at the end of the game.',
  'no-herd-to-sell': () => `You have no herd of at least ${number(SMALLEST_SALE)} animals.`,
  'nothing-to-steal': () => 'No other player has any cattle.',
  'nobody-lying': () => 'No gaucho is lying on the pampa.',
  'steppe-empty': () => 'The steppe is empty.',
  'no-free-space': () => 'No pasture has a free space.',
  'sale-needs-gaucho': () => 'To sell now you need a gaucho on Immediate sale that you did not place this turn.',
  'herd-too-small': (p) => `Only herds of at least ${p.needs} can be sold; this one has ${p.size}.`,
  'theft-needs-gaucho': () => 'To steal you need a gaucho on Cattle theft that you did not place this turn.',
  'dice-must-be-used': (p) => `You can still use dice (${p.have}), so you must.`,
})
