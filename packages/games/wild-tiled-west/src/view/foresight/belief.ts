/**
 * A whole position from what one seat sees. What is hidden from it (decks, face-down partners of others) is made up, always in the
 * same order, and the generator is not that of the game: nothing that depends on either may be shown.
 */
import { FACES, BOARD_IDS, sideIndex, SIDES } from '../../data/boards.ts'
import { CONTRACTS } from '../../data/figures.ts'
import { type CellId, cellOf } from '../../data/grid.ts'
import { type Mask, maskOf } from '../../data/mask.ts'
import { PARTNER_IDS, type PartnerId } from '../../data/partners.ts'
import { BANDIT_CARD_IDS } from '../../data/solo.ts'
import { orientationOf, pieceOf, SUITS, TILE_IDS } from '../../data/tiles.ts'
import { NO_PARTNER, type Placed, type Player, type Ridge, type State, TRACK_CATEGORIES } from '../../state.ts'
import type { Step } from '../../steps.ts'
import type { PlayerView, RidgeView, TileView, View } from '../types.ts'

const mask = (ids: readonly CellId[]): Mask => maskOf(ids.map(cellOf))
const flags = (marks: readonly boolean[]): number => marks.reduce((bits, on, i) => (on ? bits | (1 << i) : bits), 0)
const partner = (id: PartnerId | null): number => (id === null ? NO_PARTNER : PARTNER_IDS.indexOf(id))

export function believed(view: View, agenda: readonly Step[]): State {
  const players = view.players.map((player) => settler(player, view))
  const seen = [...view.row, ...view.hand, ...view.players.flatMap(({ partner: own, second }) => [own, second])]
  const unseen = PARTNER_IDS.filter((id) => !seen.includes(id)).map(partner)
  return {
    seq: 0,
    rng: [1, 2, 3, 4],
    agenda: [...agenda],
    year: view.year,
    round: view.round,
    over: view.over,
    first: view.first,
    players,
    stacks: TILE_IDS.map((id) => view.stacks[id]),
    removed: 0,
    prairie: view.prairie,
    river: view.river,
    contracts: view.contracts.map(({ contract }) => CONTRACTS.indexOf(contract)),
    flipped: flags(view.contracts.map(({ flipped }) => flipped)),
    aceSupply: flags(SUITS.map((suit) => view.aceSupply.includes(suit))),
    deck: unseen.slice(0, view.deck),
    row: view.row.map(partner),
    ridge: view.ridge === null ? null : ridge(view.ridge),
  }
}

/** The squares a player has settled, as the rules look at them. */
export function settlement({ board, face, covered }: PlayerView): Pick<Player, 'side' | 'covered'> {
  if (board === null || face === null) throw new Error('no board has been taken yet')
  return { side: sideIndex(BOARD_IDS.indexOf(board), FACES.indexOf(face)), covered: mask(covered) }
}

function settler(player: PlayerView, view: View): Player {
  const { side, covered } = settlement(player)
  const own = player.seat === view.seat
  const tiles = player.tiles.map(placed)
  return {
    side,
    covered,
    gold: player.gold,
    bullets: player.bullets,
    mine: player.mine,
    // How the points came about is forgotten; what matters is by how much they change.
    track: TRACK_CATEGORIES.map((_, i) => (i === 0 ? player.score : 0)),
    fields: mask(player.fields),
    cows: mask(player.cows),
    houses: mask(player.tiles.flatMap(houses)),
    sheriffs: mask(player.sheriffs),
    standing: mask(player.standing),
    tombstones: mask(player.tombstones),
    boots: mask(player.boots),
    tiles,
    alleys: player.alleys,
    alleysDue: player.alleysDue,
    towns: flags(player.towns.map(({ inaugurated }) => inaugurated)),
    paid: flags(player.tiles.map(({ paid }) => paid)),
    roped: flags(SIDES[side].lassos.map((cell) => player.roped.map(cellOf).includes(cell))),
    markets: flags(SIDES[side].markets.map((cell) => player.marketsPaid.map(cellOf).includes(cell))),
    aces: SUITS.map((suit) => player.aces[suit] - (player.aceCards.includes(suit) ? 1 : 0)),
    aceCards: flags(SUITS.map((suit) => player.aceCards.includes(suit))),
    largestWrangle: player.largestWrangle,
    sawmills: player.sawmills,
    storesAside: player.storeAside ? 1 : 0,
    hand: own ? view.hand.map(partner) : [],
    partner: partner(player.partner),
    rejected: own ? partner(view.rejected) : NO_PARTNER,
    second: partner(player.second),
  }
}

const placed = ({ tile, turn, cells, gold }: TileView): Placed => ({
  tile: pieceOf(tile),
  turn,
  at: cellOf(cells[0]),
  gold,
})

const houses = ({ tile, turn, cells }: TileView): CellId[] =>
  cells.filter((_, i) => orientationOf(pieceOf(tile), turn).cells[i].terrain === 'building')

function ridge({ bandits, buried, cards, spareBullets, deck }: RidgeView): Ridge {
  const shown = cards.map(({ card }) => BANDIT_CARD_IDS.indexOf(card))
  const unseen = BANDIT_CARD_IDS.map((_, card) => card).filter((card) => !shown.includes(card))
  return {
    bandits,
    buried,
    cards: shown,
    buriedOn: cards.map((card) => card.buried),
    herded: cards.filter(({ herded }) => herded).length,
    spareBullets,
    deck: unseen.slice(0, deck),
  }
}
