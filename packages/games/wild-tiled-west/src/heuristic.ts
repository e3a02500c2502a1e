/** What a position is worth to a seat, in points at the end of the game. Weights are points, or chances of something paying off. */
import type { Seat } from '@waystation/kernel'
import { acesOf, distinctSuits } from './aces.ts'
import { SIDES } from './data/boards.ts'
import {
  HORSESHOE_POINTS,
  MAX_COWS,
  MIN_COWS,
  REWARDS,
  TOMBSTONE_POINTS,
  WRANGLE_POINTS,
  YEARS,
} from './data/figures.ts'
import { cellAt, SIZE } from './data/grid.ts'
import { CONDITIONS, type Partner } from './data/partners.ts'
import { pieceOf, SIGN_OF, TILE_IDS } from './data/tiles.ts'
import { around, bits, type Mask, maskOf, meets, minus, overlap, sizeOf } from './mask.ts'
import { isMet, MEASURES, uncoveredHorseshoes } from './metrics.ts'
import { cellsUnder, countOf, isHomestead } from './rules/buildings.ts'
import { ridgeBandits } from './rules/solo.ts'
import { pastureAt } from './rules/wrangling.ts'
import { conquestEndPoints, minePoints, pinkPoints, playerAcePoints, trackTotal } from './scoring.ts'
import { NO_PARTNER, type Player, type State } from './state.ts'

const ROUNDS = YEARS.reduce((sum, { rounds }) => sum + rounds, 0)
/** Points a gold or a bullet is worth while there is a game left to spend it in. */
const GOLD_WORTH = 0.9
const BULLET_WORTH = 1.2
/** A space of the mine, beyond its points: income of the years to come. */
const INCOME_WORTH = 0.7
const ALLEY_WORTH = 1.5
/** A standing bandit may lose tussles, but with a sheriff it is a tombstone to come. */
const BANDIT_COST = 0.7
const SHERIFF_WORTH = 0.6
const ACE_WORTH = 1.1
const HORSESHOE_WORTH = 0.6
const COVER_WORTH = 0.12
const SECOND_PARTNER_WORTH = 2
/** How likely something half done is finished: this much at the start of the game, nothing at the end. */
const TOWN_CHANCE = 0.75
const SURROUND_CHANCE = 0.7
const PASTURE_CHANCE = 0.6
const PARTNER_CHANCE = 0.35
const SAWMILL_WORTH = 1.5
const WHEELWRIGHT_WORTH = 1.5
const BARN_WORTH = 2

const WHEELWRIGHT = pieceOf('wheelwright')
const BARN = pieceOf('barn')

/** From 1 at the start to 0 when nothing can be laid any more. */
function timeLeft(s: Readonly<State>): number {
  if (s.over) return 0
  let past = s.round
  for (let year = 1; year < s.year; year++) past += YEARS[year - 1].rounds
  return Math.max(0, ROUNDS - past) / ROUNDS
}

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const player = s.players[seat]
  if (player.side < 0) return 0
  const left = timeLeft(s)
  return finalPoints(player) + supplies(player, left) + promises(s, player, left) + tussleOutlook(s, seat)
}

/** What the game would pay if it ended now. */
function finalPoints(player: Readonly<Player>): number {
  const partners = [player.partner, player.second].filter((card) => card !== NO_PARTNER)
  return (
    trackTotal(player) +
    HORSESHOE_POINTS * uncoveredHorseshoes(player) +
    pinkPoints(player) +
    TOMBSTONE_POINTS * sizeOf(player.tombstones) +
    playerAcePoints(player) +
    minePoints(player) +
    conquestEndPoints(player) +
    partners.reduce((sum, card) => sum + partnerOutlook(player, card), 0)
  )
}

/** Conditions met, and a share of those that are near. */
function partnerOutlook(player: Readonly<Player>, partner: Partner): number {
  let worth = 0
  for (const condition of CONDITIONS[partner]) {
    const now = MEASURES[condition.metric](player)
    if (isMet(player, condition)) worth += condition.points
    else if (condition.is === 'least') worth += PARTNER_CHANCE * condition.points * (now / condition.value) ** 2
    else worth += (PARTNER_CHANCE * condition.points) / (1 + now - condition.value)
  }
  return worth
}

