/** Every answer a player can give. Made once each and shared, so that enumerating them costs next to nothing. */
import { memo, type OptionOf, type PassOption } from '@waystation/kernel'
import { AREA_IDS, type Area, type AreaId } from './data/action-areas.ts'
import { BREEDS, type Breed, type Tile, TILE_COUNT, TILE_IDS, type TileId } from './data/cattle.ts'
import { PASTURES, type Pasture, type PastureId } from './data/pampa.ts'
import { DIE_FACES } from './data/setup.ts'
import { CODES, diceOf } from './options/handfuls.ts'

/** One member for each kind, so that kinds can be told apart. */
type OnTile<K extends string> = K extends string ? OptionOf<K> & { readonly tile: TileId } : never
interface WithDice {
  readonly dice: readonly number[]
}
type OnArea<K extends string> = K extends string ? OptionOf<K> & { readonly area: AreaId } : never

type BreedOption<K extends string> = OptionOf<K> & { readonly breed: Breed }

export type KeepOption = OptionOf<'keep'> & { readonly tiles: readonly TileId[] }
export type TakeDiceOption = OptionOf<'takeDice'> & WithDice
export type DiceAction = (OnTile<'stand' | 'lay' | 'raise'> & WithDice) | (OnArea<'occupy'> & WithDice)
export type SpecialOption = OnArea<'use' | 'takeBack'>
export type ReclaimOption = OnTile<'reclaim'>
export type OverseerOption = OnTile<'wake' | 'displace'>
export type FetchOption = OptionOf<'fetch'> & { readonly tiles: readonly TileId[] }
export type SettleOption = OptionOf<'settle'> & { readonly pasture: PastureId }
export type BringHomeOption = OnTile<'add' | 'sort'>

export type Option =
  | BreedOption<'leaveOut'>
  | KeepOption
  | OnArea<'first'>
  | TakeDiceOption
  | DiceAction
  | SpecialOption
  | ReclaimOption
  | OptionOf<'endTurn'>
  | (OptionOf<'wish'> & { readonly value: number })
  | BreedOption<'sell'>
  | OnTile<'steal'>
  | OverseerOption
  | FetchOption
  | SettleOption
  | BringHomeOption
  | PassOption

function forTiles<K extends string>(kind: K, word: string): readonly (OptionOf<K> & { readonly tile: TileId })[] {
  return TILE_IDS.map((tile) => Object.freeze({ id: `${word} ${tile}`, do: kind, tile }))
}

function forAreas<K extends string>(kind: K, word: string): readonly (OptionOf<K> & { readonly area: AreaId })[] {
  return AREA_IDS.map((area) => Object.freeze({ id: `${word} ${area}`, do: kind, area }))
}

/** One option per component and dice. */
function withDice<O>(components: number, make: (component: number, code: number) => O): (c: number, code: number) => O {
  const made = memo(components * CODES, (key) => make(Math.floor(key / CODES), key % CODES))
  return (component, code) => made(component * CODES + code)
}

const onTile =
  <K extends 'stand' | 'lay' | 'raise'>(kind: K) =>
  (tile: Tile, code: number) => {
    const dice = diceOf(code)
    return { id: `${kind} ${TILE_IDS[tile]} with ${dice.join('+')}`, do: kind, tile: TILE_IDS[tile], dice }
  }

export const stand = withDice(TILE_COUNT, onTile('stand'))
export const lay = withDice(TILE_COUNT, onTile('lay'))
export const raise = withDice(TILE_COUNT, onTile('raise'))
export const occupy = withDice(AREA_IDS.length, (area: Area, code) => {
  const dice = diceOf(code)
  return { id: `occupy ${AREA_IDS[area]} with ${dice.join('+')}`, do: 'occupy' as const, area: AREA_IDS[area], dice }
})
export const takeDice = withDice(1, (_, code): TakeDiceOption => {
  const dice = diceOf(code)
  return { id: `take ${dice.join('+')}`, do: 'takeDice', dice }
})

export const LEAVE_OUT = BREEDS.map((breed) =>
  Object.freeze({ id: `leave out ${breed}`, do: 'leaveOut' as const, breed }),
)
export const FIRST = forAreas('first', 'first')
export const USE = forAreas('use', 'use')
export const TAKE_BACK = forAreas('takeBack', 'take back from')
export const RECLAIM = forTiles('reclaim', 'reclaim from')
export const END_TURN = Object.freeze({ id: 'end turn', do: 'endTurn' } as const)
export const WISHES = Array.from({ length: DIE_FACES }, (_, i) =>
  Object.freeze({ id: `wish ${i + 1}`, do: 'wish' as const, value: i + 1 }),
)
export const SELL = BREEDS.map((breed) => Object.freeze({ id: `sell ${breed}`, do: 'sell' as const, breed }))
export const STEAL = forTiles('steal', 'steal')
export const WAKE = forTiles('wake', 'wake')
export const DISPLACE = forTiles('displace', 'displace')
export const ADD = forTiles('add', 'add')
export const SORT_IN = forTiles('sort', 'sort')
export const SETTLE: readonly SettleOption[] = PASTURES.map((_, pasture: Pasture) =>
  Object.freeze({ id: `settle in ${PASTURES[pasture].id}`, do: 'settle' as const, pasture: PASTURES[pasture].id }),
)

export function keep(tiles: readonly Tile[]): KeepOption {
  const ids = tiles.map((tile) => TILE_IDS[tile])
  return { id: `keep ${ids.join(' ')}`, do: 'keep', tiles: ids }
}

export function fetch(tiles: readonly Tile[]): FetchOption {
  const ids = tiles.map((tile) => TILE_IDS[tile])
  return { id: `fetch ${ids.join(' ')}`, do: 'fetch', tiles: ids }
}
