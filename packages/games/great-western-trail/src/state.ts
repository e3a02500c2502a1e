/**
 * The position. Components are small integers (see data/): cards by face, tiles by number, trail spaces by index, the
 * engine by half-space. Sets of at most thirty things are bit masks.
 */
import type { Core, Seat } from '@waystation/kernel'
import type { Step } from './steps.ts'

export interface Player {
  money: number
  /** Trail space of the cattleman; OFF_TRAIL before the first turn. */
  at: number
  /** Half-space of the engine. */
  engine: number
  /** Index on the certificate track. */
  certificates: number
  /** Teepee tiles taken. */
  green: number
  blue: number
  /** Hazard tiles taken, a bit each. */
  hazards: number
  /** Stations that hold an own disc, a bit each. */
  stations: number
  /** Station master tiles taken, a bit each. */
  masters: number
  /** Private buildings that left the supply, and those that show their b side, a bit per number. */
  placed: number
  sides: number
  /** Towns that hold an own shop, a bit each. */
  shops: number
  exchangeTokens: number
  /** At the poker table: type of the worker who sits there, and the bonus token he brought; NONE before. */
  seated: number
  bonus: number
  /** Cowboys, craftsmen and engineers, the printed ones included. */
  workers: number[]
  /** Discs still on each spot of the player board. */
  discs: number[]
  /** Own discs on each city. */
  cities: number[]
  hand: number[]
  /** Face down; the last card is drawn first. */
  pile: number[]
  discard: number[]
  /** The personal objective area. */
  objectives: number[]
  /** Objective cards in hand or on the poker table that were taken unseen from the deck: only the owner knows them. */
  unseen: number[]
  /** Face down on the poker table. */
  laid: number[]
}

/** What left the game, by kind of component. */
interface Box {
  cattle: number
  objectives: number
  hazards: number
  teepees: number
  buildings: number
}

export interface State extends Core<Step> {
  players: Player[]
  /** What is played with, a bit each: see data/modules.ts and data/tables.ts. */
  modules: number
  /** The tile on each trail space. */
  trail: number[]
  /** The worker on each job market space, in filling order; EMPTY once hired. */
  jobs: number[]
  /** Who took the job market token, which ends the game; NOBODY until then. */
  token: Seat
  /** Two tiles for each of the three columns; EMPTY when the pile has run out. */
  foresight: number[]
  /** The Kansas City supply, face down; the last tile is drawn first. */
  supply: [number[], number[], number[]]
  /** How many of each market card lie open, by card minus FIRST_MARKET_CARD. */
  market: number[]
  marketDeck: number[]
  display: number[]
  objectiveDeck: number[]
  /** At each station: a station master, the worker who took over, or NONE. */
  stationMasters: number[]
  /** Station masters beside New York. */
  newYork: number[]
  /** Whose shop stands on each trade space, town by town; NOBODY where it is free. */
  tradeSpaces: Seat[]
  /** The tile of each medium town. */
  mediumTiles: number[]
  /** Exchange tokens in the supply. */
  exchangeTokens: number
  /** Money on the poker table. */
  pot: number
  box: Box
}

export const NOBODY: Seat = -1
export const NONE = -1
/** A worker at a station stands for this plus his type. */
export const WORKER_AT_STATION = 100

function clonePlayer(p: Readonly<Player>): Player {
  return {
    money: p.money,
    at: p.at,
    engine: p.engine,
    certificates: p.certificates,
    green: p.green,
    blue: p.blue,
    hazards: p.hazards,
    stations: p.stations,
    masters: p.masters,
    placed: p.placed,
    sides: p.sides,
    shops: p.shops,
    exchangeTokens: p.exchangeTokens,
    seated: p.seated,
    bonus: p.bonus,
    workers: p.workers.slice(),
    discs: p.discs.slice(),
    cities: p.cities.slice(),
    hand: p.hand.slice(),
    pile: p.pile.slice(),
    discard: p.discard.slice(),
    objectives: p.objectives.slice(),
    unseen: p.unseen.slice(),
    laid: p.laid.slice(),
  }
}

export function cloneState(s: Readonly<State>): State {
  const { box, supply, rng } = s
  return {
    seq: s.seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    agenda: s.agenda.slice(),
    players: s.players.map(clonePlayer),
    modules: s.modules,
    trail: s.trail.slice(),
    jobs: s.jobs.slice(),
    token: s.token,
    foresight: s.foresight.slice(),
    supply: [supply[0].slice(), supply[1].slice(), supply[2].slice()],
    market: s.market.slice(),
    marketDeck: s.marketDeck.slice(),
    display: s.display.slice(),
    objectiveDeck: s.objectiveDeck.slice(),
    stationMasters: s.stationMasters.slice(),
    newYork: s.newYork.slice(),
    tradeSpaces: s.tradeSpaces.slice(),
    mediumTiles: s.mediumTiles.slice(),
    exchangeTokens: s.exchangeTokens,
    pot: s.pot,
    box: {
      cattle: box.cattle,
      objectives: box.objectives,
      hazards: box.hazards,
      teepees: box.teepees,
      buildings: box.buildings,
    },
  }
}
