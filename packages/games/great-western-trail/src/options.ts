/** Every answer a player can give. Made once each and shared, so that enumerating them costs next to nothing. */
import type { KernelOption, Option as KernelBase } from '@waystation/kernel'
import { actionId } from './action-ids.ts'
import type { Action } from './data/actions.ts'
import { type CattleCardId, CATTLE, FIRST_MARKET_CARD, PURCHASES } from './data/cards.ts'
import { CITIES, type CityId } from './data/cities.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { CARD_KINDS, isObjective, type ObjectiveId, objectiveOf } from './data/objectives.ts'
import { AUXILIARIES, type AuxiliaryId, CERTIFICATE_TRACK, DISC_SPOTS, type DiscId } from './data/player-board.ts'
import { IS_SPACE, type SpaceId, STATIONS, type StationId, spaceId } from './data/railroad.ts'
import { FIRST_HAZARD, FIRST_WORKER, type SupplyTileId, supplyTileId, WORKERS, type WorkerId } from './data/tiles.ts'
import { FORK_BIT, NEXT, NODE_COUNT, NODES, type NodeId, ROUTES, VILLAGE } from './data/trail.ts'
import { BUILDINGS_EACH } from './data/buildings.ts'
import { ACTIONS } from './slots.ts'

export type CardId = CattleCardId | ObjectiveId
export const cardId = (card: number): CardId => (isObjective(card) ? objectiveOf(card).id : CATTLE[card].id)

interface Is<K extends string> extends KernelBase {
  readonly do: K
}
interface OnCard<K extends string> extends Is<K> {
  readonly card: CardId
  readonly index: number
}
interface OnNode<K extends string> extends Is<K> {
  readonly node: NodeId
  readonly index: number
}

/** A printed action. `arg` is the card it discards, the auxiliary action, the cards it draws, or the space it copies. */
export type ActionOption = Is<'action'> & { readonly action: number; readonly print: Action; readonly arg: number }
export type MoveOption = OnNode<'move'> & { readonly route: number; readonly by: readonly NodeId[] }
type AuxiliaryOption = Is<'auxiliary'> & { readonly auxiliary: AuxiliaryId; readonly index: number }
type HireOption = Is<'hire'> & { readonly worker: WorkerId; readonly index: number; readonly row: number }
type SpaceOption = Is<'engine'> & { readonly space: SpaceId; readonly at: number }
type BuyOption = Is<'buy'> & { readonly purchase: number; readonly cards: readonly number[] }
type StationOption<K extends string> = Is<K> & { readonly station: StationId; readonly index: number }
type DiscOption = Is<'disc'> & { readonly disc: DiscId; readonly index: number }
type TileOption<K extends string> = Is<K> & { readonly tile: SupplyTileId; readonly index: number }

export type Option =
  | OnNode<'place'>
  | MoveOption
  | ActionOption
  | AuxiliaryOption
  | OnCard<'objective'>
  | OnCard<'takeObjective'>
  | OnCard<'discard'>
  | OnCard<'remove'>
  | Is<'drawObjective'>
  | Is<'addCattle'>
  | Is<'endTurn'>
  | Is<'noDisc'>
  | HireOption
  | (Is<'building'> & { readonly number: number })
  | OnNode<'site'>
  | (Is<'trade'> & { readonly index: number; readonly node: NodeId })
  | TileOption<'removeHazard'>
  | TileOption<'foresight'>
  | SpaceOption
  | BuyOption
  | DiscOption
  | StationOption<'stationDisc'>
  | StationOption<'upgradeBehind'>
  | (Is<'worker'> & { readonly worker: WorkerId; readonly index: number })
  | (Is<'income'> & { readonly certificates: number; readonly left: number })
  | (Is<'deliver'> & { readonly city: CityId; readonly index: number })
  | KernelOption

const freeze = <O>(option: O): Readonly<O> => Object.freeze(option)

/** A table filled as it is used. */
function memo<O>(size: number, make: (key: number) => O): (key: number) => O {
  const made = Array<O | undefined>(size)
  return (key) => (made[key] ??= make(key))
}

const cards = <K extends 'objective' | 'takeObjective' | 'discard' | 'remove'>(
  kind: K,
  word: string,
): readonly OnCard<K>[] =>
  Array.from({ length: CARD_KINDS }, (_, index) =>
    freeze({ id: `${word} ${cardId(index)}`, do: kind, card: cardId(index), index }),
  )
const nodes = <K extends 'place' | 'site'>(kind: K, word: string): readonly OnNode<K>[] =>
  NODES.map((node, index) => freeze({ id: `${word} ${node.id}`, do: kind, node: node.id, index }))
const stations = <K extends 'stationDisc' | 'upgradeBehind'>(kind: K, word: string): readonly StationOption<K>[] =>
  STATIONS.map((s, index) => freeze({ id: `${word} ${s.id}`, do: kind, station: s.id, index }))
const tiles = <K extends 'removeHazard' | 'foresight'>(kind: K, word: string): readonly TileOption<K>[] =>
  Array.from({ length: FIRST_WORKER + WORKERS.length }, (_, index) => {
    const tile = supplyTileId(Math.max(index, FIRST_HAZARD))
    return freeze({ id: `${word} ${tile}`, do: kind, tile, index })
  })

/** The spaces a route goes through, its end included. */
export function pathOf(from: number, to: number, route: number): number[] {
  const path: number[] = []
  for (let at = from; at !== to; ) {
    at = NEXT[at][(route & FORK_BIT[at]) === 0 ? 0 : 1]
    path.push(at)
  }
  return path
}

