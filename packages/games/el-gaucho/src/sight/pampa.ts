/** The pampa: every tile on it with whoever is there, and how soon a pasture is rounded up. */
import type { Inputs, Seat } from '@waystation/kernel'
import { breedOf, TILE_COUNT, type Tile } from '../data/cattle.ts'
import { PASTURES } from '../data/pampa.ts'
import { gain } from '../heuristic/lines.ts'
import { pastureTotal, spacesOf } from '../rules/pampa.ts'
import { EMPTY, isStanding, NOBODY, ownerOf, type State } from '../state.ts'

export function seePampa(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const free: Tile[] = []
  const own: [lying: Tile[], standing: Tile[]] = [[], []]
  const others: [lying: Tile[], standing: Tile[]] = [[], []]
  for (let space = 0; space < s.tiles.length; space++) {
    const tile = s.tiles[space]
    if (tile === EMPTY) continue
    const gaucho = s.gauchos[space]
    if (gaucho === NOBODY) free.push(tile)
    else (ownerOf(gaucho) === seat ? own : others)[isStanding(gaucho) ? 1 : 0].push(tile)
  }
  inputs.some('free', free, TILE_COUNT)
  inputs.some('own lying', own[0], TILE_COUNT)
  inputs.some('own standing', own[1], TILE_COUNT)
  inputs.some('other lying', others[0], TILE_COUNT)
  inputs.some('other standing', others[1], TILE_COUNT)
  inputs.amount('free', free.length, 8)
  PASTURES.forEach((_, pasture) => seePasture(s, seat, pasture, inputs))
}

const FREE = [0, 1, 2, 3]

/** Nobody comes home from a pasture before each of its tiles has a gaucho. */
function seePasture(s: Readonly<State>, seat: Seat, pasture: number, inputs: Inputs): void {
  const { herds } = s.players[seat]
  let [empty, free, own, others, dozing] = [0, 0, 0, 0, 0]
  for (const space of spacesOf(s, pasture)) {
    const tile = s.tiles[space]
    const gaucho = s.gauchos[space]
    if (tile === EMPTY) empty++
    else if (gaucho === NOBODY) free++
    else if (ownerOf(gaucho) !== seat) others++
    else if (isStanding(gaucho)) own += gain(herds[breedOf(tile)], tile)
    else dozing += gain(herds[breedOf(tile)], tile)
  }
  inputs.amount(NAMES.total[pasture], pastureTotal(s, pasture), 20)
  inputs.amount(NAMES.empty[pasture], empty, 2)
  inputs.which(NAMES.free[pasture], free, FREE.length)
  inputs.amount(NAMES.others[pasture], others, 2)
  inputs.amount(NAMES.own[pasture], own, 20)
  inputs.amount(NAMES.dozing[pasture], dozing, 20)
}

const NAMES = {
  total: PASTURES.map(({ id }) => `total of ${id}`),
  empty: PASTURES.map(({ id }) => `empty on ${id}`),
  free: PASTURES.map(({ id }) => `without a gaucho on ${id}`),
  others: PASTURES.map(({ id }) => `others on ${id}`),
  own: PASTURES.map(({ id }) => `gain standing on ${id}`),
  dozing: PASTURES.map(({ id }) => `gain lying on ${id}`),
}
