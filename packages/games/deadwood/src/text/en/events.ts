import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'

const plural = counted('en')
const SHOTS = { miss: 'misses', wound: 'wounds', kill: 'kills' } as const

export const events: Words['events'] = (say) => ({
  townLaidOut: (e) => `The town: ${say.buildings(e.buildings.map(({ building }) => building))}.`,
  startRolled: (e, names) => `First player dice: ${say.list(e.rolls.map((r) => `${names(r.seat)} rolls ${r.face}`))}.`,
  firstPlayer: (e, names) => `${names(e.seat)} begins.`,
  turnBegins: (e, names) => `${names(e.seat)}’s turn.`,
  sent: (e, names) => `${names(e.seat)} sends ${say.cowboy(e.cowboy)} to ${say.the(e.building)}.`,
  moved: (e, names) => `${names(e.seat)} moves ${say.cowboy(e.cowboy)} ${say.from(e.from)} to ${say.the(e.to)}.`,
  recalled: (e, names) => `${names(e.seat)} calls ${say.cowboy(e.cowboy)} back ${say.from(e.from)}.`,
  feePaid: (e, names) =>
    `${names(e.seat)} pays ${names(e.to)} ${say.money(e.amount)} as holder of the Sheriff’s Office.`,
  duelBegins: (e, names) =>
    `Duel ${say.at(e.building)}: ${names(e.seat)} with ${say.cowboy(e.cowboy)} attacks ${names(e.defender)} with ${say.cowboy(e.defenderCowboy)}.`,
  postersTaken: (e, names) =>
    `${names(e.seat)} gains ${plural(e.count, 'poster', 'posters')}; ${e.pool} left in the crime pool.`,
  postersDiscarded: (e, names) => `${names(e.seat)} gains rid of ${plural(e.count, 'poster', 'posters')}.`,
  fled: (e, names) => `${names(e.seat)} flees ${say.from(e.building)} on a pony.`,
  cartridgeUsed: (e, names) => `${names(e.seat)} uses a cartridge.`,
  cartridgeKept: (e, names) => `${names(e.seat)} uses no cartridge.`,
  diceCounted: (e, names) =>
    `${e.dice.map(({ seat, dice }) => `${names(seat)} has ${plural(dice, 'die', 'dice')}`).join(', ')}.`,
  dieRolled(e, names) {
    if (e.shot === 'miss') return `${names(e.seat)} rolls ${e.face} and misses.`
    if (e.dead) return `${names(e.seat)} rolls ${e.face}: ${names(e.target)}’s cowboy is dead already.`
    return `${names(e.seat)} rolls ${e.face} and ${SHOTS[e.shot]} ${names(e.target)}’s cowboy.`
  },
  killed: (e, names) => `${names(e.seat)} loses ${say.cowboy(e.cowboy)} ${say.at(e.building)}.`,
  duelEnds(e, names) {
    switch (e.outcome) {
      case 'attackerWins':
        return `${names(e.seat)} wins the duel.`
      case 'defenderWins':
        return `${names(e.defender)} wins the duel and stays.`
      case 'bothLive':
        return `Both live: ${names(e.defender)} stays.`
      case 'bothDie':
        return 'Both die.'
    }
  },
  sentToMine: (e, names) => `${names(e.seat)}’s cowboy is sent ${say.from(e.from)} to the Abandoned Mine.`,
  annexed: (e, names) => `${names(e.seat)} annexes ${say.the(e.building)}.`,
  declined: (e, names) => `${names(e.seat)} does not annex ${say.the(e.building)}.`,
  earned: (e, names) => `${names(e.seat)} gains ${say.money(e.amount)} ${say.from(e.building)}.`,
  cartridgesGained: (e, names) => `${names(e.seat)} gains ${plural(e.count, 'cartridge', 'cartridges')}.`,
  poniesGained: (e, names) => `${names(e.seat)} gains ${plural(e.count, 'pony', 'ponies')}.`,
  hired: (e, names) =>
    `${names(e.seat)} hires ${say.cowboy(e.cowboy)} for ${e.cost === 0 ? 'free' : say.money(e.cost)}.`,
  nobodyHired: (e, names) => `${names(e.seat)} hires nobody.`,
  sheriffMoved: (e, names) => `${names(e.seat)} moves the sheriff to ${say.crossing(e.to)}.`,
  robbed: (e, names) => `${names(e.seat)} takes ${say.money(e.amount)} from ${names(e.victim)}.`,
  tileDrawn: (e, names) => `${names(e.seat)} draws ${say.the(e.building)} from stack ${e.stack}.`,
  built: (e, names) => `${names(e.seat)} builds ${say.the(e.building)} on ${say.plot(e.plot)}.`,
  tileReturned: (e) => `There is no room: ${say.the(e.building)} goes under stack ${e.stack}.`,
  goldRolled: (e, names) => `${names(e.seat)} digs for gold and rolls ${e.face}: ${say.money(e.amount)}.`,
  stackConsulted: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} looks at stack ${e.stack}${seen ? `: ${say.buildings(seen)}` : ''}.`
  },
  stackArranged: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} puts stack ${e.stack} back${seen ? `: ${say.buildings(seen)}` : ''}.`
  },
  courtPaid: (e, names) => `${names(e.seat)} pays the court ${say.money(e.amount)}.`,
  denounced: (e, names) => `${names(e.seat)} gives the Newspaper’s poster to ${names(e.target)}.`,
  telegraphed: (e, names) =>
    `${names(e.seat)} ${e.added ? 'adds' : 'takes'} ${plural(e.count, 'poster', 'posters')} ${e.added ? 'to' : 'out of'} the crime pool; it holds ${e.pool}.`,
  railLaid: (e, names) => `${names(e.seat)} lays rail tile ${e.tile} on ${say.plot(e.plot)}.`,
  stationBuilt: (e, names) => `${names(e.seat)} builds the Train Station on ${say.plot(e.plot)}.`,
  destroyed: (e) => `${say.the(e.building)} is torn down and goes under stack ${e.stack}.`,
  activated: (e, names) =>
    `${e.station ? 'The station is built' : 'The railway comes by'}: ${names(e.owner)} may annex ${say.the(e.building)}.`,
  endComes(e) {
    switch (e.end) {
      case 'station':
        return 'The station is built: the game is about to end.'
      case 'pool':
        return 'The crime pool is empty: the cavalry arrives after this turn.'
      case 'gang':
        return 'A gang has nobody left alive: the game ends after this turn.'
    }
  },
  gameEnds: () => 'The game is over; the fines are due.',
  depotPaid: (e, names) => `No station was built: the Stage Depot pays ${names(e.seat)} ${say.money(e.amount)}.`,
  tallied: (e, names) =>
    `${e.totals.map((t) => `${names(t.seat)}: ${say.money(t.total)} (fine ${say.money(t.fine)})`).join(', ')}.`,
  finalDuelBegins: (e, names) => `Final duel between ${say.names(names, e.seats)}!`,
  championChosen: (e, names) => `${say.cowboy(e.cowboy)} fights for ${names(e.seat)}.`,
  finalCartridgesUsed: (e, names) => `${names(e.seat)} uses ${plural(e.count, 'cartridge', 'cartridges')}.`,
  aimed: (e, names) => `${names(e.seat)} aims ${plural(e.dice, 'die', 'dice')} at ${names(e.target)}.`,
  championKilled: (e, names) => `${names(e.seat)}’s champion falls.`,
  woundsHealed: () => 'Nobody has dice left: wounds heal, and they start again.',
  gameOver: (e, names) =>
    e.winners.length === 0 ? 'Nobody is left to rule Deadwood.' : `Deadwood belongs to ${say.names(names, e.winners)}.`,
})
