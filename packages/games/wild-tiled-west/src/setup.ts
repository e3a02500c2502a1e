/** The state before anybody has a board; `prepare` and the steps after it do the rest in the open. */
import type { Config, Rng } from '@waystation/kernel'
import { BOARD_IDS, NO_SIDE } from './data/boards.ts'
import { CONTRACTS, CROWDS, type Crowd, STARTING_SCORE } from './data/figures.ts'
import { PARTNERS } from './data/partners.ts'
import { BANDIT_CARDS, RIDGE_BANDITS } from './data/solo.ts'
import { COPIES, SUITS } from './data/tiles.ts'
import { NO_CELLS } from './data/mask.ts'
import { NO_PARTNER, type Player, type Ridge, type State, TRACK_CATEGORIES } from './state.ts'
import type { Step } from './steps.ts'

export function setup({ players, variants }: Config, rng: Rng): State {
  const { removed } = CROWDS[players]
  const stacks = COPIES.map((copies) => copies - leftOut(removed, copies))
  const boards = BOARD_INDEXES.slice()
  if (variants.boards === 'dealt') rng.shuffle(boards)
  const contracts = CONTRACTS.map((_, contract) => contract)
  if (variants.contracts === 'shuffled') rng.shuffle(contracts)
  const taking = Array.from({ length: players }, (_, seat): Step => {
    const board = variants.boards === 'dealt' ? boards[seat] : -1
    return { do: 'takeBoard', seat, board, sides: variants.sides }
  })
  return {
    seq: 0,
    rng: rng.words,
    agenda: [{ do: 'year' }, { do: 'dealPartners' }, { do: 'settleIn' }, ...taking.reverse(), { do: 'prepare' }],
    year: 0,
    round: 0,
    over: false,
    first: 0,
    players: Array.from({ length: players }, newPlayer),
    stacks,
    removed: sum(COPIES) - sum(stacks),
    prairie: [],
    river: [],
    contracts,
    flipped: 0,
    aceSupply: (1 << SUITS.length) - 1,
    deck: rng.shuffle(PARTNERS.map((_, partner) => partner)),
    row: [],
    ridge: players === 1 ? newRidge(rng) : null,
  }
}

const BOARD_INDEXES = BOARD_IDS.map((_, board) => board)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function leftOut(removed: Crowd['removed'], copies: number): number {
  return removed === 'each' || (removed === 'triples' && copies === 3) ? 1 : 0
}

function newRidge(rng: Rng): Ridge {
  return {
    bandits: RIDGE_BANDITS,
    buried: 0,
    cards: [],
    buriedOn: [],
    herded: 0,
    spareBullets: 0,
    deck: rng.shuffle(BANDIT_CARDS.map((_, card) => card)),
  }
}

function newPlayer(): Player {
  return {
    side: NO_SIDE,
    gold: 0,
    bullets: 0,
    mine: 1,
    track: TRACK_CATEGORIES.map((category) => (category === 'start' ? STARTING_SCORE : 0)),
    covered: NO_CELLS,
    fields: NO_CELLS,
    cows: NO_CELLS,
    houses: NO_CELLS,
    sheriffs: NO_CELLS,
    standing: NO_CELLS,
    tombstones: NO_CELLS,
    boots: NO_CELLS,
    tiles: [],
    alleys: 0,
    alleysDue: 0,
    towns: 0,
    paid: 0,
    roped: 0,
    markets: 0,
    aces: SUITS.map(() => 0),
    aceCards: 0,
    largestWrangle: 0,
    sawmills: 0,
    storesAside: 0,
    hand: [],
    partner: NO_PARTNER,
    rejected: NO_PARTNER,
    second: NO_PARTNER,
  }
}
