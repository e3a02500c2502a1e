/** Set-up. Rulebook: "Mise en place", steps 1 to 17. */
import type { Config, Rng } from '@waystation/kernel'
import { CATTLE, FIRST_MARKET_CARD } from './data/cards.ts'
import { modulesOf } from './data/modules.ts'
import { FIRST_OBJECTIVE, OBJECTIVES, STARTING_OBJECTIVES } from './data/objectives.ts'
import { DISC_SPOTS } from './data/player-board.ts'
import { MEDIUM_TOWNS } from './data/rails/towns.ts'
import { OBJECTIVES_ON_DISPLAY, OPENING_TILES, STARTING_HAND, STARTING_MONEY, TABLE_SIZES } from './data/table-size.ts'
import { type Tables, tablesOf } from './data/tables.ts'
import { EMPTY, FIRST_NEUTRAL, FORESIGHT_TILES, NEUTRAL_LETTERS, SUPPLY, WORKERS } from './data/tiles.ts'
import { NEUTRAL_SPACES, NODE_COUNT, OFF_TRAIL } from './data/trail.ts'
import { spaceFor } from './rules/kansas-city.ts'
import { turnOf } from './rules/turn.ts'
import { NOBODY, NONE, type Player, type State } from './state.ts'

const repeat = (item: number, count: number): number[] => Array<number>(count).fill(item)

/** Step 3: each tile on its own letter, or shuffled over the seven spaces. */
function neutralBuildings(trail: number[], how: string, rng: Rng): void {
  const tiles = NEUTRAL_LETTERS.map((_, i) => FIRST_NEUTRAL + i)
  if (how === 'shuffled') rng.shuffle(tiles)
  NEUTRAL_SPACES.forEach((at, i) => {
    trail[at] = tiles[i]
  })
}

/** Step 13: one side of each number, the same for everyone. */
function buildingSides(how: string, { buildings }: Tables, rng: Rng): number {
  let sides = 0
  for (const n of buildings) if (how === 'b' || (how === 'mixed' && rng.int(2) === 1)) sides |= 1 << n
  return sides
}

/** Step 2, or 20 with Rails to the North: one tile for each station that has room for it. */
function stationMasters(tables: Tables, rng: Rng): { atStations: number[]; rest: number[] } {
  const tiles = rng.shuffle(tables.masters.slice())
  const atStations = repeat(NONE, tables.stations)
  for (const station of tables.masterStations) atStations[station] = tiles.shift() ?? NONE
  return { atStations, rest: tiles }
}

/** Step 6: tiles of pile 1 until seven lie on the board. A hazard without room goes back, and the pile is shuffled. */
function openingTiles(s: State, rng: Rng): void {
  const pile = s.supply[0]
  for (let placed = 0; placed < OPENING_TILES; ) {
    const tile = pile.pop()
    if (tile === undefined) return
    const at = spaceFor(s, tile)
    if (at === null) {
      pile.push(tile)
      rng.shuffle(pile)
    } else {
      s.trail[at] = tile
      placed++
    }
  }
}

function draw(pile: number[], count: number): number[] {
  return pile.splice(pile.length - count, count).reverse()
}

/** Steps 12 to 17 for one seat. */
function player(seat: number, objective: number, sides: number, tables: Tables, rng: Rng): Player {
  const pile = rng.shuffle(CATTLE.flatMap((card, index) => repeat(index, card.starting)))
  return {
    money: STARTING_MONEY[seat],
    at: OFF_TRAIL,
    engine: 0,
    certificates: 0,
    green: 0,
    blue: 0,
    hazards: 0,
    stations: 0,
    masters: 0,
    placed: 0,
    sides,
    shops: 0,
    exchangeTokens: tables.startingExchangeTokens,
    seated: NONE,
    bonus: NONE,
    workers: WORKERS.map(() => 1),
    discs: DISC_SPOTS.slice(0, tables.discSpots).map((d) => d.count),
    cities: tables.cities.map(() => 0),
    hand: draw(pile, STARTING_HAND),
    pile,
    discard: [],
    objectives: [objective],
    unseen: [],
    laid: [],
  }
}

/** Step 19: a tile for each medium town, if there are any. */
function mediumTiles({ mediumTiles: tiles }: Tables, rng: Rng): number[] {
  return rng.shuffle(tiles.slice()).slice(0, MEDIUM_TOWNS.length)
}

function objectiveCards(rng: Rng): { starting: number[]; deck: number[] } {
  const cards = OBJECTIVES.flatMap((o, i) => repeat(FIRST_OBJECTIVE + i, o.copies))
  return {
    starting: rng.shuffle(cards.slice(0, STARTING_OBJECTIVES)),
    deck: rng.shuffle(cards.slice(STARTING_OBJECTIVES)),
  }
}

export function setup(config: Config, rng: Rng): State {
  const size = TABLE_SIZES[config.players]
  const modules = modulesOf(config.variants)
  const tables = tablesOf({ modules })
  const masters = stationMasters(tables, rng)
  const trail = repeat(EMPTY, NODE_COUNT)
  neutralBuildings(trail, config.variants['neutral-buildings'], rng)
  const sides = buildingSides(config.variants['private-buildings'], tables, rng)
  const marketDeck = rng.shuffle(CATTLE.flatMap((card, index) => repeat(index, card.market)))
  const { starting, deck } = objectiveCards(rng)
  const supply: State['supply'] = [
    rng.shuffle(SUPPLY[0].slice()),
    rng.shuffle(SUPPLY[1].slice()),
    rng.shuffle(SUPPLY[2].slice()),
  ]
  const s: State = {
    seq: 0,
    rng: rng.words,
    agenda: [],
    players: Array.from({ length: config.players }, (_, seat) => player(seat, starting[seat], sides, tables, rng)),
    modules,
    trail,
    jobs: draw(supply[1], size.openingWorkers),
    token: NOBODY,
    foresight: [],
    supply,
    market: CATTLE.slice(FIRST_MARKET_CARD).map(() => 0),
    marketDeck,
    display: draw(deck, OBJECTIVES_ON_DISPLAY),
    objectiveDeck: deck,
    stationMasters: masters.atStations,
    newYork: tables.mastersInNewYork ? masters.rest : [],
    tradeSpaces: repeat(NOBODY, tables.tradeSpaces),
    mediumTiles: mediumTiles(tables, rng),
    exchangeTokens: tables.exchangeTokens - config.players * tables.startingExchangeTokens,
    pot: 0,
    box: { cattle: 0, objectives: STARTING_OBJECTIVES - config.players, hazards: 0, teepees: 0, buildings: 0 },
  }
  openingTiles(s, rng)
  s.foresight = supply.flatMap((pile) => draw(pile, FORESIGHT_TILES))
  for (const card of draw(marketDeck, size.market)) s.market[card - FIRST_MARKET_CARD]++
  s.agenda = [...turnOf(s, 0)].reverse()
  if (config.variants['private-buildings'] === 'chosen') s.agenda.push({ do: 'chooseSide', seat: 0, nth: 0 })
  return s
}
