/** Every answer a player can give. Made once each and shared, so that enumerating them costs next to nothing. */
import { type KernelOption, memo, type OptionOf } from '@waystation/kernel'
import { actionId } from './options/action-ids.ts'
import { type CardId, cardId } from './options/cards.ts'
import type { DeliverOption } from './options/deliveries.ts'
import type { LayOption } from './options/poker.ts'
import type { ExchangeOption, MasterOption, ShopOption, TakeCattleOption } from './options/rails.ts'
import type { SideOption } from './options/sides.ts'
import type { Action } from './data/actions.ts'
import { CATTLE, PURCHASES } from './data/cards.ts'
import { AUXILIARIES, type AuxiliaryId } from './data/auxiliaries.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { CARD_KINDS } from './data/objectives.ts'
import { CERTIFICATE_TRACK, DISC_SPOTS, type DiscId } from './data/player-board.ts'
import { IS_SPACE, type SpaceId, STATIONS, type StationId, spaceId } from './data/railroad.ts'
import {
  FIRST_HAZARD,
  FIRST_WORKER,
  GREEN_TEEPEE,
  type SupplyTileId,
  supplyTileId,
  TILE_NUMBERS,
  WORKERS,
  type WorkerId,
} from './data/tiles.ts'
import { NODE_COUNT, NODES, type NodeId, VILLAGE } from './data/trail.ts'
import { type BuildingId, BUILDINGS } from './data/buildings.ts'
import { ACTIONS } from './data/slots.ts'
import { tileFace, type TileView } from './data/tile-face.ts'

export { type CardId, cardId }

interface OnCard<K extends string> extends OptionOf<K> {
  readonly card: CardId
  readonly index: number
}
interface OnNode<K extends string> extends OptionOf<K> {
  readonly node: NodeId
  readonly index: number
}

/**
 * A printed action. `arg` is the card it discards, the auxiliary action, the cards it draws, the space it copies, or how
 * much "as many as you have" comes to; `tile` the building it copies.
 */
export type ActionOption = OptionOf<'action'> & {
  readonly action: number
  readonly print: Action
  readonly arg: number
  readonly tile: TileView | null
}
export type MoveOption = OnNode<'move'> & {
  readonly route: number
  readonly by: readonly NodeId[]
  /** Whether there are several ways to this space, for different fees. */
  readonly several: boolean
  readonly tile: TileView | null
  readonly fee: number
}
type PlaceOption = OnNode<'place'> & { readonly tile: TileView | null }
type SiteOption = OnNode<'site'> & { readonly cost: number; readonly over: TileView | null }
type TradeOption = OnNode<'trade'> & { readonly tile: SupplyTileId }
type BuildingOption = OptionOf<'building'> & { readonly number: number; readonly building: BuildingId }
type AuxiliaryOption = OptionOf<'auxiliary'> & { readonly auxiliary: AuxiliaryId; readonly index: number }
type HireOption = OptionOf<'hire'> & {
  readonly worker: WorkerId
  readonly index: number
  readonly row: number
  readonly cost: number
}
type IncomeOption = OptionOf<'income'> & {
  readonly certificates: number
  readonly left: number
  readonly money: number
}
type SpaceOption = OptionOf<'engine'> & { readonly space: SpaceId; readonly at: number }
type BuyOption = OptionOf<'buy'> & { readonly purchase: number; readonly cards: readonly number[] }
type StationOption<K extends string> = OptionOf<K> & { readonly station: StationId; readonly index: number }
type DiscOption = OptionOf<'disc'> & { readonly disc: DiscId; readonly index: number }
type TileOption<K extends string> = OptionOf<K> & { readonly tile: SupplyTileId; readonly index: number }

export type Option =
  | PlaceOption
  | MoveOption
  | ActionOption
  | AuxiliaryOption
  | OnCard<'objective'>
  | OnCard<'takeObjective'>
  | OnCard<'discard'>
  | OnCard<'remove'>
  | OptionOf<'drawObjective'>
  | OptionOf<'addCattle'>
  | OptionOf<'endTurn'>
  | OptionOf<'noDisc'>
  | HireOption
  | BuildingOption
  | SiteOption
  | TradeOption
  | TileOption<'removeHazard'>
  | TileOption<'foresight'>
  | SpaceOption
  | BuyOption
  | DiscOption
  | StationOption<'stationDisc'>
  | StationOption<'upgradeBehind'>
  | (OptionOf<'worker'> & { readonly worker: WorkerId; readonly index: number })
  | IncomeOption
  | DeliverOption
  | SideOption<'side'>
  | SideOption<'turn'>
  | LayOption
  | ShopOption
  | MasterOption
  | ExchangeOption
  | TakeCattleOption
  | KernelOption

const freeze = <O>(option: O): Readonly<O> => Object.freeze(option)

const cards = <K extends 'objective' | 'takeObjective' | 'discard' | 'remove'>(
  kind: K,
  word: string,
): readonly OnCard<K>[] =>
  Array.from({ length: CARD_KINDS }, (_, index) =>
    freeze({ id: `${word} ${cardId(index)}`, do: kind, card: cardId(index), index }),
  )
