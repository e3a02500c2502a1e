/** Questions and answers. */
import { CARDS_ADDED_BY_A_COWBOY, CATTLE, PURCHASES } from '../../data/cards.ts'
import { STATIONS } from '../../data/railroad.ts'
import { NODES, TRADE_VALUES } from '../../data/trail.ts'
import { discCost, faceNamed } from '../phrases/facts.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'

const GIFTS = {
  exchangeToken: 'an exchange token',
  certificate: 'a certificate',
  objective: 'an objective card',
} as const

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    place: () => 'Place your cattleman on any neutral building to begin.',
    move: ({ asked: a }) => `Move your cattleman: 1 to ${a.max} steps.`,
    advance: ({ asked: a }) =>
      `Move your cattleman on, ${a.max === 1 ? `${a.max} step` : `1 to ${a.max} steps`}; you will use that location.`,
    ride: ({ asked: a }) => `Ride on up to ${a.max} steps without paying fees, or stay where you are.`,
    act: ({ asked: a }, names) => {
      const here = a.place === null ? 'this location' : say.location(a.place.node, a.place.tile, names)
      return a.begun ? `Go on at ${here}, or end your turn.` : `What do you do at ${here}?`
    },
    immediate: ({ asked: a }) => `Now or never: ${say.either(a.actions)}.`,
    hire: ({ asked: a }) => {
      const change =
        a.price === 0 ? '' : `, for $${Math.abs(a.price)} ${a.price > 0 ? 'more' : 'less'} than the row says`
      return `Choose a worker to hire${change}.`
    },
    build: ({ asked: a }) => `Choose a building to place, at $${a.price} per craftsman.`,
    site: ({ asked: a }) => `Choose where to place ${a.building === null ? 'the building' : say.building(a.building)}.`,
    takeObjective: () => 'Take an objective card.',
    engine: ({ asked: a }) => `Move your engine forward${a.max === 1 ? ` ${a.max} space` : `, 1 to ${a.max} spaces`}.`,
    engineBack: ({ asked: a }) =>
      `Move your engine back exactly ${a.max === 1 ? `${a.max} space` : `${a.max} spaces`}.`,
    engineRetreat: () => 'Move your engine back to any free space.',
    upgrade: ({ asked: a }) => {
      const station = a.station === null ? 'this station' : say.station(a.station)
      return `Upgrade ${station} for $${a.price} with one of your discs, or pass.`
    },
    upgradeBehind: () => 'Choose a station behind your engine to upgrade.',
    stationMaster: ({ asked: a }) =>
      `Give a worker to take the ${a.master === null ? 'station master' : say.master(a.master)}, or pass.`,
    trade: () => 'Choose a teepee to trade for.',
    removeHazard: ({ asked: a }) => `Choose a hazard to remove${a.price === 0 ? ' for free' : ` for $${a.price}`}.`,
    buy: ({ asked: a }) => `${a.begun ? 'Go on buying cattle' : 'Buy cattle'} with ${say.workers('cowboy', a.max)}.`,
    discardCards: ({ asked: a }) => (a.max === 1 ? 'Discard a card.' : `Discard ${a.max} cards, one after the other.`),
    removeCards: ({ asked: a }) =>
      a.max === 1 ? 'Remove a card from your hand for good.' : `Remove up to ${a.max} cards from your hand for good.`,
    foresight: ({ asked: a }) => `Kansas City, foresight ${a.value}: choose the tile that comes into play.`,
    income: () => 'Kansas City: sell your herd. How many certificates do you spend?',
    deliver: ({ asked: a }) => `Choose a city to deliver to, of value ${a.value} or less.`,
    deliveryDisc: ({ asked: a }) => `Choose a disc to place in ${a.city === null ? 'the city' : say.city(a.city)}.`,
    leaveKansasCity: () => 'Your business in Kansas City is done.',
    chooseSide: ({ asked: a }) => `Choose the side that everyone uses of building ${a.value}.`,
    singleAuxiliary: () => 'Choose a single auxiliary action, or pass.',
    sitDown: () => 'Choose the worker who sits down at the poker table.',
    ante: ({ asked: a }) =>
      a.begun
        ? `Lay another card face down for $${a.price}, or pass.`
        : `Lay a card face down at the poker table for $${a.price}.`,
    openShop: ({ asked: a }) =>
      `Discard a cattle card of value ${a.value} to place ${a.max === 1 ? 'a shop' : `the first of ${a.max} shops`}.`,
    placeShop: () => 'Choose a town for your shop.',
    freeCattle: ({ asked: a }) => `Take a cattle card of value ${a.value} from the market.`,
    newYork: () => 'Take one of the station masters beside New York City.',
    anytime: () => 'You may use an exchange token.',
  }),
  options: (say) => ({
    place: (o, names) => `begin on ${say.location(o.node, o.tile, names)}`,
    move: (o, names) => {
      const by = o.several && o.by.length > 0 ? ` by way of ${say.nodes(o.by)}` : ''
      return `move to ${say.location(o.node, o.tile, names)}${by}${o.fee > 0 ? `, paying $${o.fee}` : ''}`
    },
    action: (o, names) =>
      o.tile === null ? say.action(o.print, o.arg) : `copy ${say.location(NODES[o.arg].id, o.tile, names)}`,
    auxiliary: (o) => `single auxiliary action: ${say.auxiliaryClause(o.auxiliary, 1)}`,
    objective: (o) => `play ${say.cardInFull(o.card)}`,
    takeObjective: (o) => `take ${say.cardInFull(o.card)}`,
    discard: (o) => `discard ${say.aCard(o.card)}`,
    remove: (o) => `remove ${say.aCard(o.card)}`,
    drawObjective: () => 'take the top card of the objective deck',
    addCattle: () => `use a cowboy to add ${CARDS_ADDED_BY_A_COWBOY} cards to the market`,
    endTurn: () => 'end your turn',
    noDisc: () => 'deliver without a disc',
    hire: (o) => `hire the ${say.worker(o.worker)} of row ${o.row + 1} ${o.cost === 0 ? 'for free' : `for $${o.cost}`}`,
    building: (o) => {
      const { craftsmen, vp } = faceNamed(o.building)
      return `${say.building(o.building)}: ${say.workers('craftsman', craftsmen)}, ${vp} ${vp === 1 ? 'point' : 'points'}`
    },
    site: (o) => {
      const over = o.over?.kind === 'building' ? `, in place of ${say.building(o.over.building)}` : ''
      return `build on ${say.site(o.node)}${over}, ${o.cost === 0 ? 'for free' : `for $${o.cost}`}`
    },
    trade: (o) => {
      const value = TRADE_VALUES[o.index]
      return value < 0
        ? `take the ${say.tile(o.tile)} on ${minus(value)} and pay $${-value}`
        : `take the ${say.tile(o.tile)} on ${value} and gain $${value}`
    },
    removeHazard: (o) => `remove ${say.theTile(o.tile)}`,
    foresight: (o) => `place ${say.theTile(o.tile)}`,
    engine: (o) => `engine to ${say.space(o.space)}`,
    buy: (o) => {
      const { cowboys, money } = PURCHASES[o.purchase]
      return `buy ${say.cards(o.cards.map((c) => CATTLE[c].id))} with ${say.workers('cowboy', cowboys)} for $${money}`
    },
    disc: (o) => `use the ${say.disc(o.disc)}${discCost(o.index) > 0 ? ` for $${discCost(o.index)}` : ''}`,
    stationDisc: (o) => `use your disc from ${say.station(o.station)}`,
    upgradeBehind: (o) => `upgrade ${say.station(o.station)} for $${STATIONS[o.index].cost}`,
    worker: (o) => `give ${say.aWorker(o.worker)}`,
    income: (o) => {
      const spent = o.certificates === 1 ? `with ${o.certificates} certificate` : `with ${o.certificates} certificates`
      return `sell ${o.certificates === 0 ? 'without certificates' : spent} for $${o.money}`
    },
    deliver: (o) => `deliver to ${say.city(o.city)}${o.transport > 0 ? `, transport $${o.transport}` : ''}`,
    side: (o) => {
      const { craftsmen, vp } = faceNamed(o.building)
      return `${say.building(o.building)}: ${say.workers('craftsman', craftsmen)}, ${vp} ${vp === 1 ? 'point' : 'points'}`
    },
    turn: (o) => `turn over a building: it becomes ${say.building(o.building)}`,
    lay: (o) => `lay ${say.aCard(o.card)} face down`,
    shop: (o) => {
      const { price, money, gives } = o.print
      const paid = price > 0 ? `, paying $${price}` : ''
      const gained = money > 0 ? `, gaining $${money}` : ''
      return `place a shop in ${say.town(o.town)}${paid}${gained}${gives === null ? '' : `, for ${GIFTS[gives]}`}`
    },
    master: (o) => `take the ${say.master(o.master)}`,
    exchange: (o) => `use an exchange token: draw ${o.count}, then discard ${o.count}`,
    takeCattle: (o) => `take ${say.aCard(o.card)} from the market`,
    done: () => 'done',
    pass: () => 'pass',
  }),
}