function supplies(player: Readonly<Player>, left: number): number {
  const spending = Math.min(1, left * 3)
  const sheriffs = Math.min(3, sizeOf(player.sheriffs))
  return (
    spending * GOLD_WORTH * Math.min(player.gold, 8) +
    spending * BULLET_WORTH * Math.min(player.bullets, 4) +
    left * 4 * INCOME_WORTH * (player.mine / 2) +
    ALLEY_WORTH * player.alleysDue +
    spending * SHERIFF_WORTH * sheriffs +
    (player.second === NO_PARTNER ? 0 : SECOND_PARTNER_WORTH) +
    spending * SAWMILL_WORTH * player.sawmills +
    left * WHEELWRIGHT_WORTH * Math.min(1, countOf(player, WHEELWRIGHT)) +
    left * BARN_WORTH * Math.min(1, countOf(player, BARN))
  )
}

/** What is under way: towns, red buildings, cattle, aces, ground to build on. */
function promises(s: Readonly<State>, player: Readonly<Player>, left: number): number {
  const hope = Math.min(1, left * 1.6)
  const aces = acesOf(player)
  const held = aces.reduce((sum, count) => sum + count, 0)
  return (
    hope * (towns(player, s.year) + surrounding(player) + cattle(player)) +
    hope * ACE_WORTH * Math.min(held, 6) * (0.5 + distinctSuits(aces) / 8) +
    hope * HORSESHOE_WORTH * -uncoveredHorseshoes(player) +
    COVER_WORTH * sizeOf(player.covered) -
    BANDIT_COST * sizeOf(player.standing)
  )
}

/** Squares that are nearly all covered promise most of the points. */
function towns(player: Readonly<Player>, year: number): number {
  let worth = 0
  SIDES[player.side].towns.forEach(({ cells, points }, i) => {
    if ((player.towns & (1 << i)) !== 0) return
    const share = overlap(cells, player.covered) / sizeOf(cells)
    const bonus = YEARS[Math.max(0, year - 1)].townBonus / 2
    worth += TOWN_CHANCE * (points + bonus) * share * share
  })
  return worth
}

/** Red signs: worth more the fewer squares beside them are open. */
function surrounding(player: Readonly<Player>): number {
  const { coverable } = SIDES[player.side]
  let worth = 0
  player.tiles.forEach((placed, index) => {
    if (SIGN_OF[placed.tile] !== 'red' || (player.paid & (1 << index)) !== 0) return
    const cells = maskOf(cellsUnder(placed))
    const beside = minus(around(cells), cells)
    const open = beside.reduce((sum, row, i) => sum + bits(row & coverable[i] & ~player.covered[i]), 0)
    const { points = 0, pickaxes = 0, tombstones = 0 } = REWARDS[TILE_IDS[placed.tile]] ?? {}
    const extra = isHomestead(player, index) ? 4 : 0
    worth += (SURROUND_CHANCE * (points + extra + 2 * pickaxes + 2 * tombstones)) / (1 + open / 4)
  })
  return worth
}

/** Pastures without a boot, by what they would pay. */
function cattle(player: Readonly<Player>): number {
  let worth = 0
  const seen: number[] = Array<number>(SIZE).fill(0)
  for (let row = 0; row < SIZE; row++) {
    for (let rest = player.cows[row] & ~seen[row]; rest !== 0; rest = player.cows[row] & ~seen[row]) {
      const pasture = pastureAt(player, cellAt(row, 31 - Math.clz32(rest & -rest)))
      for (let i = 0; i < SIZE; i++) seen[i] |= pasture[i]
      worth += herdOutlook(player, pasture)
    }
  }
  return worth
}

function herdOutlook(player: Readonly<Player>, pasture: Mask): number {
  if (meets(pasture, player.boots)) return 0
  const cows = Math.min(overlap(pasture, player.cows), MAX_COWS)
  return cows < MIN_COWS ? 0.5 * cows : PASTURE_CHANCE * (WRANGLE_POINTS[cows] + 1)
}

/** Who is ahead in the tussle to come, and by how much. */
function tussleOutlook(s: Readonly<State>, seat: Seat): number {
  if (s.over || s.year === 0) return 0
  const own = sizeOf(s.players[seat].standing)
  const { tussle, rounds } = YEARS[s.year - 1]
  const near = s.round / rounds
  if (s.ridge !== null) return near * (own <= ridgeBandits(s.ridge) ? tussle : -tussle)
  let least = true
  let most = true
  s.players.forEach(({ standing }, other) => {
    if (other === seat) return
    const count = sizeOf(standing)
    if (count < own) least = false
    if (count > own) most = false
  })
  if (least) return near * tussle * 0.6
  return most ? -near * tussle * 0.6 : 0
}
