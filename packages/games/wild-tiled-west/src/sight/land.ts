/** The land of a settlement: towns begun, signs that wait, pastures, and what is still to be covered. */
import type { Inputs } from '@waystation/kernel'
import { type Print, SIDES } from '../data/boards.ts'
import { MAX_COWS } from '../data/figures.ts'
import { bits, cellsOf, groupsOf, type Mask, meets, overlap, sizeOf } from '../data/mask.ts'
import { cellsBeside, isWaiting, openAmong } from '../rules/buildings.ts'
import { groundOf } from '../rules/places.ts'
import type { Player } from '../state.ts'
import { GIFTS } from './piece.ts'

const MOST_TOWNS = Math.max(...SIDES.map(({ towns }) => towns.length))
const TOWN_SQUARES_LEFT = [1, 2, 3, 4, 6, 8]
const OPEN_SIDES = [1, 2, 4, 6, 9]
const GIFT_OF: ReadonlyMap<Print, number> = new Map(GIFTS.map((print, i) => [print, i]))

export function seeLand(p: Readonly<Player>, inputs: Inputs): void {
  seeTowns(p, inputs)
  seeSigns(p, inputs)
  seePastures(p, inputs)
  seeGifts(p, inputs)
}

/** Towns in the order of the board: few squares left is nearly done. */
function seeTowns(p: Readonly<Player>, inputs: Inputs): void {
  const towns = p.side < 0 ? [] : SIDES[p.side].towns
  for (let i = 0; i < MOST_TOWNS; i++) {
    const town = towns.at(i)
    const done = ((p.towns >> i) & 1) === 1
    const open = town !== undefined && !done
    const left = open ? town.size - overlap(town.cells, p.covered) : 0
    inputs.yes(DONE[i], done)
    inputs.amount(BEGUN[i], open ? (town.points * overlap(town.cells, p.covered)) / town.size : 0, 2)
    inputs.which(LEFT[i], open ? TOWN_SQUARES_LEFT.findIndex((most) => left <= most) : -1, TOWN_SQUARES_LEFT.length)
  }
}

const TOWNS = Array.from({ length: MOST_TOWNS }, (_, i) => `town ${i + 1}`)
const DONE = TOWNS.map((town) => `${town} done`)
const BEGUN = TOWNS.map((town) => `points begun of ${town}`)
const LEFT = TOWNS.map((town) => `squares left of ${town}`)

/** Red signs by how many squares beside them are open. */
function seeSigns(p: Readonly<Player>, inputs: Inputs): void {
  const waiting: number[] = []
  p.tiles.forEach((placed, index) => {
    if (!isWaiting(p, index)) return
    const open = openAmong(p, cellsBeside(placed))
    waiting.push(OPEN_SIDES.findIndex((most) => open <= most))
  })
  inputs.some('sign waiting, open sides', waiting, OPEN_SIDES.length)
  inputs.amount('signs waiting', waiting.length, 2)
}

/** Pastures without a boot by their cows. */
function seePastures(p: Readonly<Player>, inputs: Inputs): void {
  const cows: number[] = []
  let land = 0
  for (const pasture of groupsOf(p.fields)) {
    if (meets(pasture, p.boots)) continue
    cows.push(Math.min(MAX_COWS, overlap(pasture, p.cows)))
    land = Math.max(land, sizeOf(pasture))
  }
  inputs.some('pasture with cows', cows, MAX_COWS + 1)
  inputs.amount('largest pasture', land, 6)
  inputs.amount('cows', sizeOf(p.cows), 6)
  inputs.amount('markets', bits(p.markets), 1)
  inputs.amount('roped', bits(p.roped), 1)
}

/** What squares still give: all of them, and those that the next piece may reach. */
function seeGifts(p: Readonly<Player>, inputs: Inputs): void {
  left.fill(0)
  near.fill(0)
  let [free, edge, narrow] = [0, 0, 0]
  if (p.side >= 0) {
    const ground = groundOf(p, 'linked')
    const { prints } = SIDES[p.side]
    for (const cell of cellsOf(ground.free)) {
      free++
      const gift = GIFT_OF.get(prints[cell])
      if (gift !== undefined) left[gift]++
    }
    narrow = narrowIn(ground.free)
    const reached = ground.touch.map((row, i) => row & ground.free[i])
    for (const cell of cellsOf(reached)) {
      edge++
      const gift = GIFT_OF.get(prints[cell])
      if (gift !== undefined) near[gift]++
    }
  }
  inputs.amount('free squares', free, 16)
  inputs.amount('free squares in a corner', narrow, 15)
  inputs.amount('squares within reach', edge, 15)
  inputs.amounts('left to cover', left, 3)
  inputs.amounts('within reach', near, 2)
}

/** Squares with fewer than two free ones beside them: hardly a piece fits there. */
function narrowIn(free: Mask): number {
  let count = 0
  for (let i = 0; i < free.length; i++) {
    const [left, right, above, below] = [free[i] << 1, free[i] >> 1, free[i - 1] ?? 0, free[i + 1] ?? 0]
    const two = (left & right) | (above & below) | ((left | right) & (above | below))
    count += bits(free[i] & ~two)
  }
  return count
}

const left = new Int32Array(GIFTS.length)
const near = new Int32Array(GIFTS.length)
