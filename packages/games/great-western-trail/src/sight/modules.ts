/** Rails to the North and the poker table; without them all of it is nothing. */
import type { Inputs, Seat } from '@waystation/kernel'
import { MODULES } from '../data/modules.ts'
import { BONUS_TOKENS, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { MEDIUM_TILES } from '../data/rails/medium-towns.ts'
import { EXCHANGE_TOKENS, MEDIUM_TOWNS, SHOPS, SPACES_PER_TOWN, TOWNS } from '../data/rails/towns.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { tablesOf } from '../data/tables.ts'
import { WORKERS } from '../data/tiles.ts'
import { networkWorth } from '../heuristic/north.ts'
import { pokerWorth } from '../heuristic/poker.ts'
import { handAtTable } from '../rules/poker.ts'
import { accessibleTowns } from '../rules/shops.ts'
import { bits } from '../scoring/bits.ts'
import { NOBODY, type State } from '../state.ts'

/** `known` is the position as the seat knows it; in `s` only the sizes of what is hidden are looked at. */
export function seeModules(known: Readonly<State>, s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const p = known.players[of]
  inputs.amount('shops', bits(p.shops), SHOPS / 3)
  inputs.amount('promise of the map', networkWorth(known, of, 1), 10)
  inputs.amount('exchange tokens', p.exchangeTokens, 2)
  inputs.which('at the poker table', p.seated, WORKERS.length)
  inputs.which('bonus token', p.bonus, BONUS_TOKENS.length)
  inputs.amount('cards laid', s.players[of].laid.length, MOST_CARDS_AT_TABLE)
  inputs.amount('value of the cards laid', handAtTable(p), 8)
  inputs.amount('promise of the cards laid', pokerWorth(known, of, 1), 8)
}

/** Where the seat's own shops are, and where the next one may go; of the others the towns say enough. */
export function seeReach(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const north = tablesOf(s).shops > 0
  inputs.bits('shop in town', s.players[seat].shops, TOWNS.length)
  inputs.bits('town next to a shop', north ? accessibleTowns(s, seat) : 0, TOWNS.length)
}

export function seeTowns(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.bits('module', s.modules, MODULES.length)
  inputs.amount('pot', s.pot, 10)
  inputs.amount('exchange tokens left', s.exchangeTokens, EXCHANGE_TOKENS)
  inputs.some('station master in New York', s.newYork, STATION_MASTERS.length)
  for (let town = 0; town < MEDIUM_TOWNS.length; town++) {
    inputs.which(MEDIUM[town], s.mediumTiles[town] ?? -1, MEDIUM_TILES.length)
  }
  otherShops.fill(0)
  s.tradeSpaces.forEach((owner, space) => {
    if (owner !== NOBODY && owner !== seat) otherShops[Math.floor(space / SPACES_PER_TOWN)]++
  })
  inputs.amounts('other shops in town', otherShops, 2)
}

const otherShops = new Int32Array(TOWNS.length)
const MEDIUM = MEDIUM_TOWNS.map((town) => `tile of ${TOWNS[town].id}`)
