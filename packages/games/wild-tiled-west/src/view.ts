/** What a seat sees: everything but the decks and the face-down partners of others. */
import type { Seat } from '@waystation/kernel'
import { acesOf } from './scoring/aces.ts'
import { SIDES } from './data/boards.ts'
import { CONTRACT_BONUS, FIRST_SLOT, MINE_INCOME } from './data/figures.ts'
import { type Cell, CELL_IDS, type CellId } from './data/grid.ts'
import { type Partner, PARTNER_IDS, type PartnerId } from './data/partners.ts'
import { BANDIT_CARD_IDS, rankOf } from './data/solo.ts'
import { ORIENTATIONS, PIECE_IDS, type Suit, SUITS, TILE_IDS } from './data/tiles.ts'
import { cellsOf, type Mask, overlap } from './data/mask.ts'
import { uncoveredHorseshoes } from './scoring/metrics.ts'
import { cellsUnder } from './rules/buildings.ts'
import { anchors, groundOf } from './rules/places.ts'
import { looseCows, ridgeBandits } from './rules/solo.ts'
import { contractIn, isFlipped, pastureAt } from './rules/wrangling.ts'
import { scores, storedGold, trackTotal } from './scoring.ts'
import { NO_PARTNER, type Placed, type Player, type Ridge, type State } from './state.ts'
import type {
  ContractView,
  PastureView,
  PlacingView,
  PlayerView,
  RidgeView,
  TileView,
  TownView,
  View,
} from './view/types.ts'

export type * from './view/types.ts'

const ids = (mask: Mask): CellId[] => cellsOf(mask).map((cell) => CELL_IDS[cell])
const card = (partner: Partner): PartnerId | null => (partner === NO_PARTNER ? null : PARTNER_IDS[partner])
/** Those of these squares whose bit is set. */
const marked = (cells: readonly Cell[], mask: number): CellId[] =>
  cells.flatMap((cell, i) => ((mask & (1 << i)) === 0 ? [] : [CELL_IDS[cell]]))
const suitsIn = (mask: number): Suit[] => SUITS.filter((_, suit) => (mask & (1 << suit)) !== 0)

export function view(s: Readonly<State>, seat: Seat | null): View {
  const own = seat === null ? undefined : s.players[seat]
  return {
    seat,
    year: s.year,
    round: s.round,
    over: s.over,
    first: s.first,
    active: asked(s),
    players: s.players.map((player, i) => playerView(player, i, s.over || i === seat)),
    stacks: Object.fromEntries(TILE_IDS.map((id, tile) => [id, s.stacks[tile]])) as View['stacks'],
    prairie: s.prairie,
    river: s.river,
    contracts: s.contracts.map((_, slot) => contractView(s, slot)),
    aceSupply: suitsIn(s.aceSupply),
    row: s.row.map((partner) => PARTNER_IDS[partner]),
    deck: s.deck.length,
    hand: (own?.hand ?? []).map((partner) => PARTNER_IDS[partner]),
    rejected: card(own?.rejected ?? NO_PARTNER),
    placing: placingView(s),
    pasture: pastureView(s),
    ridge: s.ridge === null ? null : ridgeView(s.ridge),
    rank: s.ridge !== null && s.over ? rankOf(scores(s)[0].total) : null,
  }
}

function asked(s: Readonly<State>): Seat {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && 'seat' in step ? step.seat : s.first
}

function playerView(player: Readonly<Player>, seat: Seat, open: boolean): PlayerView {
  const side = player.side < 0 ? null : SIDES[player.side]
  const [spade, heart, club, diamond] = acesOf(player)
  return {
    seat,
    board: side?.board ?? null,
    face: side?.face ?? null,
    score: trackTotal(player),
    gold: player.gold,
    bullets: player.bullets,
    mine: player.mine,
    income: MINE_INCOME[player.mine - 1],
    tiles: player.tiles.map((placed, index) => tileView(placed, (player.paid & (1 << index)) !== 0)),
    covered: ids(player.covered),
    fields: ids(player.fields),
    cows: ids(player.cows),
    sheriffs: ids(player.sheriffs),
    standing: ids(player.standing),
    tombstones: ids(player.tombstones),
    boots: ids(player.boots),
    towns: side === null ? [] : townViews(player),
    alleys: player.alleys,
    alleysDue: player.alleysDue,
    aces: { spade, heart, club, diamond },
    aceCards: suitsIn(player.aceCards),
    horseshoesLeft: side === null ? 0 : uncoveredHorseshoes(player),
    storedGold: storedGold(player),
    sawmills: player.sawmills,
    storeAside: player.storesAside > 0,
    roped: marked(side?.lassos ?? [], player.roped),
    marketsPaid: marked(side?.markets ?? [], player.markets),
    largestWrangle: player.largestWrangle,
    partner: open ? card(player.partner) : null,
    hasPartner: player.partner !== NO_PARTNER,
    second: card(player.second),
  }
}

function tileView(placed: Placed, paid: boolean): TileView {
  const { tile, turn, gold } = placed
  return { tile: TILE_IDS[tile], turn, cells: cellsUnder(placed).map((cell) => CELL_IDS[cell]), gold, paid }
}

function townViews(player: Readonly<Player>): TownView[] {
  return SIDES[player.side].towns.map(({ id, points, cells, size }, i) => ({
    id,
    points,
    size,
    covered: overlap(cells, player.covered),
    inaugurated: (player.towns & (1 << i)) !== 0,
    missing: ids(cells.map((row, r) => row & ~player.covered[r])),
  }))
}

function contractView(s: Readonly<State>, slot: number): ContractView {
  const contract = contractIn(s, slot)
  const flipped = isFlipped(s, slot)
  return { cows: slot + FIRST_SLOT, contract, flipped, bonus: CONTRACT_BONUS[contract][flipped ? 'small' : 'big'] }
}

function ridgeView(ridge: Readonly<Ridge>): RidgeView {
  return {
    bandits: ridge.bandits,
    buried: ridge.buried,
    cards: ridge.cards.map((index, i) => ({
      card: BANDIT_CARD_IDS[index],
      buried: ridge.buriedOn[i],
      herded: i < ridge.herded,
    })),
    spareBullets: ridge.spareBullets,
    looseCows: looseCows(ridge),
    total: ridgeBandits(ridge),
    deck: ridge.deck.length,
  }
}

function placingView(s: Readonly<State>): PlacingView | null {
  const step = s.agenda[s.agenda.length - 1]
  if (step === undefined || (step.do !== 'turnPiece' && step.do !== 'layPiece')) return null
  const { seat, piece, mode } = step
  const ground = groundOf(s.players[seat], mode)
  const places = ORIENTATIONS[piece].flatMap((orientation) => {
    const found = anchors(ground, orientation).map((cell) => CELL_IDS[cell])
    return found.length === 0 ? [] : [{ turn: orientation.turn, anchors: found }]
  })
  return { seat, piece: PIECE_IDS[piece], mode, turn: step.do === 'layPiece' ? step.turn : null, places }
}

function pastureView(s: Readonly<State>): PastureView | null {
  const step = s.agenda[s.agenda.length - 1]
  if (step?.do !== 'wrangle') return null
  const { seat, at } = step
  return { seat, at: CELL_IDS[at], cells: ids(pastureAt(s.players[seat], at)) }
}
