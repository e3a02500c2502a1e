/** Options are made once each and shared, so that enumerating them costs next to nothing. Tables fill as they are used. */
import { memo } from '@waystation/kernel'
import { BONUS_IDS } from '../data/bonuses.ts'
import { BUILDING_NUMBERS } from '../data/buildings.ts'
import { BREED_IDS, WORKER_COUNT, WORKER_IDS } from '../data/cards.ts'
import { OBJECTIVE_IDS } from '../data/objectives.ts'
import { AUXILIARIES, type AuxiliaryId, DISC_COUNT, DISCS, HIGHEST_CERTIFICATE } from '../data/player-board.ts'
import { POSTS } from '../data/posts.ts'
import { NODE_COUNT, NODE_IDS } from '../data/trail.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import type {
  AuxiliaryOption,
  BuildOption,
  BuyOption,
  CattleOption,
  CertificatesOption,
  DeliverOption,
  DiscardForMoney,
  ExchangeDiscardOption,
  FreeOption,
  HireOption,
  MoneyOption,
  MoveOption,
  OnlyAuxiliaryOption,
  PlaceOption,
  RemoveOption,
  SiteOption,
  TakeOption,
  TokensOption,
  TrainOption,
} from '../options.ts'
import { PLACE_COUNT, PLACE_IDS } from '../data/tiles.ts'

const freeze = <O>(option: O): Readonly<O> => Object.freeze(option)

const forPrice = (dollars: number): string => (dollars === 0 ? '' : ` for $${dollars}`)
const some = (count: number, type: string): string[] =>
  count === 0 ? [] : [`${count} ${type}${count === 1 ? '' : 's'}`]
const staff = (type: string, workers: number, wilds: number): string =>
  [...some(workers, type), ...some(wilds, 'wild')].join(' and ')

const MOST_COWBOYS = 16
const places = memo(NODE_COUNT * PLACE_COUNT, (key): PlaceOption => {
  const at = Math.floor(key / PLACE_COUNT)
  return { id: `start at ${NODE_IDS[at]}`, do: 'place', node: NODE_IDS[at], at, place: PLACE_IDS[key % PLACE_COUNT] }
})
export const placeAt = (at: number, place: number): PlaceOption => places(at * PLACE_COUNT + place)

const moves = memo(NODE_COUNT * PLACE_COUNT * MOST_COWBOYS, (key): MoveOption => {
  const cowboys = key % MOST_COWBOYS
  const place = Math.floor(key / MOST_COWBOYS) % PLACE_COUNT
  const at = Math.floor(key / MOST_COWBOYS / PLACE_COUNT)
  const id = `move to ${NODE_IDS[at]}${cowboys === 0 ? '' : ` with ${staff('cowboy', cowboys, 0)}`}`
  return { id, do: 'move', node: NODE_IDS[at], at, place: PLACE_IDS[place], cowboys }
})
export const moveTo = (at: number, place: number, cowboys: number): MoveOption =>
  moves((at * PLACE_COUNT + place) * MOST_COWBOYS + cowboys)

const MOST_DOLLARS = 16
const sales = memo(BREED_IDS.length * MOST_DOLLARS, (key): DiscardForMoney => {
  const index = Math.floor(key / MOST_DOLLARS)
  const dollars = key % MOST_DOLLARS
  return { id: `discard ${BREED_IDS[index]} for $${dollars}`, do: 'sell', breed: BREED_IDS[index], index, dollars }
})
export const sell = (breed: number, dollars: number): DiscardForMoney => sales(breed * MOST_DOLLARS + dollars)

export const gainMoney = memo(
  MOST_DOLLARS,
  (dollars): MoneyOption => ({ id: `gain $${dollars}`, do: 'money', dollars }),
)
export const gainCertificates = memo(
  HIGHEST_CERTIFICATE + 1,
  (count): CertificatesOption => ({
    id: `gain ${count} certificate${count === 1 ? '' : 's'}`,
    do: 'certificates',
    count,
  }),
)
const tokenOptions = memo(4 * MOST_DOLLARS, (key): TokensOption => {
  const count = Math.floor(key / MOST_DOLLARS)
  const dollars = key % MOST_DOLLARS
  const id = `gain ${count} token${count === 1 ? '' : 's'}${forPrice(dollars)}`
  return { id, do: 'tokens', count, dollars }
})
export const gainTokens = (count: number, dollars: number): TokensOption => tokenOptions(count * MOST_DOLLARS + dollars)