const stations = <K extends 'stationDisc' | 'upgradeBehind'>(kind: K, word: string): readonly StationOption<K>[] =>
  STATIONS.map((s, index) => freeze({ id: `${word} ${s.id}`, do: kind, station: s.id, index }))
const tiles = <K extends 'removeHazard' | 'foresight'>(kind: K, word: string): readonly TileOption<K>[] =>
  Array.from({ length: FIRST_WORKER + WORKERS.length }, (_, index) => {
    const tile = supplyTileId(Math.max(index, FIRST_HAZARD))
    return freeze({ id: `${word} ${tile}`, do: kind, tile, index })
  })

const places = memo(NODE_COUNT * TILE_NUMBERS, (key): PlaceOption => {
  const index = Math.floor(key / TILE_NUMBERS)
  const { id } = NODES[index]
  return { id: `start at ${id}`, do: 'place', node: id, index, tile: tileFace(key % TILE_NUMBERS) }
})
export const placeOn = (at: number, tile: number): PlaceOption => places(at * TILE_NUMBERS + tile)

const COSTS = 32
const sites = new Map<number, SiteOption>()
/** Building on a space, over what lies there. */
export function buildOn(at: number, cost: number, over: number): SiteOption {
  const key = (at * COSTS + cost) * TILE_NUMBERS + over
  const known = sites.get(key)
  if (known !== undefined) return known
  const { id } = NODES[at]
  const tile = tileFace(over)
  const option: SiteOption = freeze({ id: `build on ${id}`, do: 'site', node: id, index: at, cost, over: tile })
  sites.set(key, option)
  return option
}
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
  return { id: actionId(ACTIONS[action], arg), do: 'action', action, print: ACTIONS[action], arg, tile: null }
})
export const act = (action: number, arg: number): ActionOption => actionOptions(action * ACTION_ARGS + arg)

/** Copying the building on a space. */
export const copy = (action: number, at: number, tile: number): ActionOption =>
  freeze({ ...act(action, at), tile: tileFace(tile) })

export const AUXILIARY: readonly AuxiliaryOption[] = AUXILIARIES.map(({ id }, index) =>
  freeze({ id: `only ${id}`, do: 'auxiliary', auxiliary: id, index }),
)
const hires = memo(WORKERS.length * JOB_ROWS.length * COSTS, (key): HireOption => {
  const cost = key % COSTS
  const index = Math.floor(key / COSTS) % WORKERS.length
  const row = Math.floor(key / COSTS / WORKERS.length)
  const worker = WORKERS[index]
  return { id: `hire ${worker} from row ${row + 1}`, do: 'hire', worker, index, row, cost }
})
export const hireFrom = (worker: number, row: number, cost: number): HireOption =>
  hires((row * WORKERS.length + worker) * COSTS + cost)

/** By index of the building's face. */
export const BUILDING: readonly BuildingOption[] = BUILDINGS.map(({ id, number }) =>
  freeze({ id: `building ${number}`, do: 'building', number, building: id }),
)
const trades = (tile: SupplyTileId): readonly TradeOption[] =>
  VILLAGE.map((node, index) =>
    freeze({ id: `trade at ${NODES[node].id}`, do: 'trade', index, node: NODES[node].id, tile }),
  )
const GREEN_TRADES = trades('green-teepee')
const BLUE_TRADES = trades('blue-teepee')
/** The teepee on the n-th space of the village. */
export const tradeAt = (index: number, tile: number): TradeOption =>
  (tile === GREEN_TEEPEE ? GREEN_TRADES : BLUE_TRADES)[index]
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
const SALES = 64
const incomes = memo(SPEND_KEYS * SPEND_KEYS * SALES, (key): IncomeOption => {
  const money = key % SALES
  const left = Math.floor(key / SALES) % SPEND_KEYS
  const certificates = CERTIFICATE_TRACK[Math.floor(key / SALES / SPEND_KEYS)] - CERTIFICATE_TRACK[left]
  return { id: `sell with ${certificates} certificates`, do: 'income', certificates, left, money }
})
/** Selling the hand for this much, the certificate marker going back from one index of its track to another. */
export const income = (from: number, left: number, money: number): IncomeOption =>
  incomes((from * SPEND_KEYS + left) * SALES + money)

const MARKET_KINDS = CATTLE.length
const buys = memo(PURCHASES.length * MARKET_KINDS * MARKET_KINDS, (key): BuyOption => {
  const purchase = Math.floor(key / (MARKET_KINDS * MARKET_KINDS))
  const first = Math.floor(key / MARKET_KINDS) % MARKET_KINDS
  const second = key % MARKET_KINDS
  const { cowboys, money, cards } = PURCHASES[purchase]
  const bought = [first, second].slice(0, cards)
  const names = bought.map((card) => CATTLE[card].id).join(' ')
  return { id: `buy ${names} with ${cowboys} cowboys for $${money}`, do: 'buy', purchase, cards: bought }
})
/** Buying two cards, or the first alone where one is bought. */
export const buy = (purchase: number, first: number, second: number): BuyOption =>
  buys((purchase * MARKET_KINDS + first) * MARKET_KINDS + second)
