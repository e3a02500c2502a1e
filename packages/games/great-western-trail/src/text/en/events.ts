import type { Words } from '../words.ts'

const some = (money: number, certificates: number): string => {
  const parts = [
    ...(money > 0 ? [`$${money}`] : []),
    ...(certificates > 0 ? [`${certificates} ${certificates === 1 ? 'certificate' : 'certificates'}`] : []),
  ]
  return parts.join(' and ')
}
const dollars = (cost: number): string => (cost === 0 ? 'for free' : `for $${cost}`)
const ARROWS = { black: 'a black arrow', yellow: 'a yellow arrow', red: 'the red arrow' } as const

export const events: Words['events'] = (say) => ({
  turnBegins: (e, names) => `${names(e.seat)}’s turn.`,
  cattlemanPlaced: (e, names) => `${names(e.seat)} begins on ${say.location(e.node, e.tile, names)}.`,
  cattlemanMoved: (e, names) =>
    `${names(e.seat)} moves ${e.path.length} ${e.path.length === 1 ? 'step' : 'steps'} to ${say.location(e.path[e.path.length - 1], e.tile, names)}.`,
  feePaid: (e, names) => {
    const to = e.to === null ? 'the bank' : names(e.to)
    const short = e.short > 0 ? ` ($${e.short} short)` : ''
    const place = e.tile?.kind === 'building' ? say.building(e.tile.building) : say.location(e.node, e.tile, names)
    return `${names(e.seat)} pays ${to} a fee of $${e.amount} for ${place}${short}.`
  },
  auxiliary: (e, names) => `${names(e.seat)} uses a ${e.times === 1 ? 'single' : 'double'} auxiliary action.`,
  gained: (e, names) => `${names(e.seat)} gains ${some(e.money, e.certificates)}.`,
  paid: (e, names) => `${names(e.seat)} pays $${e.money}.`,
  discarded: (e, names) => `${names(e.seat)} discards ${say.cards(e.cards)}.`,
  removedCard: (e, names) => `${names(e.seat)} removes ${say.aCard(e.card)} from the game.`,
  drew: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} draws ${own ? say.cards(own) : `${e.count} ${e.count === 1 ? 'card' : 'cards'}`}.`
  },
  reshuffled: (e, names) => `${names(e.seat)} shuffles the discard pile into a new draw pile.`,
  hired: (e, names) => `${names(e.seat)} hires ${say.aWorker(e.worker)} ${dollars(e.cost)}.`,
  built: (e, names) => {
    const instead = e.replaced === undefined ? '' : ` instead of ${say.building(e.replaced)}`
    return `${names(e.seat)} places ${say.building(e.building)} on ${say.node(e.node)}${instead} ${dollars(e.cost)}.`
  },
  objectiveTaken: (e, names) =>
    `${names(e.seat)} takes ${say.theObjective(e.card)}${e.from === 'deck' ? ' from the deck' : ''}.`,
  objectiveTakenUnseen: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} takes ${own ? say.cards(own) : 'an objective card'} into hand without showing it.`
  },
  objectiveShown: (e) => `${say.theObjective(e.card)} is revealed.`,
  objectivePlayed: (e, names) => `${names(e.seat)} plays ${say.theObjective(e.card)}.`,
  engineMoved: (e, names) => `${names(e.seat)}’s engine goes from ${say.space(e.from)} to ${say.space(e.to)}.`,
  stationUpgraded: (e, names) => `${names(e.seat)} upgrades ${say.station(e.station)}.`,
  discTaken: (e, names) => {
    const cost = e.cost > 0 ? ` and pays $${e.cost}` : ''
    return `${names(e.seat)} takes the ${say.disc(e.disc)}${e.money > 0 ? ` and gains $${e.money}` : cost}.`
  },
  stationDiscTaken: (e, names) => `${names(e.seat)} takes the disc back from ${say.station(e.station)}.`,
  stationMasterTaken: (e, names) =>
    `${names(e.seat)} gives ${say.aWorker(e.worker)} to ${say.station(e.station)} for the ${say.master(e.tile)}.`,
  traded: (e, names) =>
    `${names(e.seat)} trades for a ${say.tile(e.tile)} and ${e.money < 0 ? `pays $${-e.money}` : `gains $${e.money}`}.`,
  hazardRemoved: (e, names) => `${names(e.seat)} removes ${say.theTile(e.tile)}${e.cost > 0 ? ` for $${e.cost}` : ''}.`,
  cattleBought: (e, names) =>
    `${names(e.seat)} buys ${say.cards(e.cards)} with ${say.workers('cowboy', e.cowboys)} for $${e.cost}.`,
  cattleAdded: (e) => `${say.cards(e.cards)} ${e.cards.length === 1 ? 'comes' : 'come'} to the market.`,
  copied: (e, names) => `${names(e.seat)} copies ${say.location(e.node, e.tile, names)}.`,
  foresightPlaced: (e, names) =>
    e.node === null
      ? `${names(e.seat)} finds no room for ${say.theTile(e.tile)}: it leaves the game.`
      : `${names(e.seat)} brings ${say.theTile(e.tile)} to ${say.node(e.node)}.`,
  workerPlaced: (e, names) => `${names(e.seat)} brings ${say.aWorker(e.worker)} to row ${e.row} of the job market.`,
  tokenMoved: (e) => `The job market token follows ${ARROWS[e.arrow]}.`,
  herdSold: (e, names) => {
    const certificates = e.permanent + e.certificates
    const extra = certificates > 0 ? `, $${certificates} of it by certificates` : ''
    return `${names(e.seat)} sells ${e.cards.length === 0 ? 'an empty hand' : say.cards(e.cards)} for $${e.money}${extra}.`
  },
  delivered: (e, names) => `${names(e.seat)} delivers to ${say.city(e.city)}.`,
  transportPaid: (e, names) => `${names(e.seat)} pays $${e.money} for transport.`,
  foresightRefilled: (e) => `New in Kansas City: ${say.tiles(e.tiles.map((t) => t.tile))}.`,
  sideChosen: (e, names) => `${names(e.seat)} chooses ${say.building(e.building)}.`,
  buildingTurned: (e, names) => `${names(e.seat)} turns a building over: it is now ${say.building(e.building)}.`,
  satDown: (e, names) =>
    `${names(e.seat)} seats ${say.aWorker(e.worker)} at the poker table: $${e.money} now, ${e.vp} points at the end.`,
  cardLaid: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} lays ${own ? say.cards(own) : 'a card'} face down at the poker table for $${e.price}.`
  },
  handsShown: (e, names) => {
    const hands = e.hands.map((hand) => `${names(hand.seat)} has ${say.cards(hand.cards)} (value ${hand.value})`)
    return `${names(e.seat)} has all hands shown: ${hands.join('; ')}.`
  },
  potWon: (e, names) => {
    const won = `${say.list(e.winners.map(names))} ${e.winners.length === 1 ? 'wins' : 'win'}`
    const left = e.left > 0 ? ` $${e.left} stays on the poker table.` : ''
    return `${won} $${e.each}${e.winners.length === 1 ? '' : ' each'} at the poker table.${left}`
  },
  shopPlaced: (e, names) => `${names(e.seat)} places a shop in ${say.town(e.town)} (${e.left} left on the annex).`,
  exchangeTokenTaken: (e, names) => `${names(e.seat)} takes an exchange token.`,
  exchangeTokenUsed: (e, names) => `${names(e.seat)} uses an exchange token.`,
  cattleTaken: (e, names) => `${names(e.seat)} takes ${say.aCard(e.card)} from the market for free.`,
  newYorkMasterTaken: (e, names) => `${names(e.seat)} takes the ${say.master(e.tile)} in New York City.`,
  endTriggered: (e, names) =>
    `${names(e.seat)} fills the job market and takes the token: everyone else has one more turn.`,
  gameOver: (e, names) =>
    e.winners.length === 1 ? `${names(e.winners[0])} wins.` : `${say.list(e.winners.map(names))} share the victory.`,
})
