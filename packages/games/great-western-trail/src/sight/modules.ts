/** Rails to the North and the poker table; without them all of it is nothing. */
import type { Inputs, Seat } from '@waystation/kernel'
import { MODULES } from '../data/modules.ts'
import { BONUS_TOKENS, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { MEDIUM_TILES } from '../data/rails/medium-towns.ts'
import { EXCHANGE_TOKENS, MEDIUM_TOWNS, SHOPS, SPACES_PER_TOWN, TOWNS } from '../data/rails/towns.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { WORKERS } from '../data/tiles.ts'
import { bits } from '../scoring/bits.ts'
import { NOBODY, type State } from '../state.ts'

export function seeModules(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const p = s.players[of]
  inputs.bits('shop in town', p.shops, TOWNS.length)
  inputs.amount('shops', bits(p.shops), SHOPS / 3)
  inputs.amount('exchange tokens', p.exchangeTokens, 2)
  inputs.which('at the poker table', p.seated, WORKERS.length)
  inputs.which('bonus token', p.bonus, BONUS_TOKENS.length)
  inputs.amount('cards laid', p.laid.length, MOST_CARDS_AT_TABLE)
}

export function seeTowns(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.bits('module', s.modules, MODULES.length)
  inputs.amount('pot', s.pot, 10)
  inputs.amount('exchange tokens left', s.exchangeTokens, EXCHANGE_TOKENS)
  inputs.some('station master in New York', s.newYork, STATION_MASTERS.length)
  for (let town = 0; town < MEDIUM_TOWNS.length; town++) {
    inputs.which(MEDIUM[town], s.mediumTiles[town] ?? -1, MEDIUM_TILES.length)
  }
  const freeSpaces = TOWNS.map((_, town) => {
    const spaces = s.tradeSpaces.slice(town * SPACES_PER_TOWN, (town + 1) * SPACES_PER_TOWN)
    return spaces.filter((owner) => owner !== NOBODY && owner !== seat).length
  })
  inputs.amounts('other shops in town', freeSpaces, 2)
}

const MEDIUM = MEDIUM_TOWNS.map((town) => `tile of ${TOWNS[town].id}`)
