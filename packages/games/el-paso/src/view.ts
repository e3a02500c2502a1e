/** What a seat sees. Hands are counts to others until they are shown; piles are counts to everyone. */
import type { Seat } from '@waystation/kernel'
import { BONUS_IDS, type BonusId } from './data/bonuses.ts'
import { BUILDING_NUMBERS, type BuildingFaceId } from './data/buildings.ts'
import {
  BREED_IDS,
  type BreedId,
  CARD_IDS,
  type CardId,
  MARKET_BREEDS,
  SIMMENTAL,
  WORKER_IDS,
  type WorkerId,
} from './data/cards.ts'
import { OBJECTIVE_IDS, type ObjectiveId } from './data/objectives.ts'
import { DISCS, type DiscId } from './data/player-board.ts'
import { POSTS, type PostId } from './data/posts.ts'
import { SUE_SEAT } from './data/solo.ts'
import { NODE_IDS, NODES, type NodeId } from './data/trail.ts'
import { TRAIN_CARDS, type TrainFaceId } from './data/train.ts'
import { type Counted, counted, present } from './view/counted.ts'
import { faceName } from './rules/build.ts'
import { countedDuplicates, moveLimit, permanentCertificates } from './rules/discs.ts'
import { deliveryValue } from './rules/delivery.ts'
import { breedsIn, handLimit, sum } from './rules/herd.ts'
import { allCards } from './scoring.ts'
import { NO_SHOWN, NOBODY, type Phase, type Player, type State, type TableRules } from './state.ts'
import { isCommon, NO_TILE, ownerOf, PLACE_IDS, type PlaceId, placeOf, trainFaceId } from './data/tiles.ts'
import { type Part, partOf } from './view/part.ts'
import { sueView, type SueView } from './view/sue.ts'

/** A seat, or Sue. */
export type Who = Seat | 'sue'

export interface SpaceView {
  readonly node: NodeId
  readonly place: PlaceId | null
  readonly owner: Who | null
  readonly ranchers: readonly Who[]
  /** Of an empty building space; null elsewhere. */
  readonly price: number | null
}

export interface PlayerView {
  readonly money: number
  readonly tokens: number
  readonly certificates: number
  readonly permanentCertificates: number
  readonly duplicates: number
  readonly handLimit: number
  readonly moveLimit: number
  readonly workers: readonly Counted<WorkerId>[]
  readonly handSize: number
  readonly pileSize: number
  readonly discard: readonly Counted<CardId>[]
  /** Every card owned, wherever it is: all of it went there openly. */
  readonly herd: readonly Counted<CardId>[]
  /** The hand last shown in El Paso. */
  readonly lastHand: readonly BreedId[]
  readonly removed: readonly BreedId[]
  readonly discs: readonly DiscId[]
  readonly objectives: readonly ObjectiveId[]
  readonly bonuses: readonly BonusId[]
}

export interface View {
  readonly seat: Seat | null
  readonly phase: Phase
  readonly turn: Who | null
  /** Of the turn; null between turns. */
  readonly part: Part | null
  readonly turnsLeft: number
  readonly rules: TableRules
  readonly players: readonly PlayerView[]
  readonly sue: SueView | null
  readonly trail: readonly SpaceView[]
  readonly market: readonly Counted<BreedId>[]
  readonly simmental: { readonly left: number; readonly rancher: Who | null }
  readonly workers: readonly Counted<WorkerId>[]
  readonly buildings: readonly Counted<BuildingFaceId>[]
  readonly train: readonly TrainFaceId[]
  readonly objectives: { readonly shown: readonly (ObjectiveId | null)[]; readonly left: number }
  readonly bonuses: { readonly shown: readonly (BonusId | null)[]; readonly left: number }
  readonly posts: readonly { readonly post: PostId; readonly discs: readonly Who[] }[]
  /** Own hand, and what it would be worth at El Paso without certificates of the track. */
  readonly hand: readonly BreedId[]
  readonly handValue: number
  /** A hand laid open for a delivery. */
  readonly openHand: { readonly seat: Seat; readonly cards: readonly BreedId[]; readonly value: number } | null
}