const hires = memo(WORKER_COUNT * MOST_DOLLARS, (key): HireOption => {
  const index = Math.floor(key / MOST_DOLLARS)
  const dollars = key % MOST_DOLLARS
  return { id: `hire ${WORKER_IDS[index]} for $${dollars}`, do: 'hire', worker: WORKER_IDS[index], index, dollars }
})
export const hireFor = (worker: number, dollars: number): HireOption => hires(worker * MOST_DOLLARS + dollars)

/** More workers than any card or building asks for. */
const MOST_STAFF = 8
const staffKey = (index: number, workers: number, wilds: number): number =>
  (index * MOST_STAFF + workers) * MOST_STAFF + wilds
const indexOfKey = (key: number): number => Math.floor(key / MOST_STAFF / MOST_STAFF)
const workersOfKey = (key: number): number => Math.floor(key / MOST_STAFF) % MOST_STAFF

const buys = memo(BREED_IDS.length * MOST_STAFF * MOST_STAFF, (key): BuyOption => {
  const index = indexOfKey(key)
  const workers = workersOfKey(key)
  const wilds = key % MOST_STAFF
  const id = `buy ${BREED_IDS[index]} with ${staff('cowboy', workers, wilds)}`
  return { id, do: 'buy', breed: BREED_IDS[index], index, workers, wilds }
})
export const buyWith = (breed: number, cowboys: number, wilds: number): BuyOption =>
  buys(staffKey(breed, cowboys, wilds))

const trains = memo(TRAIN_CARDS.length * MOST_STAFF * MOST_STAFF, (key): TrainOption => {
  const index = indexOfKey(key)
  const workers = workersOfKey(key)
  const wilds = key % MOST_STAFF
  const id = `use ${TRAIN_CARDS[index].id} with ${staff('engineer', workers, wilds)}`
  return { id, do: 'train', train: TRAIN_CARDS[index].id, index, workers, wilds }
})
export const trainWith = (card: number, engineers: number, wilds: number): TrainOption =>
  trains(staffKey(card, engineers, wilds))

const sites = memo(NODE_COUNT * MOST_STAFF * MOST_STAFF, (key): SiteOption => {
  const at = indexOfKey(key)
  const workers = workersOfKey(key)
  const wilds = key % MOST_STAFF
  const id = `build on ${NODE_IDS[at]} with ${staff('builder', workers, wilds)}`
  return { id, do: 'site', node: NODE_IDS[at], at, workers, wilds }
})
export const siteWith = (node: number, builders: number, wilds: number): SiteOption =>
  sites(staffKey(node, builders, wilds))

/** Back from a building to the actions where it was chosen. */
export const OTHER_ACTION = freeze({ id: 'other action', do: 'otherAction' } as const)

/** By building number; index 0 is unused. */
export const BUILD: readonly BuildOption[] = [0, ...BUILDING_NUMBERS].map((number) =>
  freeze({ id: `build ${number}`, do: 'build', number }),
)

const objectives = memo(OBJECTIVE_IDS.length * MOST_DOLLARS, (key): TakeOption => {
  const tile = OBJECTIVE_IDS[Math.floor(key / MOST_DOLLARS)]
  const dollars = key % MOST_DOLLARS
  const index = Math.floor(key / MOST_DOLLARS)
  return { id: `take ${tile}${forPrice(dollars)}`, do: 'takeObjective', tile, index, dollars }
})
const bonuses = memo(BONUS_IDS.length * MOST_DOLLARS, (key): TakeOption => {
  const tile = BONUS_IDS[Math.floor(key / MOST_DOLLARS)]
  const dollars = key % MOST_DOLLARS
  const index = Math.floor(key / MOST_DOLLARS)
  return { id: `take ${tile}${forPrice(dollars)}`, do: 'takeBonus', tile, index, dollars }
})
export const takeObjective = (tile: number, dollars: number): TakeOption => objectives(tile * MOST_DOLLARS + dollars)
export const takeBonus = (tile: number, dollars: number): TakeOption => bonuses(tile * MOST_DOLLARS + dollars)
export const drawObjective = memo(
  MOST_DOLLARS,
  (dollars): TakeOption => ({ id: `draw an objective${forPrice(dollars)}`, do: 'drawObjective', dollars }),
)
export const drawBonus = memo(
  MOST_DOLLARS,
  (dollars): TakeOption => ({ id: `draw a bonus${forPrice(dollars)}`, do: 'drawBonus', dollars }),
)

