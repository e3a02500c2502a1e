/** Questions and answers. */
import { CATTLE, PURCHASES } from '../../data/cards.ts'
import { TRADE_VALUES } from '../../data/trail.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: {
    place: () => 'Place your cattleman on any neutral building to begin.',
    move: () => 'Move your cattleman.',
    advance: () => 'Move your cattleman on; you will use that location.',
    ride: () => 'Ride on without paying fees, or stay where you are.',
    act: () => 'Use this location, or end your turn.',
    immediate: () => 'Use this action now, or let it go.',
    hire: () => 'Choose a worker to hire.',
    build: () => 'Choose a building to place.',
    site: () => 'Choose where to build.',
    takeObjective: () => 'Take an objective card.',
    engine: () => 'Move your engine forward.',
    engineBack: () => 'Move your engine back.',
    engineRetreat: () => 'Move your engine back to any free space.',
    upgrade: () => 'Upgrade this station with one of your discs, or pass.',
    upgradeBehind: () => 'Choose a station behind your engine to upgrade.',
    stationMaster: () => 'Give a worker to take the station master, or pass.',
    trade: () => 'Choose a teepee to trade for.',
    removeHazard: () => 'Choose a hazard to remove.',
    buy: () => 'Buy cattle with your cowboys.',
    discardCards: () => 'Discard a card.',
    removeCards: () => 'Remove a card from your hand for good.',
    foresight: () => 'Kansas City: choose the tile that comes into play.',
    income: () => 'Kansas City: sell your herd. How many certificates do you spend?',
    deliver: () => 'Choose a city to deliver to.',
    deliveryDisc: () => 'Choose a disc to place in the city.',
    leaveKansasCity: () => 'Your business in Kansas City is done.',
  },
  options: (say) => ({
    place: (o) => `begin on ${say.node(o.node)}`,
    move: (o) =>
      o.by.length === 0 ? `move to ${say.node(o.node)}` : `move to ${say.node(o.node)} by way of ${say.nodes(o.by)}`,
    action: (o) => say.action(o.print, o.arg),
    auxiliary: (o) => `single auxiliary action: ${say.auxiliary(o.auxiliary)}`,
    objective: (o) => `play ${say.card(o.card)}`,
    takeObjective: (o) => `take ${say.card(o.card)}`,
    discard: (o) => `discard ${say.card(o.card)}`,
    remove: (o) => `remove ${say.card(o.card)}`,
    drawObjective: () => 'take the top card of the objective deck',
    addCattle: () => 'use a cowboy to add 2 cards to the market',
    endTurn: () => 'end your turn',
    noDisc: () => 'deliver without a disc',
    hire: (o) => `hire the ${say.worker(o.worker)} of row ${o.row + 1}`,
    building: (o) => `building ${o.number}`,
    site: (o) => `build on ${say.node(o.node)}`,
    trade: (o) => {
      const value = TRADE_VALUES[o.index]
      return value < 0
        ? `take the teepee of ${minus(value)} and pay $${-value}`
        : `take the teepee of ${value} and gain $${value}`
    },
    removeHazard: (o) => `remove ${say.tile(o.tile)}`,
    foresight: (o) => `place ${say.tile(o.tile)}`,
    engine: (o) => `engine to ${say.space(o.space)}`,
    buy: (o) => {
      const { cowboys, money } = PURCHASES[o.purchase]
      return `buy ${say.cards(o.cards.map((c) => CATTLE[c].id))} with ${say.workers('cowboy', cowboys)} for $${money}`
    },
    disc: (o) => `use the ${say.disc(o.disc)}`,
    stationDisc: (o) => `use your disc from ${say.station(o.station)}`,
    upgradeBehind: (o) => `upgrade ${say.station(o.station)}`,
    worker: (o) => `give your last ${say.worker(o.worker)}`,
    income: (o) =>
      o.certificates === 0
        ? 'sell without certificates'
        : `sell with ${o.certificates} ${o.certificates === 1 ? 'certificate' : 'certificates'}`,
    deliver: (o) => `deliver to ${say.city(o.city)}`,
    done: () => 'done',
    pass: () => 'pass',
    branch: (o) => o.label,
    pick: (o) => o.item,
  }),
}
