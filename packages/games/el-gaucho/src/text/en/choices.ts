import { IMMEDIATE_SALE_BONUS, SMALLEST_SALE, STEPPE_PAIR_HIGHEST } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { anyOf, number, smallerTiles } from './figures.ts'

/** Numbers of which one is enough. */
const either = (numbers: string | number): string => anyOf(String(numbers).split(', '))

export const choices: Pick<Words, 'decisions' | 'options' | 'reasons'> = {
  decisions: (say) => ({
    keepTiles: () => `Keep one tile, ${smallerTiles}: they begin your herds.`,
    placeFirstGaucho: () => 'Place your first gaucho in an action area nobody has entered yet.',
    takeDice: () => 'Take two dice from the rodeo.',
    spendDice: (view) =>
      view.taken.length === 0
        ? 'No dice left: use special actions or end your turn.'
        : `Use your dice (${view.taken.join(', ')}), each for itself or added up.`,
    wish: () => 'Wish for a die of any value.',
    immediateSale: () => `Sell one of your herds, for ${IMMEDIATE_SALE_BONUS} pesos more.`,
    theft: () => 'Steal one animal from another player; its owner is paid its value.',
    overseer: () => 'Raise one of your lying gauchos, or replace one of another player by one of yours.',
    wakeAnother: () => 'You may raise a second gaucho.',
    steppe: () => `Take one tile from the steppe, or two of at most ${STEPPE_PAIR_HIGHEST} each.`,
    settle: ({ steppe: { fetched } }) =>
      fetched.length === 0
        ? 'Choose the pasture for the tile from the steppe.'
        : `Choose the pasture for ${say.tile(fetched[0])} from the steppe.`,
    findGaucho: () => 'Your supply is empty: take back a gaucho for the tile from the steppe.',
    bringHome: () => 'Choose which animal joins its herd next.',
  }),
  options: (say) => ({
    keep: (o) => `Keep ${say.tiles(o.tiles)}`,
    first: (o) => `Place your first gaucho on ${say.area(o.area)}`,
    takeDice: (o) => `Take ${o.dice[0]} and ${o.dice[1]}`,
    stand: (o) => `Stand a gaucho on ${say.tile(o.tile)} with ${say.dice(o.dice)}`,
    lay: (o) => `Lay a gaucho on ${say.tile(o.tile)} with ${say.dice(o.dice)}`,
    raise: (o) => `Raise your gaucho on ${say.tile(o.tile)} with ${say.dice(o.dice)}`,
    occupy: (o) => `Occupy ${say.area(o.area)} with ${say.dice(o.dice)}`,
    use: (o) => `Use ${say.area(o.area)}`,
    takeBack: (o) => `Take your gaucho back from ${say.area(o.area)}, unused`,
    reclaim: (o) => `Take your lying gaucho back from ${say.tile(o.tile)}`,
    endTurn: () => 'End your turn',
    wish: (o) => `Wish for a ${o.value}`,
    sell: (o) => `Sell the ${say.breed(o.breed)} herd`,
    steal: (o) => `Steal ${say.tile(o.tile)}`,
    wake: (o) => `Raise your gaucho on ${say.tile(o.tile)}`,
    displace: (o) => `Replace the gaucho on ${say.tile(o.tile)}`,
    fetch: (o) => `Take ${say.tiles(o.tiles)}`,
    settle: (o) => `Put it in ${say.pasture(o.pasture)}`,
    add: (o) => `Add ${say.tile(o.tile)} on the right`,
    sort: (o) => `Sort ${say.tile(o.tile)} into its herd`,
    pass: () => 'That is enough',
  }),
  reasons: () => ({
    'not-your-turn': () => 'It is not your turn to choose here.',
    'finish-first': () => 'First finish the action you have begun.',
    'take-dice-first': (p) =>
      p.needs === '' ? 'First take two dice.' : `First take dice for it: it needs ${either(p.needs)}.`,
    'no-pair-makes-it': (p) => `It needs ${either(p.needs)}: no two dice left in the rodeo make that.`,
    'dice-do-not-match': (p) =>
      `It needs ${either(p.needs)}: your dice make ${either(p.have) || 'nothing'}. A Wish could help.`,
    'tile-taken': () => 'Another gaucho is already on this animal.',
    'already-standing': () => 'Your gaucho already stands here.',
    'no-gaucho-left': () => 'You have no gaucho in your supply. Take one back first.',
    'area-touched': () => 'You have already entered or left this area this turn.',
    'area-needs': (p) => `This area needs ${either(p.needs)}: your dice make ${either(p.have) || 'nothing'}.`,
    'sort-at-round-up': () => 'Sort is only used while you bring cattle home at the end of a round.',
    'no-herd-to-sell': () => `You have no herd of at least ${number(SMALLEST_SALE)} animals.`,
    'nothing-to-steal': () => 'No other player has any cattle.',
    'nobody-lying': () => 'No gaucho is lying on the pampa.',
    'steppe-empty': () => 'The steppe is empty.',
    'no-free-space': () => 'No pasture has a free space.',
    'sale-needs-gaucho': () => 'To sell now you need a gaucho on Immediate sale that you did not place this turn.',
    'herd-too-small': (p) => `Only herds of at least ${p.needs} can be sold; this one has ${p.size}.`,
    'theft-needs-gaucho': () => 'To steal you need a gaucho on Cattle theft that you did not place this turn.',
    'dice-must-be-used': (p) => `You can still use dice (${p.have}), so you must.`,
  }),
}