/** As they are at first, and then once their discs are gone. */
export interface AuxiliaryTable<O> {
  readonly basic: readonly O[]
  readonly improved: readonly O[]
}
function auxiliaryTable<O extends AuxiliaryOption | OnlyAuxiliaryOption>(
  make: (auxiliary: AuxiliaryId, index: number, improved: boolean) => O,
): AuxiliaryTable<O> {
  const row = (improved: boolean) => AUXILIARIES.map((auxiliary, index) => freeze(make(auxiliary, index, improved)))
  return { basic: row(false), improved: row(true) }
}
export const AUXILIARY = auxiliaryTable<AuxiliaryOption>((auxiliary, index, improved) => ({
  id: auxiliary,
  do: 'auxiliary',
  auxiliary,
  index,
  improved,
}))
export const ONLY_AUXILIARY = auxiliaryTable<OnlyAuxiliaryOption>((auxiliary, index, improved) => ({
  id: `only ${auxiliary}`,
  do: 'onlyAuxiliary',
  auxiliary,
  index,
  improved,
}))

const gifts = memo(BREED_IDS.length * MOST_DOLLARS, (key): CattleOption => {
  const index = Math.floor(key / MOST_DOLLARS)
  const dollars = key % MOST_DOLLARS
  return { id: `gain ${BREED_IDS[index]}${forPrice(dollars)}`, do: 'cattle', breed: BREED_IDS[index], index, dollars }
})
export const gainCattle = (breed: number, dollars: number): CattleOption => gifts(breed * MOST_DOLLARS + dollars)

export const REMOVE: readonly RemoveOption[] = BREED_IDS.map((breed, index) =>
  freeze({ id: `remove ${breed}`, do: 'remove', breed, index }),
)
export const DISCARD: readonly ExchangeDiscardOption[] = BREED_IDS.map((breed, index) =>
  freeze({ id: `discard ${breed}`, do: 'discard', breed, index }),
)
export const EXCHANGE_AGAIN = freeze({ id: 'exchange again', do: 'exchangeAgain' } as const)
export const REVEAL = freeze({ id: 'reveal the hand', do: 'reveal' } as const)

const SPENDINGS = HIGHEST_CERTIFICATE + 1
const deliveries = memo(POSTS.length * DISC_COUNT * SPENDINGS, (key): DeliverOption => {
  const certificates = key % SPENDINGS
  const index = Math.floor(key / SPENDINGS) % DISC_COUNT
  const at = Math.floor(key / SPENDINGS / DISC_COUNT)
  const disc = DISCS[index].id
  const spent = certificates === 0 ? '' : ` and ${gainCertificates(certificates).id.slice('gain '.length)}`
  const id = `deliver to ${POSTS[at].id} with ${disc}${spent}`
  return { id, do: 'deliver', post: POSTS[at].id, at, disc, index, certificates }
})
export const deliverTo = (post: number, disc: number, certificates: number): DeliverOption =>
  deliveries((post * DISC_COUNT + disc) * SPENDINGS + certificates)
export const DELIVER_NOTHING = freeze({ id: 'deliver nothing', do: 'deliverNothing' } as const)

export const USE_TOKEN: FreeOption = freeze({ id: 'use an exchange token', do: 'useToken' })
export const BONUS: readonly FreeOption[] = WORKER_IDS.map((worker, index) =>
  freeze({ id: `discard ${worker} for its bonus`, do: 'bonus', worker, index }),
)
