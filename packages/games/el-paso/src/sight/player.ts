/** A player board and the herd. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BONUS_KINDS, BONUSES } from '../data/bonuses.ts'
import { BUILDING_NUMBERS } from '../data/buildings.ts'
import { BREED_COUNT, CARD_KINDS, FIRST_WORKER_CARD, WORKER_COUNT } from '../data/cards.ts'
import { OBJECTIVE_COUNT, OBJECTIVE_POINTS } from '../data/objectives.ts'
import { ALL_DISCS, DISC_COUNT } from '../data/player-board.ts'
import { POST_VALUES } from '../data/posts.ts'
import { SIMMENTAL_SPACE_POINTS } from '../data/table.ts'
import { numberOf } from '../data/tiles.ts'
import { expectedValue } from '../heuristic/delivery.ts'
import { deliveryValue } from '../rules/delivery.ts'
import { handLimit, sum } from '../rules/herd.ts'
import {
  allCards,
  bonusPoints,
  buildingPoints,
  buildingTiles,
  cattlePoints,
  moneyPoints,
  objectivesOf,
  postPoints,
  workerPoints,
} from '../scoring.ts'
import type { Player, State } from '../state.ts'

const MONEY = [2, 4, 6, 8, 10, 12, 15, 20, 30]
const FEW = [1, 2, 3, 4]
const KIND_OF_BONUS = BONUSES.map(({ kind }) => BONUS_KINDS.indexOf(kind))

/** `open`: its hand is known, being the seat's own or laid open in El Paso. */
export function seePlayer(s: Readonly<State>, of: Seat, open: boolean, inputs: Inputs): void {
  const p = s.players[of]
  const cards = allCards(p)
  seePoints(s, of, cards, inputs)
  seeMeans(p, inputs)
  seeStaff(p, cards, inputs)
  seeHerd(p, cards, open, inputs)
  seeBoard(p, inputs)
}

function seePoints(s: Readonly<State>, of: Seat, cards: readonly number[], inputs: Inputs): void {
  const p = s.players[of]
  const tiles = buildingTiles(s, of)
  const { points, fulfilled } = objectivesOf(s, of)
  const lines = [
    moneyPoints(p.money),
    buildingPoints(tiles),
    postPoints(p.posts),
    workerPoints(cards),
    cattlePoints(cards),
    bonusPoints(p.bonuses),
    points,
    s.simmentalSpace === of ? SIMMENTAL_SPACE_POINTS : 0,
  ]
  inputs.amounts('points', lines, 8)
  inputs.amount('all points', sum(lines), 25)
  const unfulfilled = p.objectives.filter((objective) => !fulfilled.includes(objective))
  inputs.some('open objective', unfulfilled, OBJECTIVE_COUNT)
  let promised = 0
  for (const objective of unfulfilled) promised += OBJECTIVE_POINTS[objective]
  inputs.amount('points of open objectives', promised, 6)
  inputs.amount('objectives', p.objectives.length, 3)
  inputs.amount('buildings', tiles.length, 2)
  inputs.some(
    'building',
    tiles.map(numberOf).map((number) => number - 1),
    BUILDING_NUMBERS.length,
  )
}

function seeMeans(p: Readonly<Player>, inputs: Inputs): void {
  inputs.amount('money', Math.min(40, p.money), 15)
  inputs.atLeast('money', p.money, MONEY)
  inputs.amount('tokens', p.tokens, 4)
  inputs.atLeast('tokens', p.tokens, FEW)
  inputs.atLeast('certificates', p.certificates, FEW)
}

function seeStaff(p: Readonly<Player>, cards: readonly number[], inputs: Inputs): void {
  for (let worker = 0; worker < WORKER_COUNT; worker++) inputs.atLeast(STAFF[worker], p.area[worker], FEW)
  inputs.amounts('ready', p.area, 3)
  for (let worker = 0; worker < WORKER_COUNT; worker++) {
    inputs.amount(SPENT[worker], cards[FIRST_WORKER_CARD + worker] - p.area[worker], 3)
  }
  inputs.amount('all ready', sum(p.area), 5)
}

const STAFF = Array.from({ length: WORKER_COUNT }, (_, worker) => `worker ${worker}`)
const SPENT = STAFF.map((name) => `${name} spent`)

const drawn = new Int32Array(CARD_KINDS)

/** Cards that are not open are in the pile or in the hand; nobody else knows which. */
function seeHerd(p: Readonly<Player>, cards: readonly number[], open: boolean, inputs: Inputs): void {
  drawn.fill(0)
  for (const card of p.pile) drawn[card]++
  if (!open) for (let breed = 0; breed < BREED_COUNT; breed++) drawn[breed] += p.hand[breed]
  inputs.amounts('card', cards, 2)
  inputs.amounts('still to come', drawn, 2)
  inputs.amounts('discarded', p.discard, 2)
  inputs.amount('cards', sum(cards), 15)
  inputs.amount('pile', p.pile.length, 8)
  inputs.amount('hand size', sum(p.hand), 4)
  inputs.amount('hand limit', handLimit(p), 5)
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    const count = open ? p.hand[breed] : 0
    inputs.yes(IN_HAND[breed], count > 0)
    inputs.amount(TWICE[breed], Math.max(0, count - 1), 1)
  }
  const value = open ? deliveryValue(p) : 0
  inputs.amount('value', value, 8)
  inputs.atLeast('value with certificates', open ? value + p.certificates : 0, POST_VALUES)
  inputs.amount('usual value', expectedValue(p), 8)
}

const IN_HAND = Array.from({ length: BREED_COUNT }, (_, breed) => `in hand ${breed}`)
const TWICE = IN_HAND.map((name) => `${name} more than once`)

function seeBoard(p: Readonly<Player>, inputs: Inputs): void {
  inputs.bits('disc gone', ALL_DISCS & ~p.discs, DISC_COUNT)
  inputs.amounts('post', p.posts, 1)
  inputs.amount('deliveries', sum(p.posts), 4)
  inputs.some(
    'bonus',
    p.bonuses.map((tile) => KIND_OF_BONUS[tile]),
    BONUS_KINDS.length,
  )
  inputs.amount('removed', p.removed.length, 3)
}
