/** Answers of Rails to the North. Made once each and shared. */
import type { OptionOf } from '@waystation/kernel'
import type { CattleCardId } from '../data/cards.ts'
import { CATTLE } from '../data/cards.ts'
import { EXCHANGE_DRAWS, SPACES_PER_TOWN, type TownId, TOWNS, type TradeSpace } from '../data/rails/towns.ts'
import { STATION_MASTERS, type StationMasterId } from '../data/station-masters.ts'

export type ShopOption = OptionOf<'shop'> & {
  readonly town: TownId
  readonly index: number
  readonly print: TradeSpace
}
export type MasterOption = OptionOf<'master'> & { readonly master: StationMasterId; readonly index: number }
export type ExchangeOption = OptionOf<'exchange'> & { readonly count: number }
export type TakeCattleOption = OptionOf<'takeCattle'> & { readonly card: CattleCardId; readonly index: number }

/** By trade space, town by town. */
export const SHOP: readonly ShopOption[] = TOWNS.flatMap(({ id, spaces }, town) =>
  spaces.map((print, i) => {
    const name = `shop in ${id} space ${i + 1}`
    return Object.freeze({ id: name, do: 'shop' as const, town: id, index: town * SPACES_PER_TOWN + i, print })
  }),
)
/** By station master. */
export const MASTER: readonly MasterOption[] = STATION_MASTERS.map(({ id }, index) =>
  Object.freeze({ id: `take ${id}`, do: 'master', master: id, index }),
)
/** By card. */
export const TAKE_CATTLE: readonly TakeCattleOption[] = CATTLE.map(({ id }, index) =>
  Object.freeze({ id: `take ${id}`, do: 'takeCattle', card: id, index }),
)
const EXCHANGES: readonly ExchangeOption[] = Array.from({ length: EXCHANGE_DRAWS }, (_, i) =>
  Object.freeze({ id: `exchange ${i + 1}`, do: 'exchange', count: i + 1 }),
)
/** What an exchange token allows when so many cards can be drawn. */
export const EXCHANGE: readonly (readonly ExchangeOption[])[] = [
  [],
  ...EXCHANGES.map(({ count }) => EXCHANGES.slice(0, count)),
]
