import { IMMEDIATE_SALE_BONUS, STEPPE_PAIR_HIGHEST } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { smallerTiles } from './figures.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
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
}
