/** Everything that depends on the number of players, indexed by it. Rulebook: "Mise en place", "Phase A". */

export const STARTING_MONEY = [6, 7, 8, 9] as const
export const STARTING_HAND = 4
/** Tiles of pile 1 that lie on the board before the first turn. */
export const OPENING_TILES = 7
export const OBJECTIVES_ON_DISPLAY = 4

export interface TableSize {
  /** Columns of the job market in use. */
  readonly columns: number
  readonly openingWorkers: number
  /** The cattle market is dealt, and later refilled, to this many cards. */
  readonly market: number
  readonly greenFee: number
  readonly blackFee: number
  readonly steps: number
  /** More steps once `step-money` or `step-vp` has been removed. */
  readonly stepMoney: number
  readonly stepVp: number
}

export const TABLE_SIZES: { readonly [players: number]: TableSize } = {
  2: { columns: 2, openingWorkers: 3, market: 7, greenFee: 2, blackFee: 2, steps: 3, stepMoney: 1, stepVp: 1 },
  3: { columns: 3, openingWorkers: 5, market: 10, greenFee: 2, blackFee: 1, steps: 3, stepMoney: 2, stepVp: 1 },
  4: { columns: 4, openingWorkers: 7, market: 13, greenFee: 1, blackFee: 2, steps: 4, stepMoney: 2, stepVp: 1 },
}
