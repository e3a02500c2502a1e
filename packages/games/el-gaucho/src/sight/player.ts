/** A ranch: money, gauchos, and the herds with what may still become of them. */
import { type Inputs, isSealed, type Seat } from '@waystation/kernel'
import { AREA_IDS } from '../data/action-areas.ts'
import { BREEDS, breedOf, HIGHEST_VALUE, SMALL_NUMBERS, type Tile, tileOf, valueOf } from '../data/cattle.ts'
import { arrivals, gain } from '../heuristic/lines.ts'
import { fits, herdPrice } from '../rules/herds.ts'
import { EMPTY, lying, NOBODY, type State, standing } from '../state.ts'
import type { ElGaucho } from '../types.ts'

const FEW = [1, 2, 3, 4]
const LENGTHS = [1, 2, 3, 4, 5]
const VALUES = SMALL_NUMBERS.map((_, i) => i + 1)

interface Eyes {
  readonly own: boolean
  readonly unseen: readonly Tile[]
}

export function seePlayer(s: Readonly<State>, of: Seat, { own, unseen }: Eyes, inputs: Inputs): void {
  const p = s.players[of]
  const herds = own ? herdsAsKept(s, of) : p.herds
  inputs.amount('pesos', p.pesos, 40)
  inputs.amount('gauchos', p.supply, 4)
  inputs.atLeast('gauchos', p.supply, FEW)
  inputs.bits('gaucho on area', p.areas, AREA_IDS.length)
  inputs.yes('starts', s.startPlayer === of)
  let worth = 0
  herds.forEach((herd, breed) => {
    worth += herdPrice(herd)
    seeHerd(herd, breed, own, inputs)
  })
  inputs.amount('herds', worth, 40)
  inputs.amounts('may still fit', roomIn(herds, unseen), 4)
  seeComing(s, of, herds, inputs)
}

/** What a seat has kept under the seal is its own already. */
function herdsAsKept(s: Readonly<State>, seat: Seat): readonly (readonly Tile[])[] {
  const { herds } = s.players[seat]
  const step = s.agenda.at(-1)
  if (!isSealed<ElGaucho>(step)) return herds
  const answer = step.answers[step.asks.findIndex((ask) => ask.seat === seat)]
  if (answer === null) return herds
  const kept = answer.split(' ').slice(1).map(tileOf)
  return herds.map((_, breed) => kept.filter((tile) => breedOf(tile) === breed))
}

/** Which numbers stand in the line, where it ends, and in which direction it goes on. */
function seeHerd(herd: readonly Tile[], breed: number, own: boolean, inputs: Inputs): void {
  const { length } = herd
  const last = length === 0 ? 0 : valueOf(herd[length - 1])
  inputs.some(
    TILES[breed],
    herd.map((tile) => valueOf(tile) - 1),
    HIGHEST_VALUE,
  )
  inputs.atLeast(HERDS[breed], length, LENGTHS)
  inputs.amount(PRICES[breed], herdPrice(herd), 20)
  inputs.yes(RISING[breed], length > 1 && herd[1] > herd[0])
  inputs.yes(FALLING[breed], length > 1 && herd[1] < herd[0])
  if (own) inputs.which(ENDS[breed], last - 1, VALUES.length)
  else inputs.amount(ENDS[breed], last, 6)
}

const HERDS = BREEDS.map((breed) => `${breed} herd`)
const TILES = BREEDS.map((breed) => `${breed}`)
const PRICES = HERDS.map((name) => `price of the ${name}`)
const RISING = HERDS.map((name) => `${name} rises`)
const FALLING = HERDS.map((name) => `${name} falls`)
const ENDS = HERDS.map((name) => `end of the ${name}`)

/** By breed, how many tiles that nobody has seen would go to the right of the line. */
function roomIn(herds: readonly (readonly Tile[])[], unseen: readonly Tile[]): Int32Array {
  room.fill(0)
  for (const tile of unseen) if (fits(herds[breedOf(tile)], tile)) room[breedOf(tile)]++
  return room
}

const room = new Int32Array(BREEDS.length)

/** What is on its way home, what sleeps, and the best that is still free. */
function seeComing(s: Readonly<State>, of: Seat, herds: readonly (readonly Tile[])[], inputs: Inputs): void {
  const { incoming } = s.players[of]
  const home = incoming.slice()
  let [upright, asleep, sleeping, free] = [0, 0, 0, 0]
  for (let space = 0; space < s.gauchos.length; space++) {
    const tile = s.tiles[space]
    if (tile === EMPTY) continue
    const gaucho = s.gauchos[space]
    if (gaucho === standing(of)) {
      home.push(tile)
      upright++
    } else if (gaucho === lying(of)) {
      sleeping += gain(herds[breedOf(tile)], tile)
      asleep++
    } else if (gaucho === NOBODY) free = Math.max(free, gain(herds[breedOf(tile)], tile))
  }
  inputs.some('coming home', incoming, TILE_KINDS)
  inputs.amount('gain at home', arrivals(herds, incoming), 20)
  inputs.amount('gain with those standing', arrivals(herds, home), 20)
  inputs.amount('gain of those lying', sleeping, 20)
  inputs.amount('best gain among free ones', free, 20)
  inputs.atLeast('standing', upright, FEW)
  inputs.atLeast('lying', asleep, FEW)
}

const TILE_KINDS = BREEDS.length * HIGHEST_VALUE
