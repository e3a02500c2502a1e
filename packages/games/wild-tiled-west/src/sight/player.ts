/** What a player has: points, supplies, aces, tiles, partners. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BOARD_IDS, SIDES } from '../data/boards.ts'
import { CONQUEST_RULES } from '../data/board-spec.ts'
import { LAST_MINE_SPACE } from '../data/figures.ts'
import { sizeOf } from '../data/mask.ts'
import { METRICS, type Metric, PARTNER_IDS } from '../data/partners.ts'
import { SUITS, TILE_COUNT } from '../data/tiles.ts'
import { evaluate } from '../heuristic.ts'
import { acePoints, acesOf } from '../scoring/aces.ts'
import { MEASURES, partnerPoints, uncoveredHorseshoes } from '../scoring/metrics.ts'
import { conquestEndPoints, minePoints, pinkPoints, trackTotal } from '../scoring.ts'
import { NO_PARTNER, type Player, type State } from '../state.ts'

/** Places for a piece differ by less than a point. */
const WORTH = { usual: 4, most: 150 }
const GOLD = [1, 2, 3, 4, 6, 8, 10]
const BULLETS = [1, 2, 3, 4]
const ACES = [1, 2, 3, 4]
/** What partners look at; a large but not rare amount of each. */
const USUAL: { readonly [metric in Metric]: number } = {
  boots: 2,
  'largest-wrangle': 5,
  sheriffs: 3,
  tombstones: 4,
  'mine-space': 5,
  towns: 3,
  'uncovered-horseshoes': 4,
  aces: 5,
  'distinct-suits': 3,
  'most-aces-of-one-suit': 3,
  buildings: 4,
  'sign-colours': 3,
  'unspent-gold': 5,
  'standing-bandits': 3,
  alleys: 4,
  'edges-touched': 2,
  'covered-cells': 16,
}

/** `laid`: what the position seems to be worth once the piece in hand lies; minus infinity without one. */
export function seePlayer(s: Readonly<State>, of: Seat, laid: number, inputs: Inputs): void {
  const p = s.players[of]
  seePoints(s, of, laid, inputs)
  inputs.amount('gold', p.gold, 5)
  inputs.atLeast('gold', p.gold, GOLD)
  inputs.atLeast('bullets', p.bullets, BULLETS)
  inputs.which('space of the mine', p.mine - 1, LAST_MINE_SPACE)
  inputs.amount('alleys to lay', p.alleysDue, 1)
  inputs.amount('sawmills', p.sawmills, 1)
  inputs.amount('stores aside', p.storesAside, 1)
  const aces = acesOf(p)
  SUITS.forEach((suit, i) => inputs.atLeast(suit, aces[i], ACES))
  inputs.bits('ace card', p.aceCards, SUITS.length)
  inputs.some(
    'tile',
    p.tiles.map(({ tile }) => tile),
    TILE_COUNT,
  )
  for (const metric of METRICS) inputs.amount(metric, p.side < 0 ? 0 : MEASURES[metric](p), USUAL[metric])
  seePartners(p, inputs)
  seeTussle(s, of, inputs)
}

/** What the game would pay if it ended now, and what it seems to come to. */
function seePoints(s: Readonly<State>, of: Seat, laid: number, inputs: Inputs): void {
  const p = s.players[of]
  const settled = p.side >= 0
  const ends = settled
    ? [-uncoveredHorseshoes(p), pinkPoints(p), acePoints(acesOf(p)), minePoints(p), conquestEndPoints(p)]
    : [0, 0, 0, 0, 0]
  inputs.amount('track', trackTotal(p), 16)
  inputs.amounts('points', p.track, 8)
  inputs.amounts('points at the end', ends, 8)
  const seems = settled ? evaluate(s, of) : 0
  // Drawing a tile is worth what it will give where it lies.
  inputs.closely('worth as it seems', Number.isFinite(laid) ? laid : seems, WORTH.usual, WORTH.most)
  inputs.which('board', settled ? BOARD_IDS.indexOf(SIDES[p.side].board) : -1, BOARD_IDS.length)
  const rule = settled ? SIDES[p.side].rule : null
  inputs.which('rule of the board', rule === null ? -1 : CONQUEST_RULES.indexOf(rule), CONQUEST_RULES.length)
}

function seePartners(p: Readonly<Player>, inputs: Inputs): void {
  const cards = [p.partner, p.second].filter((card) => card !== NO_PARTNER)
  inputs.some('partner', cards, PARTNER_IDS.length)
  inputs.some('partner to keep', p.hand, PARTNER_IDS.length)
  inputs.yes('second partner', p.second !== NO_PARTNER)
  let points = 0
  if (p.side >= 0) for (const card of cards) points += partnerPoints(p, card)
  inputs.amount('points of partners', points, 5)
}

/** Whether nobody has fewer bandits, or nobody more. */
function seeTussle(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const own = sizeOf(s.players[of].standing)
  let [fewest, most] = [99, 0]
  s.players.forEach(({ standing }, other) => {
    if (other === of) return
    fewest = Math.min(fewest, sizeOf(standing))
    most = Math.max(most, sizeOf(standing))
  })
  const alone = s.players.length === 1
  inputs.yes('fewest bandits', !alone && own <= fewest)
  inputs.yes('most bandits', !alone && own >= most)
  inputs.yes('first player', s.first === of)
}
