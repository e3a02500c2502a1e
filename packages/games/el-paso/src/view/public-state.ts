/**
 * The position as far as it lies open on the table, made from a view: what is face down is not there. With it the rules
 * themselves answer what a table can work out: steps to a place, points so far, what a card of Sue's would make her do.
 */
import { BONUS_IDS } from '../data/bonuses.ts'
import { NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { BREED_IDS, CARD_IDS, FIRST_WORKER_CARD, SIMMENTAL, WORKER_IDS } from '../data/cards.ts'
import { OBJECTIVE_IDS } from '../data/objectives.ts'
import { DISCS } from '../data/player-board.ts'
import { SOLO_CARDS, SUE_SEAT } from '../data/solo.ts'
import { commonTile, EL_PASO_TILE, neutralTile, NO_TILE } from '../data/tiles.ts'
import { EL_PASO, OFF_TRAIL } from '../data/trail.ts'
import { NO_SHOWN, NOBODY, type Player, type State, type Sue } from '../state.ts'
import type { PlayerView, SpaceView, View, Who } from '../view.ts'
import type { Counted } from './counted.ts'
import type { SueView } from './sue.ts'

const numberOf = (who: Who | null): number => (who === null ? NOBODY : who === 'sue' ? SUE_SEAT : who)

const countsOf = (ids: readonly string[], counted: readonly Counted<string>[]): number[] =>
  ids.map((id) => counted.find((one) => one.id === id)?.count ?? 0)

const indexes = (ids: readonly string[], of: readonly string[]): number[] => of.map((id) => ids.indexOf(id))

const shown = (ids: readonly string[], tiles: readonly (string | null)[]): number[] =>
  tiles.map((id) => (id === null ? NO_SHOWN : ids.indexOf(id)))

function tileOn({ place, owner }: SpaceView): number {
  if (place === null) return NO_TILE
  if (place === 'el-paso') return EL_PASO_TILE
  const neutral = NEUTRAL_BUILDINGS.findIndex(({ id }) => id === place)
  return neutral >= 0 ? neutralTile(neutral) : commonTile(Number(place.slice('building-'.length, -1)), numberOf(owner))
}

function nodeOf({ trail, simmental }: View, who: Who): number {
  return simmental.rancher === who ? EL_PASO : trail.findIndex(({ ranchers }) => ranchers.includes(who))
}

const postsOf = ({ posts }: View, who: Who): number[] =>
  posts.map(({ discs }) => discs.filter((owner) => owner === who).length)

/** All cards that are not at work lie on the discard pile here: where they are makes no difference to anything public. */
function playerOf(view: View, p: PlayerView, seat: number): Player {
  const area = countsOf(WORKER_IDS, p.workers)
  const at = nodeOf(view, seat)
  return {
    money: p.money,
    tokens: p.tokens,
    certificates: p.certificates,
    at: at < 0 ? OFF_TRAIL : at,
    area,
    hand: BREED_IDS.map(() => 0),
    pile: [],
    discard: countsOf(CARD_IDS, p.herd).map((count, card) => count - (area[card - FIRST_WORKER_CARD] ?? 0)),
    lastHand: indexes(BREED_IDS, p.lastHand),
    removed: indexes(BREED_IDS, p.removed),
    discs: DISCS.reduce((mask, { id }, disc) => (p.discs.includes(id) ? mask | (1 << disc) : mask), 0),
    posts: postsOf(view, seat),
    objectives: indexes(OBJECTIVE_IDS, p.objectives),
    bonuses: indexes(BONUS_IDS, p.bonuses),
  }
}

function sueOf(view: View, sue: SueView): Sue {
  return {
    at: nodeOf(view, 'sue'),
    row: indexes(
      WORKER_IDS,
      sue.workers.map(({ id }) => id),
    ),
    workers: countsOf(WORKER_IDS.slice(0, sue.workers.length), sue.workers),
    wilds: sue.wilds,
    cattle: countsOf(BREED_IDS, sue.cattle),
    objectives: indexes(OBJECTIVE_IDS, sue.objectives),
    bonuses: indexes(BONUS_IDS, sue.bonuses),
    reserve: sue.reserve,
    posts: postsOf(view, 'sue'),
    supply: [],
    drawn: indexes(CARD_IDS, sue.drawn),
    deck: soloCards(sue.deck),
    discard: soloCards(sue.discard),
  }
}

const SOLO_IDS: readonly string[] = SOLO_CARDS.map(({ id }) => id)
const soloCards = (ids: readonly string[]): number[] => indexes(SOLO_IDS, ids)

export function publicState(view: View): State {
  const market = countsOf(BREED_IDS, view.market)
  market[SIMMENTAL] = view.simmental.left
  return {
    seq: 0,
    rng: [1, 2, 3, 4],
    agenda: [],
    phase: view.phase,
    turn: numberOf(view.turn),
    turnsLeft: view.turnsLeft,
    simmentalSpace: numberOf(view.simmental.rancher),
    openHand: view.openHand?.seat ?? NOBODY,
    rules: view.rules,
    players: view.players.map((p, seat) => playerOf(view, p, seat)),
    sue: view.sue === null ? null : sueOf(view, view.sue),
    trail: view.trail.map(tileOn),
    market,
    workers: countsOf(WORKER_IDS, view.workers),
    buildings: view.buildings.map(({ count }) => count),
    objectives: [],
    bonuses: [],
    objectivesShown: shown(OBJECTIVE_IDS, view.objectives.shown),
    bonusesShown: shown(BONUS_IDS, view.bonuses.shown),
  }
}
