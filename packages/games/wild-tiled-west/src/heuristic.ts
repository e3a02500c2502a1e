/** What a position is worth to a seat, in points at the end of the game. Weights are points, or chances of something paying off. */
import type { Seat } from '@waystation/kernel'
import { acePoints, acesOf, distinctSuits } from './scoring/aces.ts'
import { SIDES } from './data/boards.ts'
import {
  HOMESTEAD_EXTRA,
  HORSESHOE_POINTS,
  MAX_COWS,
  MIN_COWS,
  REWARDS,
  TOMBSTONE_POINTS,
  WRANGLE_POINTS,
  YEARS,
} from './data/figures.ts'
import { CONDITIONS, type Metric, type Partner } from './data/partners.ts'
import { pieceOf, TILE_IDS } from './data/tiles.ts'
import { groupsOf, type Mask, meets, overlap, sizeOf } from './data/mask.ts'
import { MEASURES, uncoveredHorseshoes } from './scoring/metrics.ts'
import { cellsBeside, countOf, isHomestead, isWaiting, openAmong } from './rules/buildings.ts'
import { ridgeBandits } from './rules/solo.ts'
import { conquestEndPoints, minePoints, pinkPoints, trackTotal } from './scoring.ts'
import { NO_PARTNER, type Player, type State } from './state.ts'

const ROUNDS = YEARS.reduce((sum, { rounds }) => sum + rounds, 0)
/** Points a gold or a bullet is worth while there is a game left to spend it in. */
const GOLD_WORTH = 0.9
const BULLET_WORTH = 1.2
/** A space of the mine, beyond its points: income of the years to come. */
const INCOME_WORTH = 0.7
const ALLEY_WORTH = 1.5
/** A standing bandit may lose tussles, but with a sheriff it is a tombstone to come. */
const BANDIT_COST = 1.1
const SHERIFF_WORTH = 0.6
const ACE_WORTH = 1.5
const HORSESHOE_WORTH = 0.6
const COVER_WORTH = 0.22
const SECOND_PARTNER_WORTH = 2
/** How likely something half done is finished: this much at the start of the game, nothing at the end. */
const TOWN_CHANCE = 0.75
const SURROUND_CHANCE = 0.7
const PASTURE_CHANCE = 0.6
const PARTNER_CHANCE = 0.35
/** Whoever is ahead in bandits now mostly still is at the end of the year. */
const LEAD_HOLDS = 0.6
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

/** How much of what is half done still counts: all of it until late in the third year, nothing after the last round. */
const hopeIn = (left: number): number => Math.min(1, left * 1.6)

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const player = s.players[seat]
  if (player.side < 0) return 0
  const left = timeLeft(s)
  const aces = acesOf(player)
  return (
    finalPoints(player, left) +
    acePoints(aces) +
    supplies(player, left) +
    promises(s, player, left) +
    aceOutlook(aces, left) +
    tussleOutlook(s, seat)
  )
}

/** What the game would pay if it ended now, aces left out. */
function finalPoints(player: Readonly<Player>, left: number): number {
  return (
    trackTotal(player) +
    HORSESHOE_POINTS * uncoveredHorseshoes(player) +
    pinkPoints(player) +
    TOMBSTONE_POINTS * sizeOf(player.tombstones) +
    minePoints(player) +
    conquestEndPoints(player) +
    partnerOutlook(player, player.partner, left) +
    partnerOutlook(player, player.second, left)
  )
}

/** Gold is there to be spent and bandits come and go: what they promise a partner counts only as the end draws near. */
const PASSING: readonly Metric[] = ['unspent-gold', 'standing-bandits']

/** Conditions met, and a share of those that are near. */
function partnerOutlook(player: Readonly<Player>, partner: Partner, left: number): number {
  if (partner === NO_PARTNER) return 0
  let worth = 0
  for (const { metric, is, value, points } of CONDITIONS[partner]) {
    const now = MEASURES[metric](player)
    const certain = PASSING.includes(metric) ? (1 - left) ** 2 : 1
    if (is === 'least') worth += certain * points * (now >= value ? 1 : PARTNER_CHANCE * (now / value) ** 2)
    else worth += certain * points * (now <= value ? 1 : PARTNER_CHANCE / (1 + now - value))
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

/** What is under way: towns, red buildings, cattle, ground to build on. */
function promises(s: Readonly<State>, player: Readonly<Player>, left: number): number {
  const hope = hopeIn(left)
  return (
    hope * (towns(player, s.year) + surrounding(player) + cattle(player)) -
    hope * HORSESHOE_WORTH * uncoveredHorseshoes(player) +
    COVER_WORTH * sizeOf(player.covered) -
    BANDIT_COST * sizeOf(player.standing)
  )
}

function aceOutlook(aces: readonly number[], left: number): number {
  const held = aces[0] + aces[1] + aces[2] + aces[3]
  return hopeIn(left) * ACE_WORTH * Math.min(held, 6) * (0.5 + distinctSuits(aces) / 8)
}

/** Squares that are nearly all covered promise most of the points. */
function towns(player: Readonly<Player>, year: number): number {
  const list = SIDES[player.side].towns
  const bonus = YEARS[Math.max(0, year - 1)].townBonus / 2
  let worth = 0
  for (let i = 0; i < list.length; i++) {
    if ((player.towns & (1 << i)) !== 0) continue
    const { cells, size, points } = list[i]
    const share = overlap(cells, player.covered) / size
    worth += TOWN_CHANCE * (points + bonus) * share * share
  }
  return worth
}

/** What a red sign pays, in points; by tile. */
const RED_WORTH: readonly number[] = TILE_IDS.map((id) => {
  const { points = 0, pickaxes = 0, tombstones = 0 } = REWARDS[id] ?? {}
  return points + 2 * pickaxes + 2 * tombstones
})

/** Red signs: worth more the fewer squares beside them are open. */
function surrounding(player: Readonly<Player>): number {
  let worth = 0
  for (let index = 0; index < player.tiles.length; index++) {
    if (!isWaiting(player, index)) continue
    const placed = player.tiles[index]
    const open = openAmong(player, cellsBeside(placed))
    const extra = isHomestead(player, index) ? HOMESTEAD_EXTRA : 0
    worth += (SURROUND_CHANCE * (RED_WORTH[placed.tile] + extra)) / (1 + open / 4)
  }
  return worth
}

/** Pastures without a boot, by what they would pay. */
function cattle(player: Readonly<Player>): number {
  let worth = 0
  for (const pasture of groupsOf(player.fields)) worth += herdOutlook(player, pasture)
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
  const { tussle, rounds } = YEARS[s.year - 1]
  const stake = (s.round / rounds) * tussle
  const own = sizeOf(s.players[seat].standing)
  if (s.ridge !== null) return own <= ridgeBandits(s.ridge) ? stake : -stake
  let least = true
  let most = true
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue
    const count = sizeOf(s.players[other].standing)
    if (count < own) least = false
    if (count > own) most = false
  }
  if (least) return LEAD_HOLDS * stake
  return most ? -LEAD_HOLDS * stake : 0
}
