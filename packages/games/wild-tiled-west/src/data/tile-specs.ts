/**
 * The tiles, all drawn by us [house]: the rulebook shows its own only in pictures. What is known of the printed ones (names, the costs and effects
 * of Town Hall and Barn, the Grand Saloon's ace) comes from the rulebook, the designer's diary and reviews.
 * A cell is two letters: R road, F field, B building; then b bandit, s sheriff, S H C D aces, g gold, l bullet, a alley, p pickaxe,
 * c cow, - nothing. `..` is no cell.
 */
export const SIGNS = ['white', 'red', 'pink', 'yellow'] as const
export type Sign = (typeof SIGNS)[number]

export interface TileSpec {
  readonly id: string
  readonly copies: number
  /** Gold, printed on the tray. */
  readonly cost: number
  /** Buildings only: what colour their sign is. */
  readonly sign?: Sign
  readonly cells: readonly string[]
}

export const LAND_TILES = [
  { id: 'meadow-corner', copies: 3, cost: 0, cells: ['Fc F-', 'F- ..'] },
  { id: 'stock-pen', copies: 3, cost: 0, cells: ['Fc Fc', 'F- Rb'] },
  { id: 'cattle-lane', copies: 3, cost: 1, cells: ['Fc F- Fc R-'] },
  { id: 'wild-corral', copies: 3, cost: 1, cells: ['Fc Fc Fc', '.. Rb ..'] },
  { id: 'spade-trail', copies: 3, cost: 0, cells: ['.. Fc F-', 'R- RS ..'] },
  { id: 'ranch-road', copies: 3, cost: 0, cells: ['R- R- Fc', 'Rl .. ..'] },
  { id: 'town-common', copies: 3, cost: 0, cells: ['Fc F-', 'F- Fc', 'Rb ..'] },
  { id: 'main-street', copies: 3, cost: 0, cells: ['R- Rs R-'] },
  { id: 'crossroads', copies: 3, cost: 1, cells: ['Rl R- R-', 'Rs .. ..'] },
  { id: 'heart-square', copies: 3, cost: 0, cells: ['R- RH R-', '.. R- ..'] },
  { id: 'club-backstreets', copies: 3, cost: 0, cells: ['R- Rg ..', '.. RC ..', '.. R- Rb'] },
  { id: 'diamond-steps', copies: 3, cost: 0, cells: ['R- .. ..', 'R- RD ..', '.. R- Rg'] },
  { id: 'canyon-road', copies: 3, cost: 0, cells: ['R- R- Rp', 'R- .. ..', 'Rb .. ..'] },
  { id: 'footpath', copies: 3, cost: 0, cells: ['R- Rg'] },
  { id: 'claim-stake', copies: 3, cost: 1, cells: ['R- Rp', 'R- ..'] },
  { id: 'outlaw-hideout', copies: 3, cost: 0, cells: ['Rl .. Rl', 'R- Rb R-'] },
  { id: 'wide-range', copies: 2, cost: 1, cells: ['Fc F- Fc F-', '.. Fc .. ..'] },
  { id: 'heart-drive', copies: 2, cost: 1, cells: ['Fc Fc F- ..', '.. .. R- RH'] },
  { id: 'high-noon', copies: 2, cost: 1, cells: ['.. R- Rs', 'R- R- ..', '.. Rl ..'] },
  { id: 'spade-crossing', copies: 2, cost: 0, cells: ['.. R- ..', 'RS Ra R-', '.. R- ..'] },
  { id: 'showdown', copies: 2, cost: 0, cells: ['Rb Rs Rb', '.. R- ..', '.. Rl ..'] },
  { id: 'club-gulch', copies: 2, cost: 0, cells: ['RC R- R- Rp', 'Rb .. .. ..'] },
] as const satisfies readonly TileSpec[]

export const BUILDING_TILES = [
  { id: 'town-hall', copies: 2, cost: 2, sign: 'red', cells: ['B- B- B- B-', '.. B- B- ..'] },
  { id: 'barn', copies: 2, cost: 1, sign: 'yellow', cells: ['B- B-', 'B- B-'] },
  { id: 'stables', copies: 2, cost: 1, sign: 'pink', cells: ['B- B- B-', 'B- .. ..'] },
  { id: 'grand-saloon', copies: 2, cost: 2, sign: 'white', cells: ['B- B- B-', 'B- B- B-'] },
  { id: 'saloon', copies: 2, cost: 0, sign: 'red', cells: ['B- B- ..', 'B- Rb RD'] },
  { id: 'general-store', copies: 2, cost: 1, sign: 'white', cells: ['B- B- B-', 'R- .. ..'] },
  { id: 'sawmill', copies: 2, cost: 1, sign: 'yellow', cells: ['B- B- ..', '.. B- B-'] },
  { id: 'hotel', copies: 2, cost: 1, sign: 'red', cells: ['B- B- B-', '.. B- ..'] },
  { id: 'wheelwright', copies: 2, cost: 1, sign: 'yellow', cells: ['B- B-', 'B- ..'] },
  { id: 'bank', copies: 2, cost: 0, sign: 'white', cells: ['B- B-', 'B- B-', 'Rb ..'] },
  { id: 'gunsmith', copies: 2, cost: 1, sign: 'white', cells: ['B- B- R-'] },
  { id: 'assay-office', copies: 2, cost: 2, sign: 'white', cells: ['B- B- ..', '.. B- R-'] },
  { id: 'church', copies: 2, cost: 1, sign: 'red', cells: ['.. B- ..', 'B- B- B-', '.. B- ..'] },
  { id: 'blacksmith', copies: 2, cost: 0, sign: 'red', cells: ['B- B- Rb', 'B- .. ..'] },
  { id: 'schoolhouse', copies: 2, cost: 2, sign: 'pink', cells: ['B- B- B-', '.. B- ..', '.. R- ..'] },
  { id: 'undertaker', copies: 2, cost: 1, sign: 'pink', cells: ['B- B- B- R-'] },
  { id: 'sheriffs-office', copies: 2, cost: 2, sign: 'yellow', cells: ['B- B-', 'B- Rs'] },
  { id: 'bunkhouse', copies: 2, cost: 2, sign: 'pink', cells: ['B- B- B- R-', 'B- .. .. ..'] },
] as const satisfies readonly TileSpec[]
