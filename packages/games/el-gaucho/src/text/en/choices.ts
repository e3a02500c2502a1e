import { IMMEDIATE_SALE_BONUS, STEPPE_PAIR_HIGHEST } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { smallerTiles } from './figures.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    chooseBreed: () => 'Choose the breed that stays in the box.',
    keepTiles: () => `Keep one tile, ${smallerTiles}: they begin your herds.`,
    placeFirstGaucho: () => 'Place your first gaucho in an action area nobody has entered yet.',
    takeDice: () => 'Take two dice from the rodeo.',
    spendDice: (view) =>
      view.taken.length === 0
        ? 'No dice left: use special actions or end your turn.'
        : `Use your dice (${view.taken.join(', ')}), one by one or added together.`,
    wish: () => 'Wish for a die of any value.',
    immediateSale: () => `Sell one of your herds, for ${IMMEDIATE_SALE_BONUS} pesos more.`,
    theft: () => 'Steal one animal from another player; its owner is paid its value.',
    overseer: () => 'Raise one of your lying gauchos, or replace one of another player with one of yours.',
    wakeAnother: () => 'You may raise a second gaucho.',
    steppe: () => `Take one tile from the steppe, or two of at most ${STEPPE_PAIR_HIGHEST} each.`,
    settle: ({ steppe: { fetched } }) =>
      fetched.length === 0
        ? 'Choose the pasture for the tile from the steppe.'
        : `Choose the pasture for ${say.theTile(fetched[0])} from the steppe.`,
    findGaucho: () => 'Your supply is empty: take back a gaucho for the tile from the steppe.',
    bringHome: () => 'Choose which animal joins its herd next.',
  }),
  options: (say) => ({
    leaveOut: (o) => `Leave out the ${say.breed(o.breed)} cattle`,
    keep: (o) => `Keep ${say.tiles(o.tiles)}`,
    first: (o) => `Place your first gaucho ${say.area(o.area).on}`,
    takeDice: (o) => `Take ${o.dice[0]} and ${o.dice[1]}`,
    stand: (o) => `Stand a gaucho on ${say.theTile(o.tile)} with ${say.dice(o.dice)}`,
    lay: (o) => `Lay a gaucho on ${say.theTile(o.tile)} with ${say.dice(o.dice)}`,
    raise: (o) => `Raise your gaucho on ${say.theTile(o.tile)} with ${say.dice(o.dice)}`,
    occupy: (o) => `Occupy ${say.area(o.area).the} with ${say.dice(o.dice)}`,
    use: (o) => `Use ${say.area(o.area).the}`,
    takeBack: (o) => `Take your gaucho back ${say.area(o.area).from}, unused`,
    reclaim: (o) => `Take your lying gaucho back from ${say.theTile(o.tile)}`,
    endTurn: () => 'End your turn',
    wish: (o) => `Wish for a ${o.value}`,
    sell: (o) => `Sell the ${say.breed(o.breed)} herd`,
    steal: (o) => `Steal ${say.theTile(o.tile)}`,
    wake: (o) => `Raise your gaucho on ${say.theTile(o.tile)}`,
    displace: (o) => `Replace the gaucho on ${say.theTile(o.tile)}`,
    fetch: (o) => `Take ${say.tiles(o.tiles)}`,
    settle: (o) => `Put it in ${say.pasture(o.pasture)}`,
    add: (o) => `Add ${say.theTile(o.tile)} on the right`,
    sort: (o) => `Sort ${say.theTile(o.tile)} into its herd`,
    pass: () => 'Done',
  }),
}