/** In the state Sue is a number like the seats. */
const who = (s: Readonly<State>, index: number): Who => (s.sue !== null && index === SUE_SEAT ? 'sue' : index)
const whoOrNull = (s: Readonly<State>, index: number): Who | null => (index === NOBODY ? null : who(s, index))

const shownIds = <I>(shown: readonly number[], ids: readonly I[]): (I | null)[] =>
  shown.map((tile) => (tile === NO_SHOWN ? null : ids[tile]))

export function view(s: Readonly<State>, seat: Seat | null): View {
  const own = seat === null ? undefined : s.players[seat]
  return {
    seat,
    phase: s.phase,
    turn: whoOrNull(s, s.turn),
    part: partOf(s),
    turnsLeft: s.turnsLeft,
    rules: { ...s.rules },
    players: s.players.map(playerView),
    sue: s.sue === null ? null : sueView(s, s.sue),
    trail: NODE_IDS.map((_, node) => spaceView(s, node)),
    market: MARKET_BREEDS.map((breed) => ({ id: BREED_IDS[breed], count: s.market[breed] })),
    simmental: { left: s.market[SIMMENTAL], rancher: whoOrNull(s, s.simmentalSpace) },
    workers: counted(WORKER_IDS, s.workers),
    buildings: BUILDING_NUMBERS.map((number) => ({ id: faceName(s, number), count: s.buildings[number - 1] })),
    train: TRAIN_CARDS.map((_, card) => trainFaceId(card, s.rules.backs)),
    objectives: { shown: shownIds(s.objectivesShown, OBJECTIVE_IDS), left: s.objectives.length },
    bonuses: { shown: shownIds(s.bonusesShown, BONUS_IDS), left: s.bonuses.length },
    posts: POSTS.map(({ id }, post) => ({ post: id, discs: discsOn(s, post) })),
    hand: own === undefined ? [] : breedsIn(own.hand),
    handValue: own === undefined ? 0 : deliveryValue(own),
    openHand: openHand(s),
  }
}

function openHand(s: Readonly<State>): View['openHand'] {
  if (s.openHand === NOBODY) return null
  const p = s.players[s.openHand]
  return { seat: s.openHand, cards: breedsIn(p.hand), value: deliveryValue(p) }
}

/** One entry per disc. */
function discsOn(s: Readonly<State>, post: number): Who[] {
  const seats = s.players.flatMap((p, seat) => Array<Who>(p.posts[post]).fill(seat))
  return s.sue === null ? seats : [...seats, ...Array<Who>(s.sue.posts[post]).fill('sue')]
}

function spaceView(s: Readonly<State>, node: number): SpaceView {
  const tile = s.trail[node]
  const seats = s.players.flatMap((p, seat): Who[] => (p.at === node && s.simmentalSpace !== seat ? [seat] : []))
  const sueHere = s.sue !== null && s.sue.at === node && s.simmentalSpace !== SUE_SEAT
  return {
    node: NODE_IDS[node],
    place: tile === NO_TILE ? null : PLACE_IDS[placeOf(tile, s.rules.sides)],
    owner: isCommon(tile) ? who(s, ownerOf(tile)) : null,
    ranchers: sueHere ? [...seats, 'sue'] : seats,
    price: tile === NO_TILE ? NODES[node].price : null,
  }
}

function playerView(p: Readonly<Player>): PlayerView {
  return {
    money: p.money,
    tokens: p.tokens,
    certificates: p.certificates,
    permanentCertificates: permanentCertificates(p),
    duplicates: countedDuplicates(p),
    handLimit: handLimit(p),
    moveLimit: moveLimit(p),
    workers: counted(WORKER_IDS, p.area),
    handSize: sum(p.hand),
    pileSize: p.pile.length,
    discard: present(counted(CARD_IDS, p.discard)),
    herd: present(counted(CARD_IDS, allCards(p))),
    lastHand: p.lastHand.map((breed) => BREED_IDS[breed]),
    removed: p.removed.map((breed) => BREED_IDS[breed]),
    discs: DISCS.flatMap(({ id }, disc) => ((p.discs >> disc) & 1 ? [id] : [])),
    objectives: p.objectives.map((tile) => OBJECTIVE_IDS[tile]),
    bonuses: p.bonuses.map((tile) => BONUS_IDS[tile]),
  }
}