/** Which way it goes wherever the trail forks before the end. */
function branchesOf(from: number, to: number, route: number): NodeId[] {
  const path = [from, ...pathOf(from, to, route)]
  return path.flatMap((at, i) => (FORK_BIT[at] !== 0 && at !== to && path[i + 1] !== to ? [NODES[path[i + 1]].id] : []))
}

const moves = memo(NODE_COUNT * NODE_COUNT * ROUTES, (key): MoveOption => {
  const route = key % ROUTES
  const index = Math.floor(key / ROUTES) % NODE_COUNT
  const by = branchesOf(Math.floor(key / ROUTES / NODE_COUNT), index, route)
  const id = by.length === 0 ? `move to ${NODES[index].id}` : `move to ${NODES[index].id} by ${by.join(' ')}`
  return freeze({ id, do: 'move', node: NODES[index].id, index, route, by })
})
/** Moving to a space by a route: one bit per fork, see FORK_BIT. */
export const moveTo = (from: number, to: number, route: number): MoveOption =>
  moves((from * NODE_COUNT + to) * ROUTES + route)

export const PLACE = nodes('place', 'start at')
export const SITE = nodes('site', 'build on')
export const OBJECTIVE = cards('objective', 'play')
export const TAKE_OBJECTIVE = cards('takeObjective', 'take')
export const DISCARD = cards('discard', 'discard')
export const REMOVE = cards('remove', 'remove')
export const DRAW_OBJECTIVE = freeze({ id: 'take the top objective', do: 'drawObjective' } as const)
export const ADD_CATTLE = freeze({ id: 'add cattle to the market', do: 'addCattle' } as const)
export const END_TURN = freeze({ id: 'end turn', do: 'endTurn' } as const)
export const NO_DISC = freeze({ id: 'no disc', do: 'noDisc' } as const)

const ACTION_ARGS = 64
const actionOptions = memo(ACTIONS.length * ACTION_ARGS, (key): ActionOption => {
  const action = Math.floor(key / ACTION_ARGS)
  const arg = key % ACTION_ARGS
  return freeze({ id: actionId(ACTIONS[action], arg), do: 'action', action, print: ACTIONS[action], arg })
})
export const act = (action: number, arg: number): ActionOption => actionOptions(action * ACTION_ARGS + arg)

export const AUXILIARY: readonly AuxiliaryOption[] = AUXILIARIES.map((auxiliary, index) =>
  freeze({ id: `only ${auxiliary}`, do: 'auxiliary', auxiliary, index }),
)
const hires = memo(WORKERS.length * JOB_ROWS.length, (key): HireOption => {
  const index = key % WORKERS.length
  const row = Math.floor(key / WORKERS.length)
  return freeze({ id: `hire ${WORKERS[index]} from row ${row + 1}`, do: 'hire', worker: WORKERS[index], index, row })
})
export const hireFrom = (worker: number, row: number): HireOption => hires(row * WORKERS.length + worker)

export const BUILDING = Array.from({ length: BUILDINGS_EACH + 1 }, (_, number) =>
  freeze({ id: `building ${number}`, do: 'building' as const, number }),
)
export const TRADE = VILLAGE.map((node, index) =>
  freeze({ id: `trade at ${NODES[node].id}`, do: 'trade' as const, index, node: NODES[node].id }),
)
export const REMOVE_HAZARD = tiles('removeHazard', 'clear')
export const FORESIGHT = tiles('foresight', 'place')
export const ENGINE: readonly SpaceOption[] = IS_SPACE.map((_, at) =>
  freeze({ id: `engine to ${spaceId(at)}`, do: 'engine', space: spaceId(at), at }),
)
export const STATION_DISC = stations('stationDisc', 'disc from')
export const UPGRADE_BEHIND = stations('upgradeBehind', 'upgrade')
export const DISC: readonly DiscOption[] = DISC_SPOTS.map((d, index) =>
  freeze({ id: d.id, do: 'disc', disc: d.id, index }),
)
export const WORKER = WORKERS.map((worker, index) =>
  freeze({ id: `give ${worker}`, do: 'worker' as const, worker, index }),
)
const SPEND_KEYS = CERTIFICATE_TRACK.length
const incomes = memo(SPEND_KEYS * SPEND_KEYS, (key) => {
  const left = key % SPEND_KEYS
  const certificates = CERTIFICATE_TRACK[Math.floor(key / SPEND_KEYS)] - CERTIFICATE_TRACK[left]
  return freeze({ id: `sell with ${certificates} certificates`, do: 'income' as const, certificates, left })
})
/** Selling the hand, the certificate marker going back from one index of its track to another. */
export const income = (from: number, left: number) => incomes(from * SPEND_KEYS + left)
export const DELIVER = CITIES.map((city, index) =>
  freeze({ id: `deliver to ${city.id}`, do: 'deliver' as const, city: city.id, index }),
)

const MARKET_KINDS = CATTLE.length
const buys = memo(PURCHASES.length * MARKET_KINDS * MARKET_KINDS, (key): BuyOption => {
  const purchase = Math.floor(key / (MARKET_KINDS * MARKET_KINDS))
  const first = Math.floor(key / MARKET_KINDS) % MARKET_KINDS
  const second = key % MARKET_KINDS
  const bought = second < FIRST_MARKET_CARD ? [first] : [first, second]
  const { cowboys, money } = PURCHASES[purchase]
  const names = bought.map((card) => CATTLE[card].id).join(' ')
  return freeze({ id: `buy ${names} with ${cowboys} cowboys for $${money}`, do: 'buy', purchase, cards: bought })
})
/** Buying one card (second 0) or two. */
export const buy = (purchase: number, first: number, second: number): BuyOption =>
  buys((purchase * MARKET_KINDS + first) * MARKET_KINDS + second)
