/** The table before anything is turned up or dealt; `prepare` does the rest in the open. */
import type { Config, Rng } from '@waystation/kernel'
import { BONUS_COUNT } from './data/bonuses.ts'
import { BUILDING_COPIES, COMMON_BUILDINGS, NEUTRAL_BUILDINGS } from './data/buildings.ts'
import { CARD_KINDS, CATTLE, SIMMENTAL, WORKERS } from './data/cards.ts'
import { OBJECTIVE_COUNT } from './data/objectives.ts'
import { ALL_DISCS } from './data/player-board.ts'
import { POSTS } from './data/posts.ts'
import { MOST_PLAYERS, SIMMENTAL_STACK, TILES_SHOWN } from './data/table.ts'
import { EL_PASO, NEUTRAL_NODES, NODE_COUNT, OFF_TRAIL } from './data/trail.ts'
import { TRAIN_CARDS } from './data/train.ts'
import { newSue } from './setup/solo.ts'
import { NO_SHOWN, NOBODY, type Player, type State, type TableRules } from './state.ts'
import { EL_PASO_TILE, neutralTile, NO_TILE } from './data/tiles.ts'

export function setup(config: Config, rng: Rng): State {
  const { players, variants } = config
  const market = MARKET.slice()
  market[SIMMENTAL] = SIMMENTAL_STACK[players]
  const workers = WORKERS.map(({ copies }) => copies - players)
  return {
    seq: 0,
    rng: rng.words,
    agenda: [{ do: 'prepare' }],
    phase: 'setup',
    turn: NOBODY,
    turnsLeft: 0,
    simmentalSpace: NOBODY,
    openHand: NOBODY,
    rules: tableRules(variants, rng),
    players: Array.from({ length: players }, newPlayer),
    sue: players === 1 ? newSue({ market, workers }, Number(variants['solo-b-cards']), rng) : null,
    trail: trail(variants['neutral-buildings'] === 'shuffled', rng),
    market,
    workers,
    buildings: COMMON_BUILDINGS.map(() => BUILDING_COPIES),
    objectives: OBJECTIVE_STACK.slice(),
    bonuses: BONUS_STACK.slice(),
    objectivesShown: NOTHING_SHOWN.slice(),
    bonusesShown: NOTHING_SHOWN.slice(),
  }
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
const MARKET: readonly number[] = CATTLE.map(({ cowboys, copies }) => (cowboys > 0 ? copies : 0))
const OBJECTIVE_STACK = upTo(OBJECTIVE_COUNT)
const BONUS_STACK = upTo(BONUS_COUNT)
const NOTHING_SHOWN = upTo(TILES_SHOWN).map(() => NO_SHOWN)
const STARTING_HERD: readonly number[] = CATTLE.flatMap(({ startingHerd }, breed) =>
  Array<number>(startingHerd).fill(breed),
)
const NO_CARDS = upTo(CARD_KINDS).map(() => 0)
const NO_BREEDS = CATTLE.map(() => 0)
const NO_DISCS = POSTS.map(() => 0)

/** A stack of buildings or a train card, and the side that was chosen for it alone. */
interface Sided {
  /** Its bit. */
  readonly bit: number
  readonly chosen: string
}

const isSecondSide = (side: string): boolean => side === 'b' || side === 'back'

/** Which show their second side: one side for all, a lot drawn for each, or each as it was chosen. */
function turned(side: string, things: readonly Sided[], rng: Rng): number {
  const second = ({ chosen }: Sided): boolean => {
    if (side === 'mixed') return rng.int(2) === 1
    return isSecondSide(side === 'chosen' ? chosen : side)
  }
  return things.reduce((mask, thing) => (second(thing) ? mask | (1 << thing.bit) : mask), 0)
}

function tableRules(variants: Config['variants'], rng: Rng): TableRules {
  const buildings = COMMON_BUILDINGS.map(({ number }) => ({ bit: number, chosen: variants[`building-${number}-side`] }))
  const sides = turned(variants['building-sides'], buildings, rng)
  const train = TRAIN_CARDS.map(({ id }, card) => ({ bit: card, chosen: variants[`${id}-side`] }))
  return {
    sides: variants['building-2a'] === 'side-b' ? sides | (1 << 2) : sides,
    backs: turned(variants['train-sides'], train, rng),
    chooseOne2a: variants['building-2a'] === 'choose-one',
    sueTakesCorriente: variants['solo-train-cattle'] === 'corriente',
    sueDeliversHighest: variants['solo-delivery'] === 'always-highest',
    handicap: Number(variants['solo-handicap']),
    discAtLeast: variants['disc-objectives'] === 'at-least',
  }
}

/** First game: every neutral building on its own letter. Later: shuffled. */
function trail(shuffled: boolean, rng: Rng): number[] {
  const tiles = NEUTRAL_BUILDINGS.map((_, index) => neutralTile(index))
  if (shuffled) rng.shuffle(tiles)
  const out = Array<number>(NODE_COUNT).fill(NO_TILE)
  out[EL_PASO] = EL_PASO_TILE
  NEUTRAL_NODES.forEach((node, i) => (out[node] = tiles[i]))
  return out
}

/** The herd lies face down, still to be shuffled; one worker of each type is in the worker area. */
function newPlayer(): Player {
  return {
    money: 0,
    tokens: 0,
    certificates: 0,
    at: OFF_TRAIL,
    area: WORKERS.map(() => 1),
    hand: NO_BREEDS.slice(),
    pile: STARTING_HERD.slice(),
    discard: NO_CARDS.slice(),
    lastHand: [],
    removed: [],
    discs: ALL_DISCS,
    posts: NO_DISCS.slice(),
    objectives: [],
    bonuses: [],
  }
}

/** Cattle cards that stay in the box: herds of absent players and Simmental not used. */
export function boxedCattle(players: number): number {
  return (MOST_PLAYERS - players) * STARTING_HERD.length + CATTLE[SIMMENTAL].copies - SIMMENTAL_STACK[players]
}
