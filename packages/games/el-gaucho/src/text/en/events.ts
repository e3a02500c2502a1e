import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'

const count = counted('en')

export const events: Words['events'] = (say) => ({
  breedRemoved: (e) => `With two players the ${say.breed(e.breed)} cattle stay in the box.`,
  tileDrawn: (e) => `${say.theTile(e.tile)} comes to ${say.pasture(e.pasture)}.`,
  steppeFilled: (e) => `${count(e.count, 'tile is', 'tiles are')} placed face down on the steppe.`,
  startRolled: (e, names) =>
    `For the first turn: ${say.list(e.rolls.map(({ seat, dice }) => `${names(seat)} rolls ${say.dice(dice)}`))}.`,
  startPlayer: (e, names) => `Round ${e.round}: ${names(e.seat)} is first player.`,
  handDealt: (e, names) => `${names(e.seat)} is dealt ${e.count} start tiles.`,
  startHerd: (e, names) => `${names(e.seat)} begins with ${say.tiles(e.tiles)}.`,
  diceRolled: (e, names) => `${names(e.seat)} rolls ${say.list(e.dice)}.`,
  turnBegins: (e, names) => `${names(e.seat)}’s turn.`,
  diceTaken: (e, names) => `${names(e.seat)} takes ${e.dice[0]} and ${e.dice[1]}.`,
  gauchoStands: (e, names) => `${names(e.seat)} stands a gaucho on ${say.theTile(e.tile)} with ${say.dice(e.dice)}.`,
  gauchoLies: (e, names) => `${names(e.seat)} lays a gaucho on ${say.theTile(e.tile)} with ${say.dice(e.dice)}.`,
  gauchoRises: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` with ${say.dice(e.dice)}`
    return `${names(e.seat)} raises the gaucho on ${say.theTile(e.tile)}${means}.`
  },
  areaOccupied: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` with ${say.dice(e.dice)}`
    return `${names(e.seat)} occupies ${say.area(e.area).the}${means}.`
  },
  areaUsed: (e, names) => `${names(e.seat)} uses ${say.area(e.area).the}.`,
  areaLeft: (e, names) => `${names(e.seat)} takes a gaucho back ${say.area(e.area).from}.`,
  gauchoReclaimed: (e, names) => `${names(e.seat)} takes back the lying gaucho from ${say.theTile(e.tile)}.`,
  diceLost: (e, names) => `${names(e.seat)} cannot use ${say.list(e.dice)}.`,
  dieWished: (e, names) => `${names(e.seat)} wishes for a ${e.value}.`,
  cattleStolen: (e, names) => `${names(e.seat)} steals ${say.theTile(e.tile)} from ${names(e.from)}.`,
  gauchoDisplaced: (e, names) => `${names(e.seat)} replaces ${names(e.from)}’s gaucho on ${say.theTile(e.tile)}.`,
  steppeSeen: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} looks at the steppe${seen ? `: ${say.tiles(seen)}` : ''}.`
  },
  tileSettled: (e, names) =>
    `${names(e.seat)} brings ${say.theTile(e.tile)} to ${say.pasture(e.pasture)} and stands a gaucho on it.`,
  roundedUp: (e, names) =>
    `${say.pasture(e.pasture)} is complete: ${e.cattle.map((c) => `${say.theTile(c.tile)} to ${names(c.seat)}`).join(', ')}.`,
  cattleAdded: (e, names) =>
    e.sorted
      ? `${names(e.seat)} sorts ${say.theTile(e.tile)} into its herd.`
      : `${say.theTile(e.tile)} joins ${names(e.seat)}’s herds.`,
  income: (e, names) => {
    const tiles = say.tiles(e.tiles)
    switch (e.kind) {
      case 'sale':
        return `${names(e.seat)} sells ${tiles} for ${count(e.pesos, 'peso', 'pesos')}.`
      case 'immediate-sale':
        return `Immediate sale: ${names(e.seat)} sells ${tiles} for ${count(e.pesos, 'peso', 'pesos')}.`
      case 'final-sale':
        return `Final sale: ${names(e.seat)} sells ${tiles} for ${count(e.pesos, 'peso', 'pesos')}.`
      case 'theft-insurance':
      case 'displacement-insurance':
        return `${names(e.seat)} is paid ${count(e.pesos, 'peso', 'pesos')} for ${tiles}.`
    }
  },
  pileExhausted: () => 'The draw pile is exhausted.',
  lastRound: () => 'The last round with dice begins.',
  noDiceRound: () => 'The round without dice begins.',
  finalCollection: (e, names) =>
    `Last cattle home: ${e.cattle.map((c) => `${say.theTile(c.tile)} to ${names(c.seat)}`).join(', ')}.`,
  gameOver: (e, names) =>
    e.winners.length === 1
      ? `${names(e.winners[0])} is the richest and wins.`
      : `${say.list(e.winners.map(names))} are tied and share the victory.`,
})
